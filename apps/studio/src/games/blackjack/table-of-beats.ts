// SPDX-License-Identifier: Apache-2.0
import { totalOf, TWENTY_ONE, valueOf } from './rules.ts'
import type { BlackjackBeat } from './story.ts'
import type { BlackjackHand, BlackjackTable } from './table.ts'

const ACE = 1

/** The table as the player sees it: of the dealer only what is open. */
export function tableOfBeats(beats: readonly BlackjackBeat[]): BlackjackTable {
  let dealer: readonly number[] = []
  let hands: readonly BlackjackHand[] = []
  let insurance: boolean | undefined
  for (const beat of beats) {
    if (beat.type === 'deal') {
      dealer = [beat.dealer]
      hands = [{ cards: beat.player, stakes: 1, done: false }]
    } else if (beat.type === 'insurance') insurance = beat.taken
    else if (beat.type === 'dealer') dealer = beat.cards
    else if (beat.type === 'split') hands = splitBy(hands, beat.cards)
    else if (beat.type !== 'result')
      hands = hands.map((hand, index) => (index === beat.hand ? handAfter(hand, beat) : hand))
  }
  const over = beats.at(-1)?.type === 'result'
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
  beat: Extract<BlackjackBeat, { type: 'card' | 'stand' }>,
): BlackjackHand {
  if (beat.type === 'stand') return { ...hand, done: true }
  const cards = [...hand.cards, beat.card]
  const done = beat.doubled || totalOf(cards).total >= TWENTY_ONE
  return { cards, stakes: beat.doubled ? 2 * hand.stakes : hand.stakes, done }
}
