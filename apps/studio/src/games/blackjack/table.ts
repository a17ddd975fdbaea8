// SPDX-License-Identifier: Apache-2.0
import {
  BLACKJACK_MOVES,
  DEALER_STANDS,
  isBlackjack,
  looksBehind,
  totalOf,
  TWENTY_ONE,
  valueOf,
} from './rules.ts'

export interface BlackjackHand {
  readonly cards: readonly number[]
  /** How many times the stake lies on it. */
  readonly stakes: number
  readonly done: boolean
}

/** A round as it stands: the dealer's cards, of which only the first is open until the end, and the player's hands. */
export interface BlackjackTable {
  readonly dealer: readonly number[]
  readonly hands: readonly BlackjackHand[]
  readonly insured: boolean
  /** An open ace: insurance must be taken or declined first. */
  readonly asksInsurance: boolean
  /** The hand that is played now; undefined if none is. */
  readonly active: number | undefined
  readonly over: boolean
  /** How many cards were taken. */
  readonly taken: number
}

const { hit, stand, double, split, insure, decline } = BLACKJACK_MOVES
const ACE = 1

/** The table after the deal: player, dealer, player, dealer. */
export function dealTable(cards: readonly number[]): BlackjackTable {
  const dealer = [cards[1]!, cards[3]!]
  const table: BlackjackTable = {
    dealer,
    hands: [{ cards: [cards[0]!, cards[2]!], stakes: 1, done: false }],
    insured: false,
    asksInsurance: valueOf(dealer[0]!) === ACE,
    active: 0,
    over: false,
    taken: 4,
  }
  return table.asksInsurance ? table : afterLook(table, cards)
}

/** The moves that the player may make now. */
export function movesOf(table: BlackjackTable): readonly number[] {
  if (table.asksInsurance) return [insure, decline]
  const hand = table.active === undefined ? undefined : table.hands[table.active]
  if (table.over || !hand) return []
  const [first, second] = hand.cards
  const two = hand.cards.length === 2
  const pair = two && valueOf(first!) === valueOf(second!) && table.hands.length === 1
  return [hit, stand, ...(two ? [double] : []), ...(pair ? [split] : [])]
}

/** The table after an allowed move. */
export function moveAt(table: BlackjackTable, move: number, cards: readonly number[]): BlackjackTable {
  if (move === insure || move === decline)
    return afterLook({ ...table, insured: move === insure, asksInsurance: false }, cards)
  if (move === split) return goOn(splitHand(table, cards), cards)
  const hand = table.hands[table.active!]!
  if (move === stand) return goOn(withHand(table, { ...hand, done: true }), cards)
  const more = [...hand.cards, cards[table.taken]!]
  const stakes = move === double ? 2 * hand.stakes : hand.stakes
  const done = move === double || totalOf(more).total >= TWENTY_ONE
  return goOn({ ...withHand(table, { cards: more, stakes, done }), taken: table.taken + 1 }, cards)
}

/** Ends the round if the dealer has a blackjack, or the player has one. */
function afterLook(table: BlackjackTable, cards: readonly number[]): BlackjackTable {
  const [up] = table.dealer
  const dealerHasIt = looksBehind(up!) && isBlackjack(table.dealer)
  if (!dealerHasIt && !isBlackjack(table.hands[0]!.cards)) return table
  const hands = table.hands.map((hand) => ({ ...hand, done: true }))
  return goOn({ ...table, hands }, cards)
}

/** Two hands of one card each, and a second card for both; aces get no more. */
function splitHand(table: BlackjackTable, cards: readonly number[]): BlackjackTable {
  const [{ cards: pair }] = table.hands as readonly [BlackjackHand]
  const hands = pair.map((card, index): BlackjackHand => {
    const both = [card, cards[table.taken + index]!]
    return { cards: both, stakes: 1, done: valueOf(card) === ACE || totalOf(both).total === TWENTY_ONE }
  })
  return { ...table, hands, taken: table.taken + 2 }
}

function withHand(table: BlackjackTable, hand: BlackjackHand): BlackjackTable {
  return { ...table, hands: table.hands.map((each, index) => (index === table.active ? hand : each)) }
}

/** The next hand that is not done, or the dealer's play. */
function goOn(table: BlackjackTable, cards: readonly number[]): BlackjackTable {
  const next = table.hands.findIndex(({ done }) => !done)
  if (next >= 0) return { ...table, active: next }
  const dealer = [...table.dealer]
  let { taken } = table
  if (table.hands.some((hand) => needsDealer(hand, table)))
    while (totalOf(dealer).total < DEALER_STANDS) {
      dealer.push(cards[taken]!)
      taken += 1
    }
  return { ...table, dealer, taken, active: undefined, over: true }
}

/** True for a hand that the dealer's further cards can decide: not too much, and not a blackjack. */
function needsDealer({ cards }: BlackjackHand, { hands }: BlackjackTable): boolean {
  return totalOf(cards).total <= TWENTY_ONE && !(hands.length === 1 && isBlackjack(cards))
}

export type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

/** How each hand of a round that is over ended. After a split, an ace with a ten is no blackjack. */
export function resultsOf({ hands, dealer }: BlackjackTable): HandResult[] {
  const theirs = isBlackjack(dealer)
  const their = totalOf(dealer).total
  return hands.map(({ cards }) => {
    const { total } = totalOf(cards)
    if (total > TWENTY_ONE) return 'bust'
    if (hands.length === 1 && isBlackjack(cards)) return theirs ? 'push' : 'blackjack'
    if (theirs) return 'lost'
    if (their > TWENTY_ONE || total > their) return 'won'
    return total === their ? 'push' : 'lost'
  })
}
