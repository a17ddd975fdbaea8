// SPDX-License-Identifier: Apache-2.0
/** The current location: the parts of the address. */
export interface ParsedLocation {
  pathname: string
  /** The query as texts; for a repeated name, the first counts. */
  search: Readonly<Record<string, unknown>>
  /** Without the `#`. */
  hash: string
  /** The whole address, as in a link. */
  href: string
}

export type SearchChange = object | ((before: never) => object)

/**
 * A navigation. `to` is a path of the site, or `.` for the same page; without `search` the query is empty.
 */
export interface Way {
  to?: string
  search?: SearchChange
  hash?: string
  /** A whole address of the site instead of the three. */
  href?: string
  /** Replaces this entry of the history instead of adding one. */
  replace?: boolean
  /** Whether the page starts at its top; by default it does. */
  resetScroll?: boolean
}

/** Parses an address of this site; an invalid one is home. */
export function parseLocation(address: string): ParsedLocation {
  const url = URL.parse(address, 'http://site')
  if (!url) return parseLocation('/')
  const { pathname, hash } = url
  const names = new Map<string, string>()
  for (const [name, value] of url.searchParams) if (!names.has(name)) names.set(name, value)
  return {
    pathname,
    search: Object.fromEntries(names),
    hash: hash.slice(1),
    href: pathname + url.search + hash,
  }
}

/** The query string of some values; undefined ones are left out. */
export function writeQuery(search: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The address of a navigation from a location. `current` is the query that the page has read. */
export function addressOf(way: Way, from: ParsedLocation, current: object): string {
  if (way.href !== undefined) return way.href
  const { to = '.', search = {}, hash } = way
  const values = typeof search === 'function' ? search(current as never) : search
  return `${to === '.' ? from.pathname : to}${writeQuery(values)}${hash ? `#${hash}` : ''}`
}
