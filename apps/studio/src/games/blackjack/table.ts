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
  /** The number of the hand as dealt, from 0; the two of a split keep it. */
  readonly order: number
  /** One of the two hands of a split. */
  readonly split: boolean
  /** Undefined until it is taken or declined. */
  readonly insured?: boolean
}

/** A round as it stands: the dealer's cards, of which only the first is open until the end, and the player's hands. */
export interface BlackjackTable {
  readonly dealer: readonly number[]
  readonly hands: readonly BlackjackHand[]
  /** An open ace: insurance of the active hand must be taken or declined first. */
  readonly asksInsurance: boolean
  /** The hand that is played now; undefined if none is. */
  readonly active: number | undefined
  readonly over: boolean
  /** How many cards were taken. */
  readonly taken: number
}

const { hit, stand, double, split, insure, decline } = BLACKJACK_MOVES
const ACE = 1

/** A hand as dealt. */
export const newHand = (cards: readonly number[], order: number): BlackjackHand => ({
  cards,
  stakes: 1,
  done: false,
  order,
  split: false,
})

/** The table after the deal: one card for each hand and the dealer, and a second one in the same order. */
export function dealTable(cards: readonly number[], hands = 1): BlackjackTable {
  const dealer = [cards[hands]!, cards[2 * hands + 1]!]
  const table: BlackjackTable = {
    dealer,
    hands: Array.from({ length: hands }, (_, order) =>
      newHand([cards[order]!, cards[hands + 1 + order]!], order),
    ),
    asksInsurance: valueOf(dealer[0]!) === ACE,
    active: 0,
    over: false,
    taken: 2 * hands + 2,
  }
  return table.asksInsurance ? table : afterLook(table, cards)
}

/** The moves that the player may make now. */
export function movesOf(table: BlackjackTable): readonly number[] {
  if (table.asksInsurance) return [insure, decline]
  const hand = table.active === undefined ? undefined : table.hands[table.active]
  return table.over || !hand ? [] : movesOfHand(hand)
}

/** What a hand that is not done may do. */
export function movesOfHand(hand: BlackjackHand): readonly number[] {
  const [first, second] = hand.cards
  const two = hand.cards.length === 2
  const pair = two && valueOf(first!) === valueOf(second!) && !hand.split
  return [hit, stand, ...(two ? [double] : []), ...(pair ? [split] : [])]
}

/** The table after an allowed move. */
export function moveAt(table: BlackjackTable, move: number, cards: readonly number[]): BlackjackTable {
  const hand = table.hands[table.active!]!
  if (move === insure || move === decline) {
    const asked = withHand(table, { ...hand, insured: move === insure })
    const next = asked.hands.findIndex(({ insured }) => insured === undefined)
    return next < 0 ? afterLook({ ...asked, asksInsurance: false }, cards) : { ...asked, active: next }
  }
  if (move === split) return goOn(splitHand(table, cards), cards)
  if (move === stand) return goOn(withHand(table, { ...hand, done: true }), cards)
  const more = [...hand.cards, cards[table.taken]!]
  const stakes = move === double ? 2 * hand.stakes : hand.stakes
  const done = move === double || totalOf(more).total >= TWENTY_ONE
  return goOn({ ...withHand(table, { ...hand, cards: more, stakes, done }), taken: table.taken + 1 }, cards)
}

/** Ends the round if the dealer has a blackjack; a hand that has one is done. */
function afterLook(table: BlackjackTable, cards: readonly number[]): BlackjackTable {
  return goOn({ ...table, hands: handsAfterLook(table) }, cards)
}

/** The hands once the dealer has looked: all are done if the dealer has a blackjack, else those that have one. */
export function handsAfterLook<Hand extends BlackjackHand>({
  dealer,
  hands,
}: {
  readonly dealer: readonly number[]
  readonly hands: readonly Hand[]
}): Hand[] {
  const dealerHasIt = looksBehind(dealer[0]!) && isBlackjack(dealer)
  return hands.map((hand) => ({ ...hand, done: dealerHasIt || isBlackjack(hand.cards) }))
}

/** Two hands of one card each, and a second card for both; aces get no more. */
function splitHand(table: BlackjackTable, cards: readonly number[]): BlackjackTable {
  const drawn = cards.slice(table.taken, table.taken + 2)
  return { ...table, hands: handsAfterSplit(table.hands, table.active!, drawn), taken: table.taken + 2 }
}

/** The hands once the one at `active` is split, with the second cards of both. */
export function handsAfterSplit(
  hands: readonly BlackjackHand[],
  active: number,
  drawn: readonly number[],
): readonly BlackjackHand[] {
  const pair = hands[active]!
  const both = pair.cards.map((card, index): BlackjackHand => {
    const cards = [card, drawn[index]!]
    return { ...pair, cards, split: true, done: valueOf(card) === ACE || totalOf(cards).total === TWENTY_ONE }
  })
  return hands.toSpliced(active, 1, ...both)
}

function withHand(table: BlackjackTable, hand: BlackjackHand): BlackjackTable {
  return { ...table, hands: table.hands.map((each, index) => (index === table.active ? hand : each)) }
}

/** The next hand that is not done, or the dealer's play. */
function goOn(table: BlackjackTable, cards: readonly number[]): BlackjackTable {
  const next = table.hands.findIndex(({ done }) => !done)
  if (next >= 0) return { ...table, active: next }
  return { ...table, ...dealerAfterHands(table, cards), active: undefined, over: true }
}

/** The dealer's cards once all hands are done, and how many cards are taken then. */
export function dealerAfterHands(
  table: Pick<BlackjackTable, 'dealer' | 'hands' | 'taken'>,
  cards: readonly number[],
): Pick<BlackjackTable, 'dealer' | 'taken'> {
  const dealer = [...table.dealer]
  let { taken } = table
  if (table.hands.some(needsDealer))
    while (totalOf(dealer).total < DEALER_STANDS) {
      dealer.push(cards[taken]!)
      taken += 1
    }
  return { dealer, taken }
}

/** An ace and a ten as dealt; after a split they are no blackjack. */
const isNatural = ({ cards, split: isSplit }: BlackjackHand): boolean => !isSplit && isBlackjack(cards)

/** True for a hand that the dealer's further cards can decide: not too much, and not a blackjack. */
function needsDealer(hand: BlackjackHand): boolean {
  return totalOf(hand.cards).total <= TWENTY_ONE && !isNatural(hand)
}

export type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

/** How each hand of a round that is over ended. */
export function resultsOf({ hands, dealer }: Pick<BlackjackTable, 'hands' | 'dealer'>): HandResult[] {
  const theirs = isBlackjack(dealer)
  const their = totalOf(dealer).total
  return hands.map((hand) => {
    const { total } = totalOf(hand.cards)
    if (total > TWENTY_ONE) return 'bust'
    if (isNatural(hand)) return theirs ? 'push' : 'blackjack'
    if (theirs) return 'lost'
    if (their > TWENTY_ONE || total > their) return 'won'
    return total === their ? 'push' : 'lost'
  })
}
