// SPDX-License-Identifier: Apache-2.0
import type { ThemeName } from '@tessera/ui/art/index'
import { ancientHeroes } from './words/heroes-ancient.ts'
import { modernHeroes } from './words/heroes-modern.ts'
import { natureHeroes } from './words/heroes-nature.ts'
import { locations, type LocationKind } from './words/locations.ts'
import type { Word } from './words/word.ts'

/** The words of one theme: heroes and locations. */
export interface World {
  theme: ThemeName
  heroes: readonly Word[]
  locations: readonly Word[]
}

const heroes = { ...ancientHeroes, ...natureHeroes, ...modernHeroes } satisfies Partial<
  Record<ThemeName, readonly Word[]>
>
type WorldName = keyof typeof heroes

const settings: Record<WorldName, readonly LocationKind[]> = {
  egypt: ['built', 'riches'],
  aztec: ['built', 'land', 'riches'],
  olympus: ['built', 'riches', 'times'],
  rome: ['built', 'times', 'riches'],
  viking: ['sea', 'land', 'times'],
  samurai: ['built', 'times', 'land'],
  prosperity: ['built', 'riches', 'times'],
  arabia: ['built', 'riches', 'times'],
  dragon: ['built', 'land', 'riches'],
  magic: ['built', 'riches', 'times'],
  gothic: ['built', 'times', 'city'],
  fairy: ['land', 'times', 'riches'],
  celtic: ['land', 'riches', 'times'],
  kingdom: ['built', 'riches', 'times'],
  monsters: ['land', 'built', 'city'],
  ocean: ['sea', 'riches', 'times'],
  wildlife: ['land', 'times', 'riches'],
  jungle: ['land', 'times', 'sea'],
  arctic: ['land', 'times', 'built'],
  prehistoric: ['land', 'times', 'riches'],
  farm: ['land', 'city', 'times'],
  rooster: ['land', 'times', 'city'],
  fruit: ['land', 'city', 'times'],
  gems: ['land', 'riches', 'city'],
  mining: ['land', 'riches', 'times'],
  classic: ['city', 'riches', 'times'],
  pirate: ['sea', 'riches', 'times'],
  space: ['city', 'riches', 'times'],
  candy: ['city', 'land', 'times'],
  crash: ['land', 'city', 'times'],
  cyber: ['city', 'built', 'times'],
  west: ['land', 'city', 'times'],
  heist: ['city', 'riches', 'times'],
  party: ['city', 'times', 'sea'],
  clockwork: ['city', 'built', 'times'],
  love: ['city', 'land', 'times'],
  football: ['city', 'times', 'riches'],
  court: ['city', 'times', 'riches'],
  racing: ['city', 'times', 'land'],
}

/** The worlds of the slots. */
export const worlds: readonly World[] = (Object.keys(settings) as WorldName[]).map((theme) => ({
  theme,
  heroes: heroes[theme],
  locations: settings[theme].flatMap((kind) => locations[kind]),
}))
