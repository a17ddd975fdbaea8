// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, returnOf, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import type { StepField, StepGame } from '../../fair/step-game.ts'
import type { Stake } from '../../fair/story.ts'
import {
  checkParts,
  floatsOf,
  handsOf,
  isPlain,
  mostOf,
  partsOf,
  type BlackjackBet,
  type BlackjackParts,
} from './parts.ts'
import { BLACKJACK_MOVES, isBlackjack, shuffledCards } from './rules.ts'
import { pairOf, PAIRS_PAY, threeOf, THREE_PAYS, type PairResult, type ThreeResult } from './side-bets.ts'
import { dealTable, moveAt, movesOf, resultsOf, type BlackjackTable, type HandResult } from './table.ts'

/**
 * What happened, in order: every move of the player is one event, the dealer's cards and the results follow. `more` are
 * further hands; side bets that were placed are decided with the deal.
 */
export type BlackjackEvent =
  | {
      readonly type: 'deal'
      readonly player: readonly number[]
      readonly more?: readonly (readonly number[])[]
      readonly dealer: number
    }
  | {
      readonly type: 'sides'
      readonly pairs?: readonly PairResult[]
      readonly three?: readonly ThreeResult[]
    }
  | { readonly type: 'insurance'; readonly taken: boolean }
  | { readonly type: 'card'; readonly hand: number; readonly card: number; readonly doubled: boolean }
  | { readonly type: 'stand'; readonly hand: number }
  | { readonly type: 'split'; readonly cards: readonly number[] }
  | { readonly type: 'dealer'; readonly cards: readonly number[] }
  | { readonly type: 'result'; readonly hands: readonly HandResult[]; readonly insurancePaid: boolean }

const { stand, double, split, insure, decline } = BLACKJACK_MOVES
/** What comes back for each stake on a hand. */
export const HAND_PAYS: Readonly<Record<HandResult, Multiplier>> = {
  blackjack: (5 * MULTIPLIER_ONE) / 2,
  won: 2 * MULTIPLIER_ONE,
  push: MULTIPLIER_ONE,
  lost: 0,
  bust: 0,
}
export const INSURANCE_RETURNS = 3n

/** The table of a field with its cards. */
export function tableAfter(
  { bet, moves }: Pick<StepField<BlackjackBet>, 'bet' | 'moves'>,
  floats: readonly number[],
): BlackjackTable {
  const cards = cardsOf(bet, floats)
  return moves.reduce((table, move) => moveAt(table, move, cards), dealTable(cards, handsOf(bet)))
}

const cardsOf = (bet: BlackjackBet, floats: readonly number[]): number[] =>
  shuffledCards(floats.slice(0, floatsOf(bet)))

/** What the insurance of a hand costs: half its stake, in whole coins. */
export function insuranceOf({ hand }: Pick<BlackjackParts, 'hand'>, unit: bigint): bigint {
  return (hand / 2n / unit) * unit
}

/** What the hands of a table that is over pay, in stakes of a hand; insurance is not among them. */
export function paysOfTable(table: BlackjackTable): Multiplier {
  return resultsOf(table).reduce(
    (sum, result, hand) => sum + HAND_PAYS[result] * table.hands[hand]!.stakes,
    0,
  )
}

/** What came of the side bets of each hand, in the order of the deal. */
export function sidesOf(cards: readonly number[], hands: number) {
  const [dealer, orders] = [cards[hands]!, Array.from({ length: hands }, (_, order) => order)]
  const dealt = orders.map((order) => [cards[order]!, cards[hands + 1 + order]!])
  return { pairs: dealt.map(pairOf), three: dealt.map((own) => threeOf([...own, dealer])) }
}

/** What side bets return, in millionths. */
export function returnOfSides({ pairs, three }: BlackjackParts, sides: ReturnType<typeof sidesOf>): bigint {
  const times = (profits: readonly number[]) => BigInt(profits.reduce((sum, profit) => sum + 1 + profit, 0))
  return (
    pairs * times(sides.pairs.map((result) => PAIRS_PAY[result])) +
    three * times(sides.three.map((result) => THREE_PAYS[result]))
  )
}

