// SPDX-License-Identifier: Apache-2.0
import { shuffleFirst } from '../../fair/shuffle.ts'
import { paying, RETURN_ONE, type TableGame } from '../../fair/table/table-game.ts'
import { DECK_CARDS, rankOf, suitOf } from '../../runtime/cards/card.ts'

export const DRAGON_TIGER_DECKS = 8
export const DRAGON_TIGER_SPOTS = [
  'dragon',
  'tie',
  'tiger',
  'suited-tie',
  'dragon-big',
  'dragon-small',
  'dragon-odd',
  'dragon-even',
  'tiger-big',
  'tiger-small',
  'tiger-odd',
  'tiger-even',
] as const
export type DragonTigerSpot = (typeof DRAGON_TIGER_SPOTS)[number]
export type DragonTigerSide = 'dragon' | 'tiger'

export interface DragonTigerEvent {
  readonly type: 'card'
  readonly side: DragonTigerSide
  /** 0 to 51. */
  readonly card: number
}

/** The two cards, dragon first. */
export type DragonTigerResult = readonly [dragon: number, tiger: number]

/** Of big, small, odd and even all lose on a seven. */
const SEVEN = 7

/** What the tie and the suited tie pay to one. */
export const DRAGON_TIGER_ODDS = { tie: 11, suitedTie: 50 } as const

/** True if the card wins this side bet. */
function isSuch(card: number, property: string): boolean {
  const rank = rankOf(card)
  if (rank === SEVEN) return false
  if (property === 'big') return rank > SEVEN
  if (property === 'small') return rank < SEVEN
  return (rank % 2 === 0) === (property === 'even')
}

function returns(spot: string, [dragon, tiger]: DragonTigerResult): number {
  const difference = rankOf(dragon) - rankOf(tiger)
  if (spot === 'tie') return difference === 0 ? paying(DRAGON_TIGER_ODDS.tie) : 0
  if (spot === 'suited-tie')
    return difference === 0 && suitOf(dragon) === suitOf(tiger) ? paying(DRAGON_TIGER_ODDS.suitedTie) : 0
  const [side, property] = spot.split('-')
  if (property !== undefined) return isSuch(side === 'dragon' ? dragon : tiger, property) ? paying(1) : 0
  // A tie takes half of a bet on either side.
  if (difference === 0) return RETURN_ONE / 2
  return difference > 0 === (side === 'dragon') ? paying(1) : 0
}

const deck = Array.from({ length: DECK_CARDS }, (_, card) => card)

/** Dragon Tiger from a fresh shoe of eight decks each round: one card each, the ace is low. */
export const dragonTigerGame: TableGame<DragonTigerEvent, DragonTigerResult> = {
  spots: DRAGON_TIGER_SPOTS,
  floats: 2,
  deal(floats) {
    const [dragon, tiger] = shuffleFirst(DRAGON_TIGER_DECKS * DECK_CARDS, 2, floats)
    return [
      { type: 'card', side: 'dragon', card: dragon! % DECK_CARDS },
      { type: 'card', side: 'tiger', card: tiger! % DECK_CARDS },
    ]
  },
  judge: ([dragon, tiger]) => [dragon!.card, tiger!.card],
  returns,
  // Suits matter only when both are the same: spades against spades, or against hearts.
  best: deck
    .filter((card) => suitOf(card) === 0)
    .flatMap((dragon) =>
      deck.filter((card) => suitOf(card) <= 1).map((tiger): DragonTigerResult => [dragon, tiger]),
    ),
}
