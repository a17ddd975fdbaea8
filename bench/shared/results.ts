// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meaningOf } from '../figures/index.ts'
import type { FigureMeaning } from '../figures/figure.ts'
import type { Machine } from './machine.ts'
import type { Figure } from './part.ts'

/** A figure as it is stored, with the limit that it was measured against. */
export type StoredFigure = Figure & Pick<FigureMeaning, 'unit' | 'atMost' | 'atLeast'>

/** What one run of a part has measured: a file of `bench/results`. */
export interface StoredResult {
  part: string
  /** ISO 8601, UTC; the day alone where nobody wrote down the time. */
  measuredAt: string
  command: string
  /** Of the code that was measured; missing where nobody wrote it down. */
  commit?: string
  /** Of the machine in the minute before. */
  load?: number
  /** What else must be known of this run. */
  note?: string
  machine: Machine
  figures: readonly StoredFigure[]
}

/** Where results are stored. */
export const resultsFolder = join(import.meta.dirname, '../results')

/** Whether a figure meets the limit it was measured against, if it has one. */
export const holds = ({ value, atMost, atLeast }: StoredFigure): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)

/** A measured figure with its unit and limit. Throws for one that `bench/figures` does not describe. */
export function toStore(measured: Figure): StoredFigure {
  const { unit, atMost, atLeast } = meaningOf(measured.name)
  if (!Number.isFinite(measured.value)) throw new Error(`${measured.name} is ${measured.value}`)
  const { name, value, spread } = measured
  return {
    name,
    value: brief(value),
    ...(spread && { spread: [brief(spread[0]), brief(spread[1])] as const }),
    unit,
    ...(atMost !== undefined && { atMost }),
    ...(atLeast !== undefined && { atLeast }),
  }
}

/** Twelve digits leave out what floating point adds. */
const brief = (value: number): number => Number(value.toPrecision(12))

/** Stores a result in place of the last one of the same part. */
export function writeResult(result: StoredResult, folder = resultsFolder): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${result.part}.json`), `${JSON.stringify(result, undefined, 2)}\n`)
}

/** All stored results, by part. */
export const readResults = (folder = resultsFolder): StoredResult[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StoredResult)
