// SPDX-License-Identifier: Apache-2.0
import { shuffleFirst } from '../../fair/shuffle.ts'
import { paying, RETURN_ONE, type TableGame } from '../../fair/table/table-game.ts'
import { DECK_CARDS, rankOf } from '../../runtime/cards/card.ts'

export const BACCARAT_DECKS = 8
export const BACCARAT_SPOTS = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const
/** The spots of a table without commission, which has a bet on the six that halves the banker's win. */
export const SUPER_SIX_SPOTS = [...BACCARAT_SPOTS, 'super-six'] as const
export type BaccaratSpot = (typeof SUPER_SIX_SPOTS)[number]
/** How a banker's win is paid: less 5 % commission, or in full but by half with six points. */
export type BaccaratVariant = 'commission' | 'superSix'
export type BaccaratSide = 'player' | 'banker'

export interface BaccaratEvent {
  readonly type: 'card'
  readonly side: BaccaratSide
  /** 0 to 51. */
  readonly card: number
}

export interface BaccaratResult {
  readonly winner: BaccaratSide | 'tie'
  readonly playerPair: boolean
  readonly bankerPair: boolean
  /** The banker wins with six points. */
  readonly bankerSix: boolean
}

/** 1 for an ace, 2 to 9 as they are, 0 for tens and pictures. */
export function baccaratValue(card: number): number {
  const rank = rankOf(card)
  return rank >= 10 ? 0 : rank
}

/** The points of a hand: the last digit of its sum. */
export function baccaratTotal(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10
}

/** True if the banker takes a third card; `third` is the value of the player's, undefined if they stood. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5
  if (total <= 2) return true
  if (total === 3) return third !== 8
  if (total === 4) return third >= 2 && third <= 7
  if (total === 5) return third >= 4 && third <= 7
  return total === 6 && (third === 6 || third === 7)
}

/** Cards of a hand in the story. */
export function cardsOf(events: readonly BaccaratEvent[], side: BaccaratSide): number[] {
  return events.filter((event) => event.side === side).map(({ card }) => card)
}

/** Deals the first cards of a shoe: two to each side in turn, then third cards by the rules. */
export function dealBaccarat(shoe: readonly number[]): BaccaratEvent[] {
  const to = (side: BaccaratSide, index: number): BaccaratEvent => ({
    type: 'card',
    side,
    card: shoe[index]!,
  })
  const events = [to('player', 0), to('banker', 1), to('player', 2), to('banker', 3)]
  const [player, banker] = [
    baccaratTotal(cardsOf(events, 'player')),
    baccaratTotal(cardsOf(events, 'banker')),
  ]
  if (player >= 8 || banker >= 8) return events
  const third = player <= 5 ? to('player', 4) : undefined
  if (third) events.push(third)
  if (bankerDraws(banker, third && baccaratValue(third.card))) events.push(to('banker', third ? 5 : 4))
  return events
}

function judge(events: readonly BaccaratEvent[]): BaccaratResult {
  const [player, banker] = [cardsOf(events, 'player'), cardsOf(events, 'banker')]
  const difference = baccaratTotal(player) - baccaratTotal(banker)
  const isPair = ([first, second]: readonly number[]) => rankOf(first!) === rankOf(second!)
  return {
    winner: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie',
    playerPair: isPair(player),
    bankerPair: isPair(banker),
    bankerSix: difference < 0 && baccaratTotal(banker) === SIX,
  }
}

const SIX = 6

const bankerWins: Readonly<Record<BaccaratVariant, (result: BaccaratResult) => number>> = {
  commission: () => paying(95, 100),
  superSix: ({ bankerSix }) => (bankerSix ? paying(1, 2) : paying(1)),
}

/** A tie gives bets on player and banker back. */
const paysOf = (
  variant: BaccaratVariant,
): Readonly<Record<BaccaratSpot, (result: BaccaratResult) => number>> => ({
  player: ({ winner }) => (winner === 'player' ? paying(1) : winner === 'tie' ? RETURN_ONE : 0),
  banker: (result) =>
    result.winner === 'banker' ? bankerWins[variant](result) : result.winner === 'tie' ? RETURN_ONE : 0,
  tie: ({ winner }) => (winner === 'tie' ? paying(8) : 0),
  'player-pair': ({ playerPair }) => (playerPair ? paying(11) : 0),
  'banker-pair': ({ bankerPair }) => (bankerPair ? paying(11) : 0),
  'super-six': ({ bankerSix }) => (bankerSix ? paying(12) : 0),
})

const yesAndNo = [true, false]
const winners = [
  { winner: 'player', bankerSix: false },
  { winner: 'banker', bankerSix: false },
  { winner: 'banker', bankerSix: true },
  { winner: 'tie', bankerSix: false },
] as const

/** The spots of a table. */
export const baccaratSpotsOf = (variant: BaccaratVariant): readonly BaccaratSpot[] =>
  variant === 'superSix' ? SUPER_SIX_SPOTS : BACCARAT_SPOTS

/** Baccarat from a fresh shoe of eight decks each round. */
function baccaratOf(variant: BaccaratVariant): TableGame<BaccaratEvent, BaccaratResult> {
  const [spots, pays] = [baccaratSpotsOf(variant), paysOf(variant)]
  return {
    spots,
    floats: 6,
    deal: (floats) =>
      dealBaccarat(shuffleFirst(BACCARAT_DECKS * DECK_CARDS, 6, floats).map((card) => card % DECK_CARDS)),
    judge,
    returns: (spot, result) => pays[spots.find((known) => known === spot)!](result),
    best: winners.flatMap((winner) =>
      yesAndNo.flatMap((playerPair) => yesAndNo.map((bankerPair) => ({ ...winner, playerPair, bankerPair }))),
    ),
  }
}

export const baccaratGame = baccaratOf('commission')
export const superSixGame = baccaratOf('superSix')
