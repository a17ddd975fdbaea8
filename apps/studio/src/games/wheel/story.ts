// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { wheelSegment, wheelTable, type WheelBet } from './maths.ts'

export interface WheelEvent {
  readonly type: 'stop'
  /** From 0, clockwise. */
  readonly segment: number
}

/** The number of floats in one round. */
export const WHEEL_FLOATS = 1

/** The story of one spin. */
export function buildWheelStory(bet: WheelBet, stake: Stake, floats: readonly number[]): Story<WheelEvent> {
  const segment = wheelSegment(bet, floats[0]!)
  const multiplier = wheelTable(bet)[segment]!
  return {
    events: [{ type: 'stop', segment }],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
