// SPDX-License-Identifier: Apache-2.0
import type { ThemeName } from '@tessera/ui/art/index'
import { take, type Title } from './compose-title.ts'
import { drawsOf } from './draw.ts'
import { natureHeroes } from './words/heroes-nature.ts'
import { cardKinds, diceKinds, fishingKinds, furtherKinds, roomKinds, wheelKinds } from './words/kinds.ts'
import { locations } from './words/locations.ts'
import { qualities } from './words/qualities.ts'
import type { Word } from './words/word.ts'

/**
 * A game other than a slot. Its return follows from the standard rules; none is stated where members play
 * each other.
 */
export interface TableTitle extends Title {
  theme: ThemeName
  kind: string
  rtpBasisPoints: number | null
}

interface Kind {
  word: Word
  theme: ThemeName
  rtpBasisPoints: number | null
}
const kindsOf = (theme: ThemeName, words: readonly Word[], returns: readonly number[] | null): Kind[] =>
  words.map((word, index) => ({ word, theme, rtpBasisPoints: returns?.[index % returns.length] ?? null }))

const liveKinds = [
  ...kindsOf('cards', cardKinds, null),
  ...kindsOf('roulette', wheelKinds, null),
  ...kindsOf('dice', diceKinds, null),
  ...kindsOf('classic', furtherKinds, null),
]
const rooms = kindsOf('cards', roomKinds, null)
const fishing = kindsOf('ocean', fishingKinds, null)
const halls = [...locations.city, ...locations.built]
const waters = [...locations.sea, ...locations.times]

/** Live tables: a quality, a hall, and the game. */
export const composeLive = (count: number, taken: Set<string>): TableTitle[] =>
  compose('live', count, liveKinds, halls, taken)
/** Rooms where members play each other. */
export const composeRooms = (count: number, taken: Set<string>): TableTitle[] =>
  compose('room', count, rooms, halls, taken)
/** Fishing games: a creature of the sea, and how it is caught. */
export const composeFishing = (count: number, taken: Set<string>): TableTitle[] =>
  compose('fishing', count, fishing, [...natureHeroes.ocean, ...waters], taken)

function compose(
  label: string,
  count: number,
  kinds: readonly Kind[],
  middles: readonly Word[],
  taken: Set<string>,
): TableTitle[] {
  const titles: TableTitle[] = []
  for (let turn = 0; titles.length < count; turn++) {
    const draws = drawsOf(`${label} ${turn}`)
    const [{ word: kind, theme, rtpBasisPoints }, quality, middle] = [
      draws.pick(kinds),
      draws.pick(qualities),
      draws.pick(middles),
    ]
    if (middle.en.startsWith(quality.en)) continue
    const title = { name: `${quality.en} ${middle.en} ${kind.en}`, names: tableNames(quality, middle, kind) }
    if (take(title, taken)) titles.push({ ...title, theme, kind: kind.en, rtpBasisPoints })
  }
  return titles
}

function tableNames(quality: Word, middle: Word, kind: Word): Record<string, string> {
  return {
    CN: `${quality.cn}${middle.cn}${kind.cn}`,
    TH: `${kind.th} ${middle.th}${quality.th}`,
    VI: `${kind.vi} ${middle.vi} ${quality.vi}`,
    ID: `${kind.id} ${middle.id} ${quality.id}`,
    JA: `${quality.ja}${middle.ja} ${kind.ja}`,
  }
}
