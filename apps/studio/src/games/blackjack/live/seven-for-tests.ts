// SPDX-License-Identifier: Apache-2.0
import type {
  BlackjackRoomState,
  BlackjackStage,
  BoxView,
  OwnBoxes,
  TableHand,
} from '../../../blackjack-room-protocol.ts'

export const nothingOwn: OwnBoxes = { boxes: [], laid: null, staked: [], decided: [] }
export const paidNothing = () => undefined
/** Box 1 is held by somebody. */
export const boxesForTests: readonly BoxView[] = [
  { box: 1, alias: 'KDRW', players: 1, amounts: { USD: '5.00' } },
]

/** A hand that may decide nothing. */
export const handForTests = (
  box: number,
  cards: readonly number[],
  more: Partial<TableHand> = {},
): TableHand => ({
  ...{ box, hand: 0, cards, stakes: 1, split: false, done: false, decided: false, moves: [] },
  ...more,
})

/** Step 3 of a round in which the dealer shows card 8. */
export const drawnForTests = (
  stage: BlackjackStage,
  hands: readonly TableHand[],
): Extract<BlackjackRoomState, { phase: 'drawn' }> => ({
  ...{ phase: 'drawn', roundId: 'round', position: 1, boxes: boxesForTests, stage, step: 3 },
  ...{ startedAt: 1_000, endsAt: 11_000, hands, dealer: [8] },
})
