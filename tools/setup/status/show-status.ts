// SPDX-License-Identifier: Apache-2.0
import type { StatusDeps } from './finding.ts'
import { isReady, readStatus, type StatusRow } from './read-status.ts'

export interface StatusText {
  text: string
  /** Whether everything that is needed was tried and works. */
  isReady: boolean
}

const states = { ready: 'ready', missing: 'missing', fails: 'does not work' } as const
const stateWidth = 15

/**
 * The list of what an installation needs before it goes live: what was found, whether it works, and what mends it. As
 * JSON for programs.
 */
export async function showStatus(deps: StatusDeps, { json }: { json: boolean }): Promise<StatusText> {
  const rows = await readStatus(deps)
  const ready = isReady(rows)
  const text = json ? JSON.stringify({ ready, rows }, undefined, 2) : print(rows)
  return { text, isReady: ready }
}

function print(rows: readonly StatusRow[]): string {
  const width = 2 + Math.max(...rows.map((row) => titleOf(row).length))
  const lines = rows.flatMap((row) => [
    `${titleOf(row).padEnd(width)}${stateOf(row).padEnd(stateWidth)}${row.found}`,
    ...(row.mend === '' ? [] : [`${' '.repeat(width + stateWidth)}${row.mend}`]),
  ])
  return [...lines, '', summary(rows)].join('\n')
}

const titleOf = ({ name, brand }: StatusRow): string => (brand === undefined ? name : `${name} of ${brand}`)

const stateOf = ({ state, needed }: StatusRow): string =>
  state === 'missing' && !needed ? 'can wait' : states[state]

function summary(rows: readonly StatusRow[]): string {
  const open = rows.filter((row) => !isReady([row]))
  return open.length === 0
    ? 'Ready to go live: everything that is needed was tried and works.'
    : `Not ready to go live: ${open.map((row) => `${titleOf(row)} (${stateOf(row)})`).join(', ')}.`
}
