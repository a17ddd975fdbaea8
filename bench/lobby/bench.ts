// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { figure, machine } from '../shared/report.ts'
import type { Part, Result } from './result.ts'

/** The parts, in order: each is a separate file next to this one. */
const parts = ['calls', 'search', 'grid', 'launch'] as const

/**
 * The lobby: its calls under load, the recall and speed of the search, and how smoothly the grid scrolls.
 * Options:
 * --part calls|search|grid|launch (that one alone), and those of the parts.
 */
export async function run(options: string[]): Promise<void> {
  const at = options.indexOf('--part')
  const chosen = parts.filter(
    (part) => (at < 0 || options[at + 1] === part) && existsSync(new URL(`./${part}.ts`, import.meta.url)),
  )
  if (chosen.length === 0) throw new Error(`--part is one of ${parts.join(', ')}`)
  console.log(machine())
  const results: Result[] = []
  for (const part of chosen)
    results.push(
      ...(await ((await import(new URL(`./${part}.ts`, import.meta.url).href)) as { default: Part }).default(
        options,
      )),
    )
  console.log()
  for (const { name, value } of results) figure(name, value)
  const missed = results.filter(({ holds }) => !holds).map(({ name }) => name)
  if (missed.length > 0) throw new Error(`Missed: ${missed.join(', ')}`)
}
