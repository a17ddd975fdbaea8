// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { dartPart, dartsRings, ringAt, type DartsBet } from './maths.ts'

export interface DartsEvent {
  readonly type: 'throw'
  /** From 0, the middle. */
  readonly ring: number
  /** Which of 10,000 parts of the area, from the middle. */
  readonly part: number
  /** Clockwise from the right; pays nothing and costs nothing. */
  readonly degrees: number
}

/** How far from the middle, and in which direction. */
export const DARTS_FLOATS = 2
const CIRCLE = 360

/** The story of one throw. */
export function buildDartsStory(bet: DartsBet, stake: Stake, floats: readonly number[]): Story<DartsEvent> {
  const part = dartPart(floats[0]!)
  const ring = ringAt(bet, part)
  const { multiplier } = dartsRings(bet)[ring]!
  return {
    events: [{ type: 'throw', ring, part, degrees: Math.floor(floats[1]! * CIRCLE) }],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
