// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'

/** How much a member has staked in a race, and when they reached it. */
export interface RaceScore {
  memberId: bigint
  score: Amount
  reachedAtMs: number
}

/** In the order of ranks: the most valid bets first; of equal ones, who was there earlier. */
export const byRank = (left: RaceScore, right: RaceScore): number =>
  left.score === right.score
    ? left.reachedAtMs - right.reachedAtMs || Number(left.memberId - right.memberId)
    : left.score > right.score
      ? -1
      : 1

/** Most ranks of a race that have a prize. */
export const mostRanks = 100
/** Ranks that the board shows. */
export const boardRanks = 20
