// SPDX-License-Identifier: Apache-2.0
import { readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { Part, Result } from '../lobby/result.ts'
import { figure, machine } from '../shared/report.ts'

/**
 * Money in and out: the member's pages with years of postings, and the close of a day. Each file whose name
 * begins with `part-` is a part, which starts a database of its own. Options: --part records (that one alone),
 * and those of the parts.
 */
export async function run(options: string[]): Promise<void> {
  const parts = readdirSync(import.meta.dirname)
    .flatMap((name) => /^part-(.+)\.ts$/.exec(name)?.[1] ?? [])
    .toSorted()
  const at = options.indexOf('--part')
  const chosen = parts.filter((part) => at < 0 || options[at + 1] === part)
  if (chosen.length === 0) throw new Error(`--part is one of ${parts.join(', ')}`)
  const results: Result[] = []
  for (const part of chosen) {
    const file = (await import(new URL(`./part-${part}.ts`, import.meta.url).href)) as { default: Part }
    results.push(...(await file.default(options)))
  }
  console.log(`\n${machine()}; load ${loadavg()[0]?.toFixed(1) ?? '?'}\n`)
  for (const { name, value } of results) figure(name, value)
  const missed = results.filter(({ holds }) => !holds).map(({ name }) => name)
  if (missed.length > 0) throw new Error(`Missed: ${missed.join(', ')}`)
}
