// SPDX-License-Identifier: Apache-2.0
/** One figure of a part of the bench, and whether it meets its target. */
export interface Result {
  name: string
  value: number
  holds: boolean
}

/** A part of the bench: measures, prints its table, and returns its figures. */
export type Part = (options: string[]) => Promise<Result[]>
