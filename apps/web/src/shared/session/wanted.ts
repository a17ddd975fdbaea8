// SPDX-License-Identifier: Apache-2.0

/** What a visitor wanted when they were asked to log in: where they were, and what is carried out there once they are in. */
interface Wanted {
  href: string
  act: (() => void) | undefined
}

let wanted: Wanted | undefined

/** Something asks for a login: the visitor comes back to this page afterwards, and `act` runs. */
export function want(act?: () => void): void {
  wanted = { href: hereWithoutLogin(), act }
}

/** Nothing asked for the login, or the visitor gave it up. */
export function dropWanted(): void {
  wanted = undefined
}

/** What was wanted; it stays wanted. */
export const isWanted = (): boolean => wanted !== undefined

/** What was wanted, once. */
export function takeWanted(): Wanted | undefined {
  const taken = wanted
  wanted = undefined
  return taken
}

/** The way back to where it was asked for, without the login panel. */
export const wantedHref = (): string | undefined => wanted?.href

function hereWithoutLogin(): string {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  for (const name of ['auth', 'area']) query.delete(name)
  // Two slashes at the head would name another host.
  return `${pathname.replace(/^\/+/, '/')}${query.size > 0 ? `?${query.toString()}` : ''}${hash}`
}
