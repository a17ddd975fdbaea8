// SPDX-License-Identifier: Apache-2.0
import { loadavg } from 'node:os'
import { figure, machine } from '../shared/report.ts'
import type { Part, Result } from '../lobby/result.ts'

/** The parts, in order: each is a separate file next to this one. */
const parts = ['tree', 'run', 'window'] as const

/**
 * Lines and teams of agents. `tree`: who is below whom among a million accounts, stored as paths, as a closure
 * table and as nested sets, and what an agent with all of them below sees. `run`: the monthly run of a line.
 * `window`: a window of five minutes with bets going on. Options: --part tree (that one alone), and those of the
 * parts.
 */
export async function run(options: string[]): Promise<void> {
  const at = options.indexOf('--part')
  const chosen = parts.filter((part) => at < 0 || options[at + 1] === part)
  if (chosen.length === 0) throw new Error(`--part is one of ${parts.join(', ')}`)
  const results: Result[] = []
  for (const part of chosen)
    results.push(
      ...(await ((await import(new URL(`./${part}.ts`, import.meta.url).href)) as { default: Part }).default(
        options,
      )),
    )
  console.log(`\n${machine()}; load ${loadavg()[0]?.toFixed(1) ?? '?'}\n`)
  for (const { name, value } of results) figure(name, value)
  const missed = results.filter(({ holds }) => !holds).map(({ name }) => name)
  if (missed.length > 0) throw new Error(`Missed: ${missed.join(', ')}`)
}
