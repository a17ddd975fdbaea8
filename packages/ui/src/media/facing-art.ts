// SPDX-License-Identifier: Apache-2.0
/**
 * The address of a banner whose calm side is where words of this direction stand. Drawn art exists both ways
 * round; a picture that somebody brought stays as it is, since what is written in it must not be mirrored.
 */
export function facingArt(address: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl' && address.startsWith('/art/') ? address.replace(/\.(?=\w+$)/, '~rtl.') : address
}

/**
 * The address of a banner as a picture for a list: drawn art has a composition without room for words; any
 * other picture stays as it is.
 */
export function cardArt(address: string): string {
  return address.replace(/^(\/art\/[^/]+\/banner\/)1200\//, '$1640/')
}

/**
 * The address of a game's tile as a card that takes two places of a row; any other picture stays as it is,
 * and is cut.
 */
export function wideArt(address: string): string {
  return address.replace(/^(\/art\/[^/]+\/)game\/300\//, '$1wide/480/')
}
