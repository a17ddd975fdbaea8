// SPDX-License-Identifier: Apache-2.0

/** Sums over all windows with the same number of scatters. Pays are in parts of the stake. */
export interface ScatterSums {
  readonly windows: bigint
  readonly pays: bigint
  /** The sum of the squares of what each window pays. */
  readonly squares: bigint
  /** The windows that pay nothing. */
  readonly losing: bigint
}

/** The windows of a spin after which the round goes on alike. */
export interface SpinOutcome extends ScatterSums {
  readonly scatters: number
  /** The reels that are wild in the next spin, one bit each; 0 without any. */
  readonly held: number
  /** In how many of its windows each amount is paid, where that is known. */
  readonly histogram?: Histogram
}

/** Everything about one spin that a par sheet needs, over all windows that its floats can choose. */
export interface SpinCounts {
  readonly windows: bigint
  /** By the number of scatters, from 0. */
  readonly byScatters: readonly ScatterSums[]
  /** The same windows apart by the reels that stay wild, too; in slots where some do. */
  readonly outcomes?: readonly SpinOutcome[]
  /** Windows that pay anything. */
  readonly winning: bigint
  /** No window pays more; `exact` if one pays as much. */
  readonly best: { readonly pays: bigint; readonly windows: bigint; readonly exact: boolean }
  /** The counts of a free spin with so many reels wild before it; without it a free spin is as the paid one. */
  readonly free?: (held: number) => SpinCounts
}

/** The windows of a spin by what follows it. */
export const outcomesOf = ({ outcomes, byScatters }: SpinCounts): readonly SpinOutcome[] =>
  outcomes ?? byScatters.map((sums, scatters) => ({ ...sums, scatters, held: 0 }))

/** The counts of a free spin. */
export const freeCounts = (counts: SpinCounts, held: number): SpinCounts => counts.free?.(held) ?? counts

/** In how many windows each amount is paid. */
export type Histogram = ReadonlyMap<number, number>

export function sumsOf(histogram: Histogram): ScatterSums {
  let [windows, pays, squares] = [0n, 0n, 0n]
  for (const [paid, found] of histogram) {
    windows += BigInt(found)
    pays += BigInt(paid) * BigInt(found)
    squares += BigInt(paid) ** 2n * BigInt(found)
  }
  return { windows, pays, squares, losing: BigInt(histogram.get(0) ?? 0) }
}

/** The best window of all. */
export function inBest(histograms: readonly Histogram[]): SpinCounts['best'] {
  let [best, windows] = [0, 0]
  for (const histogram of histograms)
    for (const [pays, found] of histogram) {
      if (pays > best) [best, windows] = [pays, 0]
      if (pays === best) windows += found
    }
  return { pays: BigInt(best), windows: BigInt(windows), exact: true }
}
