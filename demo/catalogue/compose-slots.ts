// SPDX-License-Identifier: Apache-2.0
import { entryOf } from './entry-of.ts'
import { drawsOf, type Draws } from './draw.ts'
import { abroad, isVaried, namesOf, take, type Parts, type Title } from './compose-title.ts'
import { qualities, englishQualities } from './words/qualities.ts'
import { locations } from './words/locations.ts'
import { series } from './words/series.ts'
import type { Word } from './words/word.ts'
import { worlds, type World } from './worlds.ts'

export interface SlotTitle extends Title {
  theme: World['theme']
  feature: string | null
}

const possessive = (word: string): string => (word.endsWith('s') ? `${word}'` : `${word}'s`)
const beginnings = [
  'Beyond the',
  'Return to the',
  'Night at the',
  'Secrets of the',
  'Road to the',
  'Lights of the',
  'Tales from the',
  'Race to the',
  'Welcome to the',
  'Guardians of the',
  'Under the',
  'Doors of the',
] as const
const verbs = [
  'Chase the',
  'Follow the',
  'Wake the',
  'Find the',
  'Meet the',
  'Ride the',
  'Call the',
  'Save the',
  'Crown the',
  'Hail the',
] as const
const riches: ReadonlySet<Word> = new Set(locations.riches)

/** The patterns of titles, each as frequent as it is listed here. */
const ways: readonly ((draws: Draws, world: World) => Omit<SlotTitle, 'theme'> | undefined)[] = [
  plain,
  plain,
  plain,
  plain,
  ofThe,
  ofThe,
  ofThe,
  serial,
  serial,
  serial,
  owned,
  owned,
  duo,
  phrase,
  phrase,
  abroadTitle,
  abroadTitle,
  abroadTitle,
]

/** The number of characters that fit on a tile. */
const longest = 34

/**
 * Titles of slots, all different in every language. The worlds take turns, so that neighbours in a list look
 * different; a larger number begins with the same titles.
 */
export function composeSlots(count: number, taken: Set<string>): SlotTitle[] {
  const titles: SlotTitle[] = []
  for (let turn = 0; titles.length < count; turn++) {
    const world = entryOf(worlds, turn)
    const draws = drawsOf(`slot ${turn}`)
    const title = draws.pick(ways)(draws, world)
    if (title && title.name.length <= longest && !saysTwice(title.name) && take(title, taken))
      titles.push({ ...title, theme: world.theme })
  }
  return titles
}

const saysTwice = (name: string): boolean => {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((word) => word.length > 3)
  return new Set(words).size < words.length
}

function partsOf(draws: Draws, { heroes, locations: somewhere }: World): Parts | undefined {
  const parts = { quality: draws.pick(qualities), hero: draws.pick(heroes), location: draws.pick(somewhere) }
  return isVaried(parts) ? parts : undefined
}

/** One title in three has a quality without a word in the tables of other languages. */
function plain(draws: Draws, world: World): Omit<SlotTitle, 'theme'> | undefined {
  const parts = partsOf(draws, world)
  if (!parts) return undefined
  const { quality, hero, location } = parts
  if (draws.happens(0.33))
    return { name: `${draws.pick(englishQualities)} ${hero.en} ${location.en}`, names: {}, feature: null }
  return { name: `${quality?.en} ${hero.en} ${location.en}`, names: namesOf(parts), feature: null }
}

function ofThe(draws: Draws, world: World): Omit<SlotTitle, 'theme'> | undefined {
  const parts = partsOf(draws, world)
  if (!parts) return undefined
  const { quality, hero, location } = parts
  return draws.happens(0.3)
    ? { name: `${location.en} of the ${draws.pick(englishQualities)} ${hero.en}`, names: {}, feature: null }
    : { name: `${location.en} of the ${quality?.en} ${hero.en}`, names: namesOf(parts), feature: null }
}

function serial(draws: Draws, world: World): Omit<SlotTitle, 'theme'> | undefined {
  const parts = partsOf(draws, world)
  if (!parts) return undefined
  const { word, feature } = draws.pick(series)
  const mine: Parts = { ...parts, quality: undefined, series: word }
  return { name: `${mine.hero.en} ${mine.location.en} ${word.en}`, names: namesOf(mine), feature }
}

function owned(draws: Draws, world: World): Omit<SlotTitle, 'theme'> | undefined {
  const parts = partsOf(draws, world)
  if (!parts) return undefined
  const { quality, hero, location } = parts
  const owner =
    riches.has(location) && draws.happens(0.5) ? `${draws.pick(englishQualities)} ${hero.en}` : undefined
  return owner
    ? { name: `${possessive(owner)} ${location.en}`, names: {}, feature: null }
    : {
        name: `The ${quality?.en} ${possessive(hero.en)} ${location.en}`,
        names: namesOf(parts),
        feature: null,
      }
}

function duo(draws: Draws, { heroes, locations: somewhere }: World): Omit<SlotTitle, 'theme'> | undefined {
  const [one, other, location] = [draws.pick(heroes), draws.pick(heroes), draws.pick(somewhere)]
  if (one === other || !isVaried({ quality: one, hero: other, location })) return undefined
  return {
    name: `${one.en} and ${other.en}: ${location.en}`,
    names: {
      CN: `${one.cn}与${other.cn}：${location.cn}`,
      TH: `${one.th}กับ${other.th}: ${location.th}`,
      VI: `${one.vi} và ${other.vi}: ${location.vi}`,
      ID: `${one.id} dan ${other.id}: ${location.id}`,
      JA: `${one.ja}と${other.ja}：${location.ja}`,
    },
    feature: null,
  }
}

function phrase(draws: Draws, world: World): Omit<SlotTitle, 'theme'> | undefined {
  const parts = partsOf(draws, world)
  if (!parts) return undefined
  const quality = draws.happens(0.5) ? draws.pick(englishQualities) : parts.quality?.en
  return {
    name: draws.happens(0.6)
      ? `${draws.pick(beginnings)} ${quality} ${parts.location.en}`
      : `${draws.pick(verbs)} ${quality} ${parts.hero.en}`,
    names: {},
    feature: null,
  }
}

/** For makers who name their games in their own language, everywhere. */
function abroadTitle(draws: Draws, world: World): Omit<SlotTitle, 'theme'> | undefined {
  const parts = partsOf(draws, world)
  const tongue = draws.pick(Object.keys(abroad) as (keyof typeof abroad)[])
  return parts && { name: abroad[tongue](parts), names: namesOf(parts), feature: null }
}
