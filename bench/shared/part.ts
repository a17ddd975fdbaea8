// SPDX-License-Identifier: Apache-2.0
import { median } from './report.ts'

/** One figure that a part has measured; what it means and must reach is in `bench/figures`. */
export interface Figure {
  name: string
  value: number
  /** The lowest and the highest of the rounds of which the value is one figure. */
  spread?: readonly [number, number]
}

/**
 * A part of the bench: measures, prints its tables, and returns its figures; undefined for what says nothing of the
 * product, such as a run that was made to fail. Throws when it could not measure.
 */
export type Part = (options: string[]) => Promise<Figure[] | undefined>

/** The median of a figure over rounds, with its lowest and its highest. */
export const overRounds = (name: string, values: readonly number[]): Figure => ({
  name,
  value: median(values),
  ...(values.length > 1 && { spread: [Math.min(...values), Math.max(...values)] as const }),
})
