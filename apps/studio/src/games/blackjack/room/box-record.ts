// SPDX-License-Identifier: Apache-2.0
import type { BlackjackTableEvent, EndedHand, HandMove } from '../../../blackjack-room-protocol.ts'
import { MULTIPLIER_ONE, returnOf } from '../../../fair/multiplier.ts'
import type { Stake, Story } from '../../../fair/story.ts'
import { partsOf, type BlackjackBet } from '../parts.ts'
import { isBlackjack, valueOf } from '../rules.ts'
import {
  HAND_PAYS,
  INSURANCE_RETURNS,
  insuranceOf,
  returnOfSides,
  sidesOf,
  type BlackjackEvent,
} from '../story.ts'
import { resultsOf } from '../table.ts'
import type { BoxTable } from './box-table.ts'

/** The record of a round that is over. */
export function recordOf(table: BoxTable, steps: readonly (readonly HandMove[])[]): BlackjackTableEvent {
  const results = resultsOf(table)
  return {
    type: 'table',
    dealer: table.dealer,
    hands: table.hands.map(({ box, hand, cards, stakes, split }, index) => ({
      ...{ box, hand, cards, stakes, split },
      result: results[index]!,
    })),
    steps,
  }
}

/** The boxes of a record in the order of the deal. */
export const boxesOfRecord = ({ hands }: BlackjackTableEvent): number[] => [
  ...new Set(hands.map(({ box }) => box)),
]

/** How a bet stands on its box: its stakes on each hand, 0 where it did not follow, and whether it is insured. */
export interface BoxShare {
  readonly box: number
  readonly units: readonly number[]
  readonly insured: boolean
  readonly behind: boolean
}

/** How a bet on a box ended: its events are those of the game for one player. */
export function storyOfBox(
  record: BlackjackTableEvent,
  share: BoxShare,
  bet: BlackjackBet,
  stake: Stake,
): Story<BlackjackEvent> {
  const hands = record.hands.filter(({ box }) => box === share.box)
  const dealt = dealtOf(hands)
  const parts = partsOf(bet, stake)
  const pays = hands.reduce(
    (sum, { result }, index) => sum + HAND_PAYS[result] * (share.units[index] ?? 0),
    0,
  )
  const insurancePaid = share.insured && isBlackjack(record.dealer)
  const sides = sidesOf([dealt[0]!, record.dealer[0]!, dealt[1]!], 1)
  const besides =
    (insurancePaid ? INSURANCE_RETURNS * insuranceOf(parts, stake.unit) : 0n) + returnOfSides(parts, sides)
  const exact = parts.hand * BigInt(pays) + besides * BigInt(MULTIPLIER_ONE)
  return {
    events: [
      { type: 'deal', player: dealt, dealer: record.dealer[0]! },
      ...sideEvents(bet, sides),
      ...insuranceEvents(record, share),
      ...moveEvents(record, share.box, hands),
      { type: 'dealer', cards: record.dealer },
      { type: 'result', hands: hands.map(({ result }) => result), insurancePaid },
    ],
    multiplier: Number(exact / stake.amount),
    payout: returnOf(parts.hand, pays, stake.unit) + besides,
  }
}

/** The first two cards of a box: those of a split begin its hands. */
function dealtOf([first, second]: readonly EndedHand[]): number[] {
  return second ? [first!.cards[0]!, second.cards[0]!] : first!.cards.slice(0, 2)
}

function sideEvents(bet: BlackjackBet, { pairs, three }: ReturnType<typeof sidesOf>): BlackjackEvent[] {
  if (bet.pairs === undefined && bet.three === undefined) return []
  return [
    {
      type: 'sides',
      ...(bet.pairs !== undefined && { pairs }),
      ...(bet.three !== undefined && { three }),
    },
  ]
}

const ACE = 1

/** A bet behind is not asked, as one that declined. */
const insuranceEvents = ({ dealer }: BlackjackTableEvent, { insured }: BoxShare): BlackjackEvent[] =>
  valueOf(dealer[0]!) === ACE ? [{ type: 'insurance', taken: insured }] : []

function moveEvents(
  { steps }: BlackjackTableEvent,
  box: number,
  hands: readonly EndedHand[],
): BlackjackEvent[] {
  /** How many cards of each hand are out. */
  const out = [2, 2]
  return steps.flat().flatMap((made): BlackjackEvent[] => {
    if (made.box !== box) return []
    const { hand, move } = made
    if (move === 'stand') return [{ type: 'stand', hand }]
    if (move === 'split') return [{ type: 'split', cards: hands.map(({ cards }) => cards[1]!) }]
    const card = hands[hand]!.cards[out[hand]!]!
    out[hand]! += 1
    return [{ type: 'card', hand, card, doubled: move === 'double' }]
  })
}
