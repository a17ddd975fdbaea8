// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sealFile } from './manifest.ts'

const dated = /^\d{4}-\d\d-\d\dT\d\d-\d\d$/
const unfinished = /^\d{4}-\d\d-\d\dT\d\d-\d\d\.unfinished$/

/** The name of a backup that is begun now, by UTC: 2026-11-29T03-17. Later ones come later in the alphabet. */
export const datedName = (nowMs: number): string =>
  new Date(nowMs).toISOString().slice(0, 16).replaceAll(':', '-')

/**
 * Removes all complete backups of a folder but the newest `keep`, and what killed commands left of earlier ones. Touches nothing
 * that has another name or is not complete. Answers the removed names.
 */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  const complete = names.filter((name) => dated.test(name) && existsSync(join(folder, name, sealFile)))
  const newest = complete.at(-1) ?? ''
  const old = [
    ...complete.slice(0, Math.max(0, complete.length - keep)),
    ...names.filter((name) => unfinished.test(name) && name < newest),
  ]
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
