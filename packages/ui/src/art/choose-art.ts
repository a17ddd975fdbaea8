// SPDX-License-Identifier: Apache-2.0
import { drawingRandom } from './drawing-random.ts'
import { themes } from './themes/index.ts'
import type { ThemeName } from './themes/index.ts'
import type { HeroChoice, Theme } from './themes/theme.ts'

/** What a picture shows. */
export interface ArtChoice {
  theme: ThemeName
  hero: HeroChoice
}

/**
 * Chooses world and hero by the words of a title: "Cherry Rush" shows a cherry. A word that names a hero
 * counts more than one that only names a world. If the title says nothing, the id decides, among the
 * `leading` heroes of the world (its most typical ones come first).
 */
export function chooseArt(
  id: string,
  title: string,
  fixedTheme?: ThemeName,
  leading = Number.POSITIVE_INFINITY,
): ArtChoice {
  const words = titleWords(title)
  const random = drawingRandom(`${id}/choice`)
  const names = fixedTheme === undefined ? (Object.keys(themes) as ThemeName[]) : [fixedTheme]
  const ranked = names
    .map((name) => ({ name, score: themeScore(name, words) }))
    .toSorted((first, second) => second.score - first.score)
  const leader = ranked[0]
  if (leader === undefined) throw new RangeError('there are no themes')
  const theme = leader.score > 0 ? leader.name : random.pick(names)
  const { heroes }: Theme = themes[theme]
  const called = heroes
    .map((hero) => ({ hero, score: matches(hero.words, words) }))
    .toSorted((first, second) => second.score - first.score)[0]
  return {
    theme,
    hero: called !== undefined && called.score > 0 ? called.hero : random.pick(heroes.slice(0, leading)),
  }
}

function themeScore(name: ThemeName, words: readonly string[]): number {
  const { heroes, words: themeWords }: Theme = themes[name]
  return 3 * Math.max(0, ...heroes.map((hero) => matches(hero.words, words))) + 2 * matches(themeWords, words)
}

/** Earlier words of a title weigh a little more: "Dragon Pearl" is about the dragon. */
function matches(wanted: readonly string[], words: readonly string[]): number {
  const called = new Set(wanted.map(singular))
  return words.reduce((score, word, index) => score + (called.has(word) ? 1 - index * 0.05 : 0), 0)
}

/** Letters count without their marks: "Tiến Lên" is tien and len. */
function titleWords(title: string): string[] {
  const words = title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^a-z0-9]+/)
  return words.filter((word) => word !== '').map(singular)
}

/** Removes a plural ending; it need not be correct, only the same on both sides. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
