// SPDX-License-Identifier: Apache-2.0
import type { DrawingRandom } from '../drawing-random.ts'
import type { FontName } from '../lettering/fonts.ts'
import type { Palette } from '../palette.ts'
import type { ParticleName } from '../particles/index.ts'
import type { PatternName } from '../patterns/index.ts'
import type { SceneName } from '../scenes/index.ts'
import type { DrawnHeroName } from '../heroes/index.ts'

/** A hero of a theme and the words of a title that call for it. */
export type HeroChoice = ({ icon: string; paint?: HeroPaint } | { drawn: DrawnHeroName }) & {
  words: readonly string[]
}

/** Natural colours of a thing, whatever the picture around it: a frog is green. */
export type HeroPaint = Pick<Palette, 'light' | 'dark' | 'accent'>

/** A world of pictures: everything that a tile or banner of it may be made of. */
export interface Theme {
  /** Words of a title that call for the theme as such. */
  words: readonly string[]
  heroes: readonly HeroChoice[]
  /** Small icons of the game-icons set for the background. */
  ornaments: readonly string[]
  palettes: readonly Palette[]
  fonts: readonly FontName[]
  patterns: readonly PatternName[]
  scenes: readonly SceneName[]
  particles: readonly ParticleName[]
  /** Heroes beside the main one on a banner; by default the other heroes of the theme. */
  companions?: readonly HeroChoice[]
  /** True if a tilted hero would look wrong (a board, a dial). */
  upright?: boolean
}

/** The tilt of a hero of the theme, in degrees. */
export function heroLean(theme: Theme, random: DrawingRandom): number {
  return theme.upright === true ? 0 : random.between(-7, 7)
}

/** A hero from the game-icons set, called for by words; without paint it takes the colours of the picture. */
export function icon(name: string, words = '', paint?: HeroPaint): HeroChoice {
  return { icon: name, words: wordList(words), paint }
}

/** A hero drawn by hand, called for by words. */
export function drawn(name: DrawnHeroName, words = ''): HeroChoice {
  return { drawn: name, words: wordList(words) }
}

/** `'cherry cherries'` as a list. */
export function wordList(words: string): string[] {
  return words.split(' ').filter((word) => word !== '')
}
