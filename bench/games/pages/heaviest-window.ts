// SPDX-License-Identifier: Apache-2.0
import { judgeWindow } from '@tessera/studio/src/games/slots/judge-window.ts'
import { heightsOf, type SlotRules, type SlotWindow } from '@tessera/studio/src/games/slots/slot-rules.ts'

/**
 * The window of a slot that pays most, as far as one reel after the other can be improved from each stop of the first
 * one, with its reels as tall as they can be.
 */
export function heaviestWindow(rules: SlotRules): SlotWindow {
  const heights = rules.strips.map(() => Math.max(...heightsOf(rules)))
  const paysOf = (stops: readonly number[]) => judgeWindow(rules, { stops, heights }).multiplier
  const starts = Array.from(rules.strips[0]!, (_symbol, first) => climb(rules, first, paysOf))
  const stops = starts.reduce((best, one) => (paysOf(one) > paysOf(best) ? one : best))
  return { stops, heights }
}

function climb(
  { strips }: SlotRules,
  first: number,
  paysOf: (stops: readonly number[]) => number,
): readonly number[] {
  // Reels further left decide whether those further right pay: a few rounds over all of them are enough.
  let stops = strips.map((_strip, reel) => (reel === 0 ? first : 0))
  for (let round = 0; round < 3; round += 1)
    for (let reel = 1; reel < strips.length; reel += 1)
      stops = Array.from(strips[reel]!, (_symbol, stop) => stops.with(reel, stop)).reduce((best, one) =>
        paysOf(one) > paysOf(best) ? one : best,
      )
  return stops
}