/** Blackjack for one player against the dealer. */
export const blackjackGame: StepGame<BlackjackBet, BlackjackEvent> = {
  check: checkParts,
  mayBeFree: isPlain,
  floats: floatsOf,
  first: mostOf,
  checkMove(field, move, floats) {
    if (!movesOf(tableAfter(field, floats)).includes(move)) throw new BetRefusal('studio.badMove')
  },
  reach: ({ bet }, _move, _floats, stake) => mostOf(bet, stake),
  raise({ bet }, move, stake) {
    const parts = partsOf(bet, stake)
    if (move === double || move === split) return parts.hand
    if (move !== insure) return 0n
    const costs = insuranceOf(parts, stake.unit)
    if (costs === 0n) throw new BetRefusal('studio.badMove')
    return costs
  },
  decided: (field, floats) => tableAfter(field, floats).over,
  play(field, move, floats) {
    const moves = [...field.moves, move]
    return { ...field, moves, state: tableAfter({ ...field, moves }, floats).over ? 'cashedOut' : 'open' }
  },
  mayCashOut: () => false,
  finish: (field, floats) => (tableAfter(field, floats).asksInsurance ? decline : stand),
  story(field, stake, floats) {
    const table = tableAfter(field, floats)
    const events = eventsOf(field, floats)
    if (!table.over) return { events, multiplier: 0, payout: 0n }
    const paidInsurances = isBlackjack(table.dealer) ? table.hands.filter(({ insured }) => insured).length : 0
    return {
      events: [
        ...events,
        { type: 'dealer', cards: table.dealer },
        { type: 'result', hands: resultsOf(table), insurancePaid: paidInsurances > 0 },
      ],
      ...moneyOf(field.bet, stake, {
        hands: paysOfTable(table),
        paidInsurances,
        sides: sidesOf(cardsOf(field.bet, floats), handsOf(field.bet)),
      }),
    }
  },
}

/** What a round pays: the hands together rounded once to whole coins, insurances and side bets. */
function moneyOf(
  bet: BlackjackBet,
  stake: Stake,
  paid: {
    readonly hands: Multiplier
    readonly paidInsurances: number
    readonly sides: ReturnType<typeof sidesOf>
  },
) {
  const parts = partsOf(bet, stake)
  const insurances = BigInt(paid.paidInsurances) * INSURANCE_RETURNS * insuranceOf(parts, stake.unit)
  const besides = insurances + returnOfSides(parts, paid.sides)
  const exact = parts.hand * BigInt(paid.hands) + besides * BigInt(MULTIPLIER_ONE)
  return {
    multiplier: Number(exact / stake.amount),
    payout: returnOf(parts.hand, paid.hands, stake.unit) + besides,
  }
}

function eventsOf({ bet, moves }: StepField<BlackjackBet>, floats: readonly number[]): BlackjackEvent[] {
  const cards = cardsOf(bet, floats)
  let table = dealTable(cards, handsOf(bet))
  const events: BlackjackEvent[] = dealEvents(bet, cards)
  for (const move of moves) {
    events.push(eventOf(table, move, cards))
    table = moveAt(table, move, cards)
  }
  return events
}

function dealEvents(bet: BlackjackBet, cards: readonly number[]): BlackjackEvent[] {
  const { dealer, hands } = dealTable(cards, handsOf(bet))
  const [player, ...more] = hands.map((hand) => hand.cards)
  const { pairs, three } = sidesOf(cards, handsOf(bet))
  const sides: Extract<BlackjackEvent, { type: 'sides' }> = {
    type: 'sides',
    ...(bet.pairs !== undefined && { pairs }),
    ...(bet.three !== undefined && { three }),
  }
  return [
    { type: 'deal', player: player!, ...(more.length > 0 && { more }), dealer: dealer[0]! },
    ...(sides.pairs || sides.three ? [sides] : []),
  ]
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
