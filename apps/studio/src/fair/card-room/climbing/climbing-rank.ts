// SPDX-License-Identifier: Apache-2.0
import { CARD_RANKS, rankOf } from '../../../runtime/cards/card.ts'

/** The rank of a 2, the highest: 3 is 0 and the ace 11. */
export const TWO = 12
export const ACE = 11

/** 0 for a 3 to 12 for a 2. */
export const climbingRank = (card: number): number => (rankOf(card) + 10) % CARD_RANKS

/** Whether ascending ranks follow each other without a gap. */
export const areConsecutive = (ranks: readonly number[]): boolean =>
  ranks.every((rank, at) => at === 0 || rank === ranks[at - 1]! + 1)
