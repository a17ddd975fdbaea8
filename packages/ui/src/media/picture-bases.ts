// SPDX-License-Identifier: Apache-2.0
let bases: readonly string[] = []

/**
 * Tells the pictures from which addresses the platform serves them (its image CDNs); none: from where the page
 * comes.
 */
export function setPictureBases(addresses: readonly string[]): void {
  bases = addresses.map((address) => address.replace(/\/+$/, ''))
}

const [chosen = 0] = crypto.getRandomValues(new Uint32Array(1))

/**
 * A whole number that chooses among the bases: one for each load of the page, so that the browser's cache
 * stays useful.
 */
export const chooseBase = (): number => chosen

/**
 * The address of a picture at its first try (0) or a later one: each try asks the next base. Only paths of
 * the platform move to a base; a whole address stays as it is.
 */
export function pictureAddress(src: string, choice: number, attempt: number): string {
  if (!src.startsWith('/') || src.startsWith('//') || bases.length === 0) return src
  return `${bases[(choice + attempt) % bases.length] ?? ''}${src}`
}
