// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'

/** A row of docs/requirements.tsv. */
export interface Row {
  /** Such as WALLET-006. */
  readonly id: string
  readonly requirement: string
}

const rowsFile = new URL('../../docs/requirements.tsv', import.meta.url)
const longRunFile = new URL('long-run.tsv', import.meta.url)

/** All rows that tests have to prove, in their order. */
export const readRows = (): Row[] =>
  cellsOf(rowsFile)
    .filter(([id = '']) => /^[A-Z0-9]+-\d{3}$/.test(id))
    .map(([id = '', , , requirement = '']) => ({ id, requirement }))

/** The rows that only the long run proves, each with the reason why. */
export const readLongRunRows = (): Map<string, string> =>
  new Map(cellsOf(longRunFile).map(([id = '', reason = '']) => [id, reason]))

const cellsOf = (file: URL): string[][] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
