// SPDX-License-Identifier: Apache-2.0
/** Where the reader is: the parts of the address. */
export interface Place {
  pathname: string
  /** The query as texts; of a name that comes twice the first counts. */
  search: Readonly<Record<string, unknown>>
  /** Without its sign. */
  hash: string
  /** All of it, as a link carries it. */
  href: string
}

export type SearchChange = object | ((before: never) => object)

/** A way to go. `to` is a path of the site, or `.` for the same page; without `search` the query is empty. */
export interface Way {
  to?: string
  search?: SearchChange
  hash?: string
  /** A whole address of the site in place of the three. */
  href?: string
  /** In place of this entry of the history instead of after it. */
  replace?: boolean
  /** Whether the page begins at its top; so unless said. */
  resetScroll?: boolean
}

/** Reads an address of this site; what cannot be read as one is home. */
export function readPlace(address: string): Place {
  const url = URL.parse(address, 'http://site')
  if (!url) return readPlace('/')
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

/** The address of a query's values; what is undefined is left out. */
export function writeQuery(search: object): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null) query.set(name, String(value))
  return query.size === 0 ? '' : `?${query.toString()}`
}

/** The address to which a way leads from a place. `current` is what the page has read of its query. */
export function addressOf(way: Way, from: Place, current: object): string {
  if (way.href !== undefined) return way.href
  const { to = '.', search = {}, hash } = way
  const values = typeof search === 'function' ? search(current as never) : search
  return `${to === '.' ? from.pathname : to}${writeQuery(values)}${hash ? `#${hash}` : ''}`
}
