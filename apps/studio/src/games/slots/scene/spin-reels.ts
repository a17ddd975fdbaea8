// SPDX-License-Identifier: Apache-2.0
import type { Ease, Tweens } from '../../../runtime/stage/tweens.ts'
import type { SlotRules } from '../slot-rules.ts'
import type { SlotEvent } from '../story.ts'
import type { Reel } from './reel.ts'

/** How fast the reels stop, and what happens when they do. */
export interface Pace {
  readonly quick: boolean
  readonly onStop: (reel: number, slow: boolean) => void
  /** A reel begins to stop slowly. */
  readonly onSlow: (reel: number) => void
  /** Wilds begin to fill their reels. */
  readonly onWild: () => void
}

const FIRST_REEL_MS = 560
const EACH_REEL_MS = 170
const SLOW_REEL_MS = 1_200
const QUICK_SHARE = 0.42
const BOUNCE = 1.2

/** Fast, then slower, a little too far and back. */
const slowDown: Ease = (share) => {
  const rest = 1 - share
  return 1 - rest * rest * (1 + BOUNCE * (rest - 1) * share)
}

/** Moves every reel to its stop, one after the other from the left. */
export async function spinReels(options: {
  readonly reels: readonly Reel[]
  readonly rules: SlotRules
  readonly event: SlotEvent
  readonly slow: readonly number[]
  readonly tweens: Tweens
  readonly pace: Pace
}): Promise<void> {
  const { reels, rules, event, slow, tweens, pace } = options
  const share = pace.quick ? QUICK_SHARE : 1
  const lasts = (reel: number) =>
    (FIRST_REEL_MS + reel * EACH_REEL_MS) * share +
    slow.filter((one) => one <= reel).length * SLOW_REEL_MS * (pace.quick ? QUICK_SHARE : 1)
  await Promise.all(
    reels.map(async (one, reel) => {
      const size = rules.strips[reel]!.length
      const stop = event.stops[reel]!
      one.divide(event.heights[reel]!)
      // Down, some whole turns and then on to the stop.
      const rest = (((one.at() - stop) % size) + size) % size
      const turns = Math.max(1, Math.round(((lasts(reel) / 1_000) * 26) / size))
      const from = one.at()
      const way = rest + size * turns
      if (slow.includes(reel) && reel > 0)
        void tweens.run({ durationMs: 1, delayMs: lasts(reel - 1), on: () => pace.onSlow(reel) })
      await tweens.run({
        durationMs: lasts(reel),
        ease: slowDown,
        on: (progress) => one.show(from - way * progress),
      })
      one.show(stop)
      pace.onStop(reel, slow.includes(reel))
    }),
  )
}
