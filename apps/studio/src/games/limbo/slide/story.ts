// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../../fair/multiplier.ts'
import type { Stake, Story } from '../../../fair/story.ts'
import { limboMultiplier, limboPoint, limboWins, type LimboBet } from '../maths.ts'

/** Slide plays by the numbers of limbo: the tape stops at its point, which must reach the target. */
export type SlideBet = LimboBet

export type SlideEvent =
  | { readonly type: 'slide'; readonly pointHundredths: number }
  | { readonly type: 'result'; readonly won: boolean }

/** The number of floats in one round. */
export const SLIDE_FLOATS = 1

/** The story of one slide of the tape. */
export function buildSlideStory(bet: SlideBet, stake: Stake, floats: readonly number[]): Story<SlideEvent> {
  const pointHundredths = limboPoint(floats[0]!)
  const won = limboWins(bet, pointHundredths)
  const multiplier = won ? limboMultiplier(bet) : 0
  return {
    events: [
      { type: 'slide', pointHundredths },
      { type: 'result', won },
    ],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
