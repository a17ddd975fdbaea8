// SPDX-License-Identifier: Apache-2.0
import { readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Part, Result } from '../lobby/result.ts'
import { figure, machine } from './report.ts'

/**
 * Runs the parts of a bench: each file of its folder whose name begins with `part-` is one. `--part records` runs that
 * one alone. Throws with the names of the figures that miss their targets.
 */
export async function runParts(folder: string, options: string[]): Promise<void> {
  const parts = readdirSync(folder)
    .flatMap((name) => /^part-(.+)\.ts$/.exec(name)?.[1] ?? [])
    .toSorted()
  const at = options.indexOf('--part')
  const chosen = parts.filter((part) => at < 0 || options[at + 1] === part)
  if (chosen.length === 0) throw new Error(`--part is one of ${parts.join(', ')}`)
  const results: Result[] = []
  for (const part of chosen) {
    const file = (await import(pathToFileURL(join(folder, `part-${part}.ts`)).href)) as { default: Part }
    results.push(...(await file.default(options)))
  }
  console.log(`\n${machine()}; load ${loadavg()[0]?.toFixed(1) ?? '?'}\n`)
  for (const { name, value } of results) figure(name, value)
  const missed = results.filter(({ holds }) => !holds).map(({ name }) => name)
  if (missed.length > 0) throw new Error(`Missed: ${missed.join(', ')}`)
}
