// SPDX-License-Identifier: Apache-2.0
import type { Row } from './read-rows.ts'

export interface RowSummary {
  /** One line for each area: `AUTH  41 of 43`. */
  readonly areas: readonly string[]
  /** Rows that no test of the run has proven, and that are not left to the long run. */
  readonly missing: readonly Row[]
  /** What is wrong besides: unknown ids, needless or too many rows of the long run. */
  readonly faults: readonly string[]
  readonly total: string
}

/** So many rows may be left to the long run. */
const longRunAtMost = 40

/** Compares the rows with those that a daily run has proven. */
export function summarizeRows(
  rows: readonly Row[],
  proven: ReadonlySet<string>,
  longRun: ReadonlyMap<string, string>,
): RowSummary {
  const known = new Set(rows.map(({ id }) => id))
  const ofLongRun = rows.filter(({ id }) => !proven.has(id) && longRun.has(id))
  const missing = rows.filter(({ id }) => !proven.has(id) && !longRun.has(id))
  const faults = [
    ...[...proven].filter((id) => !known.has(id)).map((id) => `A test names ${id}, which is no row.`),
    ...[...longRun]
      .filter(([id]) => !known.has(id))
      .map(([id]) => `long-run.tsv names ${id}, which is no row.`),
    ...[...longRun].filter(([id]) => proven.has(id)).map(([id]) => `${id} is proven daily, too.`),
    ...[...longRun]
      .filter(([, reason]) => reason === '')
      .map(([id]) => `${id} has no reason in long-run.tsv.`),
    ...(longRun.size > longRunAtMost
      ? [`${longRun.size} rows are left to the long run, more than ${longRunAtMost}.`]
      : []),
  ]
  const areaOf = ({ id }: Row): string => id.slice(0, id.indexOf('-'))
  const areas = [...new Set(rows.map(areaOf))].map((area) => {
    const all = rows.filter((row) => areaOf(row) === area)
    return `${area.padEnd(8)} ${all.filter(({ id }) => proven.has(id)).length} of ${all.length}`
  })
  const count = rows.length - missing.length - ofLongRun.length
  const total = `${count} of ${rows.length} rows proven, ${ofLongRun.length} left to the long run, ${missing.length} missing`
  return { areas, missing, faults, total }
}
