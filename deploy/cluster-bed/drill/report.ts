// SPDX-License-Identifier: Apache-2.0
import { cpus, totalmem } from 'node:os'
import type { Row } from './run-stage.ts'

/** The drill's table, as in the runbook. */
export function tableOf(rows: readonly Row[]): string {
  const heads = [
    'killed',
    'acknowledged',
    'lost',
    'doubled',
    'refused',
    'interruption s',
    'slowest s',
    'pages s',
    'p99 before ms',
    'p99 after ms',
    'whole again s',
  ]
  const lines = rows.map((row) => [
    row.what,
    row.acknowledged,
    row.lost,
    row.doubled,
    row.refused,
    seconds(row.interruptionMs),
    seconds(row.slowestMs),
    seconds(row.pagesMs),
    whole(row.p99BeforeMs),
    whole(row.p99AfterMs),
    seconds(row.wholeMs),
  ])
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1)
const whole = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '-' : String(Math.round(milliseconds))

/** The machine on which the figures were measured. */
export const machineLine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
