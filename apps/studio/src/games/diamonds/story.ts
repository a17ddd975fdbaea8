// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import {
  DIAMONDS_GEMS,
  diamondsGems,
  diamondsMultiplier,
  diamondsPattern,
  type DiamondsBet,
  type DiamondsPattern,
} from './maths.ts'

export type DiamondsEvent =
  | { readonly type: 'gem'; readonly colour: number }
  | { readonly type: 'pattern'; readonly pattern: DiamondsPattern }

/** The number of floats in one round. */
export const DIAMONDS_FLOATS = DIAMONDS_GEMS

/** The story of five gems. */
export function buildDiamondsStory(
  _bet: DiamondsBet,
  stake: Stake,
  floats: readonly number[],
): Story<DiamondsEvent> {
  const gems = diamondsGems(floats)
  const pattern = diamondsPattern(gems)
  const multiplier = diamondsMultiplier(pattern)
  return {
    events: [...gems.map((colour) => ({ type: 'gem', colour }) as const), { type: 'pattern', pattern }],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
