// SPDX-License-Identifier: Apache-2.0
import { arrangeHand } from './arrange-hand.ts'

/** What a hand may count at most. */
export const MOST_POINTS = 80

/** The least that a hand can count, however its player had laid it out. */
export const countHand = (hand: readonly number[], wildRank: number): number =>
  Math.min(MOST_POINTS, arrangeHand(hand, wildRank).points)
