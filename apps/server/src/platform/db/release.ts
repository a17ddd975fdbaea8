// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../env/root-folder.ts'

/** The release of this code, such as 1.2.3. */
export const ownRelease = (): string =>
  (JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as { version: string }).version

/** Compares versions of the form 1.2.3. */
export function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
