// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import { judgeWindow } from '../judge-window.ts'
import { changesHeight, heightsOf, type SlotRules } from '../slot-rules.ts'
import type { ScatterSums, SpinCounts } from './spin-counts.ts'

/** Evaluates every window of reels with one height by the engine that plays them. */
export function countWindows(rules: SlotRules): SpinCounts {
  if (changesHeight(rules)) throw new RangeError('reels of changing height have too many windows')
  const heights = rules.strips.map(() => heightsOf(rules)[0]!)
  const part = MULTIPLIER_ONE / rules.parts
  const histograms: Map<number, number>[] = []
  let windows = 0
  for (const stops of allStops(rules.strips)) {
    const { multiplier, scatters } = judgeWindow(rules, { stops, heights })
    const histogram = (histograms[scatters] ??= new Map<number, number>())
    const pays = Math.round(multiplier / part)
    histogram.set(pays, (histogram.get(pays) ?? 0) + 1)
    windows += 1
  }
  return countsOf(BigInt(windows), histograms)
}

/** Every combination of stops; the same array is changed from one to the next. */
function* allStops(strips: readonly string[]): Generator<readonly number[]> {
  const stops = strips.map(() => 0)
  for (;;) {
    yield stops
    let reel = strips.length - 1
    while (reel >= 0 && stops[reel] === strips[reel]!.length - 1) stops[reel--] = 0
    if (reel < 0) return
    stops[reel]! += 1
  }
}

function countsOf(windows: bigint, histograms: readonly (Map<number, number> | undefined)[]): SpinCounts {
  const all = Array.from(histograms, (histogram) => [...(histogram ?? [])])
  const best = all.flat().reduce((most, [pays]) => Math.max(most, pays), 0)
  const count = (entries: [number, number][], fits: (pays: number) => boolean) =>
    entries.reduce((sum, [pays, found]) => sum + (fits(pays) ? BigInt(found) : 0n), 0n)
  return {
    windows,
    byScatters: all.map((entries): ScatterSums => ({
      windows: count(entries, () => true),
      pays: entries.reduce((sum, [pays, found]) => sum + BigInt(pays) * BigInt(found), 0n),
      squares: entries.reduce((sum, [pays, found]) => sum + BigInt(pays) ** 2n * BigInt(found), 0n),
      losing: count(entries, (pays) => pays === 0),
    })),
    winning: count(all.flat(), (pays) => pays > 0),
    best: { pays: BigInt(best), windows: count(all.flat(), (pays) => pays === best), exact: true },
  }
}
