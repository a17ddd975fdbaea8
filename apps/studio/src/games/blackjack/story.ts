// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import type { StepField, StepGame } from '../../fair/step-game.ts'
import type { Stake } from '../../fair/story.ts'
import { BLACKJACK_FLOATS, BLACKJACK_MOVES, shuffledCards } from './rules.ts'
import { dealTable, moveAt, movesOf, resultsOf, type BlackjackTable, type HandResult } from './table.ts'
import { isBlackjack } from './rules.ts'

/** There is nothing to choose before the first card. */
export type BlackjackBet = Readonly<Record<never, never>>

/** What happened, in order: every move of the player is one event, the dealer's cards and the results follow. */
export type BlackjackEvent =
  | { readonly type: 'deal'; readonly player: readonly number[]; readonly dealer: number }
  | { readonly type: 'insurance'; readonly taken: boolean }
  | { readonly type: 'card'; readonly hand: number; readonly card: number; readonly doubled: boolean }
  | { readonly type: 'stand'; readonly hand: number }
  | { readonly type: 'split'; readonly cards: readonly number[] }
  | { readonly type: 'dealer'; readonly cards: readonly number[] }
  | { readonly type: 'result'; readonly hands: readonly HandResult[]; readonly insurancePaid: boolean }

const { stand, double, split, insure, decline } = BLACKJACK_MOVES
/** Two hands, both doubled, both won. */
const MOST: Multiplier = 8 * MULTIPLIER_ONE
/** What comes back for each stake on a hand. */
const pays: Readonly<Record<HandResult, Multiplier>> = {
  blackjack: (5 * MULTIPLIER_ONE) / 2,
  won: 2 * MULTIPLIER_ONE,
  push: MULTIPLIER_ONE,
  lost: 0,
  bust: 0,
}
const INSURANCE_RETURNS = 3n

/** The table after some moves. */
export function tableAfter(moves: readonly number[], floats: readonly number[]): BlackjackTable {
  const cards = shuffledCards(floats)
  return moves.reduce((table, move) => moveAt(table, move, cards), dealTable(cards))
}

/** What insurance costs: half the stake, in whole coins. */
export function insuranceOf({ amount, unit }: Stake): bigint {
  return (amount / 2n / unit) * unit
}

/** What the hands of a table that is over pay, in stakes; insurance is not among them. */
export function paysOfTable(table: BlackjackTable): Multiplier {
  return resultsOf(table).reduce((sum, result, hand) => sum + pays[result] * table.hands[hand]!.stakes, 0)
}

/** Blackjack for one player against the dealer. */
export const blackjackGame: StepGame<BlackjackBet, BlackjackEvent> = {
  check: () => {},
  floats: () => BLACKJACK_FLOATS,
  first: () => MOST,
  checkMove({ moves }, move, floats) {
    if (!movesOf(tableAfter(moves, floats)).includes(move)) throw new BetRefusal('studio.badMove')
  },
  reach: () => MOST,
  raise(_field, move, stake) {
    if (move === double || move === split) return stake.amount
    if (move !== insure) return 0n
    const costs = insuranceOf(stake)
    if (costs === 0n) throw new BetRefusal('studio.badMove')
    return costs
  },
  decided: ({ moves }, floats) => tableAfter(moves, floats).over,
  play(field, move, floats) {
    const moves = [...field.moves, move]
    return { ...field, moves, state: tableAfter(moves, floats).over ? 'cashedOut' : 'open' }
  },
  mayCashOut: () => false,
  finish: ({ moves }, floats) => (tableAfter(moves, floats).asksInsurance ? decline : stand),
  story(field, stake, floats) {
    const table = tableAfter(field.moves, floats)
    const events = eventsOf(field, floats)
    if (!table.over) return { events, multiplier: 0, payout: 0n }
    const results = resultsOf(table)
    const insurancePaid = table.insured && isBlackjack(table.dealer)
    const multiplier = paysOfTable(table)
    const insurance = insurancePaid ? INSURANCE_RETURNS * insuranceOf(stake) : 0n
    return {
      events: [
        ...events,
        { type: 'dealer', cards: table.dealer },
        { type: 'result', hands: results, insurancePaid },
      ],
      multiplier: multiplier + Number((insurance * BigInt(MULTIPLIER_ONE)) / stake.amount),
      payout: returnOf(stake.amount, multiplier, stake.unit) + insurance,
    }
  },
}

function eventsOf({ moves }: StepField<BlackjackBet>, floats: readonly number[]): BlackjackEvent[] {
  const cards = shuffledCards(floats)
  let table = dealTable(cards)
  const events: BlackjackEvent[] = [{ type: 'deal', player: [cards[0]!, cards[2]!], dealer: cards[1]! }]
  for (const move of moves) {
    events.push(eventOf(table, move, cards))
    table = moveAt(table, move, cards)
  }
  return events
}

function eventOf(table: BlackjackTable, move: number, cards: readonly number[]): BlackjackEvent {
  if (move === insure || move === decline) return { type: 'insurance', taken: move === insure }
  if (move === split) return { type: 'split', cards: cards.slice(table.taken, table.taken + 2) }
  if (move === stand) return { type: 'stand', hand: table.active! }
  return { type: 'card', hand: table.active!, card: cards[table.taken]!, doubled: move === double }
}

/** The moves that led to some events. */
export function movesOfEvents(events: readonly BlackjackEvent[]): number[] {
  return events.flatMap((event) => {
    if (event.type === 'insurance') return [event.taken ? insure : decline]
    if (event.type === 'card') return [event.doubled ? double : BLACKJACK_MOVES.hit]
    if (event.type === 'stand') return [stand]
    return event.type === 'split' ? [split] : []
  })
}
