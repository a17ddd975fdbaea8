// SPDX-License-Identifier: Apache-2.0
import { totalOf, TWENTY_ONE, valueOf } from './rules.ts'
import type { BlackjackEvent } from './story.ts'
import type { BlackjackHand, BlackjackTable } from './table.ts'

const ACE = 1

/** The table as the player sees it: of the dealer only what is open. */
export function tableOfEvents(events: readonly BlackjackEvent[]): BlackjackTable {
  let dealer: readonly number[] = []
  let hands: readonly BlackjackHand[] = []
  let insurance: boolean | undefined
  for (const event of events) {
    if (event.type === 'deal') {
      dealer = [event.dealer]
      hands = [{ cards: event.player, stakes: 1, done: false }]
    } else if (event.type === 'insurance') insurance = event.taken
    else if (event.type === 'dealer') dealer = event.cards
    else if (event.type === 'split') hands = splitBy(hands, event.cards)
    else if (event.type !== 'result')
      hands = hands.map((hand, index) => (index === event.hand ? handAfter(hand, event) : hand))
  }
  const over = events.at(-1)?.type === 'result'
  const asksInsurance = !over && valueOf(dealer[0] ?? -1) === ACE && insurance === undefined
  const active = hands.findIndex(({ done }) => !done)
  return {
    dealer,
    hands,
    insured: insurance === true,
    asksInsurance,
    active: over || active < 0 ? undefined : active,
    over,
    taken: 0,
  }
}

function splitBy([pair]: readonly BlackjackHand[], cards: readonly number[]): BlackjackHand[] {
  return pair!.cards.map((card, index) => {
    const both = [card, cards[index]!]
    return { cards: both, stakes: 1, done: valueOf(card) === ACE || totalOf(both).total === TWENTY_ONE }
  })
}

function handAfter(
  hand: BlackjackHand,
  event: Extract<BlackjackEvent, { type: 'card' | 'stand' }>,
): BlackjackHand {
  if (event.type === 'stand') return { ...hand, done: true }
  const cards = [...hand.cards, event.card]
  const done = event.doubled || totalOf(cards).total >= TWENTY_ONE
  return { cards, stakes: event.doubled ? 2 * hand.stakes : hand.stakes, done }
}
