// SPDX-License-Identifier: Apache-2.0
import { isBlackjack, totalOf, TWENTY_ONE, valueOf } from './rules.ts'
import type { BlackjackEvent } from './story.ts'
import { handsAfterSplit, newHand, type BlackjackHand, type BlackjackTable } from './table.ts'

const ACE = 1

/** The table as the player sees it: of the dealer only what is open. */
export function tableOfEvents(events: readonly BlackjackEvent[]): BlackjackTable {
  let dealer: readonly number[] = []
  let hands: readonly BlackjackHand[] = []
  for (const event of events) {
    if (event.type === 'deal') {
      dealer = [event.dealer]
      hands = [event.player, ...(event.more ?? [])].map(newHand)
      if (valueOf(event.dealer) !== ACE) hands = hands.map(looked)
    } else if (event.type === 'insurance') hands = insuranceAnswered(hands, event.taken)
    else if (event.type === 'dealer') dealer = event.cards
    else if (event.type === 'split')
      hands = handsAfterSplit(
        hands,
        hands.findIndex(({ done }) => !done),
        event.cards,
      )
    else if (event.type === 'card' || event.type === 'stand')
      hands = hands.map((hand, index) => (index === event.hand ? handAfter(hand, event) : hand))
  }
  const over = events.at(-1)?.type === 'result'
  const asksInsurance =
    !over && valueOf(dealer[0] ?? -1) === ACE && hands.some(({ insured }) => insured === undefined)
  const active = hands.findIndex(({ done, insured }) => (asksInsurance ? insured === undefined : !done))
  return {
    dealer,
    hands,
    asksInsurance,
    active: over || active < 0 ? undefined : active,
    over,
    taken: 0,
  }
}

/** A hand once the dealer has looked and gone on: with a blackjack it is done. */
const looked = (hand: BlackjackHand): BlackjackHand => ({ ...hand, done: isBlackjack(hand.cards) })

/** The first hand that was asked has answered; after the last one the dealer has looked. */
function insuranceAnswered(hands: readonly BlackjackHand[], insured: boolean): readonly BlackjackHand[] {
  const asked = hands.findIndex((hand) => hand.insured === undefined)
  const answered = hands.map((hand, index) => (index === asked ? { ...hand, insured } : hand))
  return asked === hands.length - 1 ? answered.map(looked) : answered
}

function handAfter(
  hand: BlackjackHand,
  event: Extract<BlackjackEvent, { type: 'card' | 'stand' }>,
): BlackjackHand {
  if (event.type === 'stand') return { ...hand, done: true }
  const cards = [...hand.cards, event.card]
  const done = event.doubled || totalOf(cards).total >= TWENTY_ONE
  return { ...hand, cards, stakes: event.doubled ? 2 * hand.stakes : hand.stakes, done }
}
