// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import type { CountedSeries } from './counted-series.ts'

/** What a run of draws had of one series. Each list has an entry for every value. */
export interface SeriesTally {
  /** How often a value was drawn; more than once in a draw counts each time. */
  hits: number[]
  /** In how many draws it appeared. */
  drawsWith: number[]
  /** The first and the last draw of the run in which it appeared, counted from 0; -1: in none. */
  first: number[]
  last: number[]
  /** The most draws in succession without it. */
  longest: number[]
}

/** A run of draws in succession, counted. */
export interface Tally {
  draws: number
  series: SeriesTally[]
}

/** A run that was counted before; a position that is none of its draws means never. */
export interface CountedRun {
  draws: number
  series: readonly Readonly<Record<keyof SeriesTally, ArrayLike<number>>>[]
}

/** A whole span: of each value also the last day on which it appeared, undefined if it did not. */
export interface SpanTally extends Tally {
  lastDays: (number | undefined)[][]
}

export interface DrawCounter {
  /** Counts the next draw. */
  addDraw(day: number, result: DrawResult): void
  /** Counts a run that follows, such as a day that was counted before: the same as all its draws one by one. */
  addRun(day: number, run: CountedRun): void
  /** What was counted so far. */
  total(): SpanTally
}

/**
 * Counts draws in the order in which they were made. Days are those of `vietnam-days.ts`. A run without a value counts
 * also at the beginning and at the end of the span, as far as the span reaches.
 */
export function createDrawCounter(of: readonly CountedSeries[]): DrawCounter {
  const series = of.map(({ values }) => emptyTally(values))
  const lastDays = of.map(({ values }) => Array<number | undefined>(values).fill(undefined))
  let draws = 0

  function appear(
    index: number,
    value: number,
    day: number,
    { from, to }: { from: number; to: number },
  ): void {
    const tally = series[index]!
    const last = tally.last[value]!
    if (last < 0) tally.first[value] = from
    tally.longest[value] = Math.max(tally.longest[value]!, from - last - 1)
    tally.last[value] = to
    lastDays[index]![value] = day
  }

  return {
    addDraw(day, result) {
      of.forEach(({ valuesOf }, index) => {
        const tally = series[index]!
        for (const value of valuesOf(result)) {
          tally.hits[value] = tally.hits[value]! + 1
          if (tally.last[value] === draws) continue
          tally.drawsWith[value] = tally.drawsWith[value]! + 1
          appear(index, value, day, { from: draws, to: draws })
        }
      })
      draws += 1
    },
    addRun(day, run) {
      run.series.forEach((added, index) => {
        const tally = series[index]!
        for (let value = 0; value < added.hits.length; value += 1) {
          const first = added.first[value]!
          if (first < 0 || first >= run.draws) continue
          tally.hits[value] = tally.hits[value]! + added.hits[value]!
          tally.drawsWith[value] = tally.drawsWith[value]! + added.drawsWith[value]!
          appear(index, value, day, { from: draws + first, to: draws + added.last[value]! })
          tally.longest[value] = Math.max(tally.longest[value]!, added.longest[value]!)
        }
      })
      draws += run.draws
    },
    total: () => ({
      draws,
      series: series.map((tally) => ({
        ...tally,
        longest: tally.longest.map((longest, value) => Math.max(longest, draws - 1 - tally.last[value]!)),
      })),
      lastDays,
    }),
  }
}

function emptyTally(values: number): SeriesTally {
  const all = (value: number): number[] => Array<number>(values).fill(value)
  return { hits: all(0), drawsWith: all(0), first: all(-1), last: all(-1), longest: all(0) }
}

/** Since how many draws a value has not appeared; 0: it was in the last one. */
export const currentGap = ({ draws, series }: Tally, index: number, value: number): number =>
  draws - 1 - (series[index]?.last[value] ?? -1)
