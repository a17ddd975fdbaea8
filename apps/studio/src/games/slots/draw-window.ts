// SPDX-License-Identifier: Apache-2.0
import { changesHeight, heightsOf, type SlotRules, type SlotWindow } from './slot-rules.ts'

/** How many floats a spin takes: one for each reel, and one for the height of each if heights change. */
export const floatsOfSpin = (rules: SlotRules): number => rules.strips.length * (changesHeight(rules) ? 2 : 1)

/** Where the reels of one spin stop: first all stops, then all heights. Spin 0 is the paid one. */
export function drawWindow(rules: SlotRules, floats: readonly number[], spin: number): SlotWindow {
  const reels = rules.strips.length
  const first = spin * floatsOfSpin(rules)
  if (floats.length < first + floatsOfSpin(rules))
    throw new RangeError('a spin needs one float for each reel and each height')
  const heights = heightsOf(rules)
  return {
    stops: rules.strips.map((strip, reel) => Math.floor(floats[first + reel]! * strip.length)),
    heights: rules.strips.map((_strip, reel) =>
      heights.length === 1
        ? heights[0]!
        : heights[Math.floor(floats[first + reels + reel]! * heights.length)]!,
    ),
  }
}
