// SPDX-License-Identifier: Apache-2.0
/** The display fonts of the titles; all of them are free to use (OFL) and Latin. */
export const fontNames = [
  'bangers',
  'bungee',
  'chango',
  'cinzel-decorative',
  'figtree',
  'lilita-one',
  'luckiest-guy',
  'metal-mania',
  'orbitron',
  'pirata-one',
  'russo-one',
  'rye',
  'shojumaru',
  'titan-one',
] as const

export type FontName = (typeof fontNames)[number]

/** The weight that is loaded of each font: the heaviest that it has, since titles are read at 150 pixels. */
export function fontWeight(name: FontName): number {
  if (name === 'cinzel-decorative' || name === 'orbitron') return 900
  if (name === 'figtree') return 800
  return 400
}

/** The fonts that have the letters of Vietnamese, too, in a file of their own. */
export const hasVietnamese = (name: FontName): boolean => name === 'bungee' || name === 'bangers'

/** What a title is set in whose letters its own font lacks. */
export const fontOfAllLetters: FontName = 'bungee'
