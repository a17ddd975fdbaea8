// SPDX-License-Identifier: Apache-2.0
/**
 * The address of a banner whose calm side is where words of this direction are. Generated art exists in both
 * directions; an uploaded picture stays as it is, because text in it must not be mirrored.
 */
export function facingArt(address: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl' && address.startsWith('/art/') ? address.replace(/\.(?=\w+$)/, '~rtl.') : address
}

/**
 * The address of a banner for a list: generated art has a composition without space for words; any other
 * picture stays as it is.
 */
export function cardArt(address: string): string {
  return address.replace(/^(\/art\/[^/]+\/banner\/)1200\//, '$1640/')
}

/**
 * The address of a game's tile for a card of double width; any other picture stays as it is and is cropped.
 */
export function wideArt(address: string): string {
  return address.replace(/^(\/art\/[^/]+\/)game\/300\//, '$1wide/480/')
}
