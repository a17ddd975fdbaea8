// SPDX-License-Identifier: Apache-2.0
let bases: readonly string[] = []

/** Sets the hosts that serve pictures (image CDNs); none: the host of the page. */
export function setPictureBases(addresses: readonly string[]): void {
  bases = addresses.map((address) => address.replace(/\/+$/, ''))
}

const [chosen = 0] = crypto.getRandomValues(new Uint32Array(1))

/**
 * A whole number that chooses a base: fixed for each load of the page, so that the browser's cache stays
 * useful.
 */
export const chooseBase = (): number => chosen

/**
 * The address of a picture at its first attempt (0) or a later one: each attempt uses the next base. Only
 * paths of the site move to a base; a full address stays as it is.
 */
export function pictureAddress(src: string, choice: number, attempt: number): string {
  if (!src.startsWith('/') || src.startsWith('//') || bases.length === 0) return src
  return `${bases[(choice + attempt) % bases.length] ?? ''}${src}`
}
