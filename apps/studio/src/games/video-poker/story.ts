// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import { BetRefusal, wholeNumber } from '../../fair/refusal.ts'
import type { StepGame } from '../../fair/step-game.ts'
import { bestHold, HAND_CARDS, HOLDS } from './best-hold.ts'
import { dealCards, drawCards, POKER_FLOATS } from './deal.ts'
import { judgeHand } from './judge-hand.ts'
import {
  DEUCES_WILD,
  JACKS_OR_BETTER,
  pokerMultiplier,
  type HandName,
  type PokerTable,
} from './pay-tables.ts'

/** There is nothing to choose before the first card. */
export type PokerBet = Readonly<Record<never, never>>

/** The hand as it was dealt, and after the draw; bit i of `hold`: card i stayed. */
export type PokerEvent =
  | { readonly type: 'deal'; readonly cards: readonly number[] }
  | {
      readonly type: 'draw'
      readonly hold: number
      readonly cards: readonly number[]
      readonly hand: HandName | null
    }

/** Video poker: five cards, one move that says which of them stay. */
function createPokerGame(table: PokerTable): StepGame<PokerBet, PokerEvent> {
  const most = () => Math.max(...table.pays.map(({ hand }) => pokerMultiplier(table, hand)))
  return {
    check: () => {},
    floats: () => POKER_FLOATS,
    first: most,
    checkMove({ moves }, move) {
      if (moves.length > 0) throw new BetRefusal('studio.badMove')
      wholeNumber(move, 0, HOLDS - 1, 'studio.badMove')
    },
    reach: most,
    play: (field, move) => ({ ...field, moves: [move], state: 'cashedOut' }),
    mayCashOut: () => false,
    finish: (_field, floats) => bestHold(table, dealCards(floats).slice(0, HAND_CARDS)),
    story({ moves }, stake, floats) {
      const cards = dealCards(floats)
      const deal: PokerEvent = { type: 'deal', cards: cards.slice(0, HAND_CARDS) }
      const [hold] = moves
      if (hold === undefined) return { events: [deal], multiplier: 0, payout: 0n }
      const last = drawCards(cards, hold)
      const hand = judgeHand(table, last)
      const multiplier = pokerMultiplier(table, hand)
      return {
        events: [deal, { type: 'draw', hold, cards: last, hand: hand ?? null }],
        multiplier,
        payout: returnOf(stake.amount, multiplier, stake.unit),
      }
    },
  }
}

export const jacksGame = createPokerGame(JACKS_OR_BETTER)
export const deucesGame = createPokerGame(DEUCES_WILD)
