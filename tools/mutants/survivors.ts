// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { NumberedMutant } from './instrument.ts'
import type { MutantsByFile } from './open-tests.ts'
import type { Fate } from './results.ts'

/**
 * A mutant that changes nothing anybody could see, by what the code says and not by its line, which moves with every edit.
 * `line` is the whole line without the space around it.
 */
export const equivalentMutants = z.array(
  z.strictObject({
    file: z.string(),
    line: z.string(),
    change: z.string(),
    reason: z.string().min(10),
  }),
)
export type EquivalentMutant = z.infer<typeof equivalentMutants>[number]

/** The name of the list of a folder: `packages/rules/src/money` has `rules-money.json`. */
export const listOf = (path: string): string =>
  `${path
    .replace(/\.ts$/, '')
    .replace(/\/$/, '')
    .replace(/^(packages|apps)\//, '')
    .replace(/\/src(?=\/)/, '')
    .replaceAll('/', '-')}.json`

export function readEquivalent(folder: string, path: string): EquivalentMutant[] {
  const file = join(folder, listOf(path))
  return existsSync(file) ? equivalentMutants.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** A mutant as it is printed and listed. */
export interface DescribedMutant {
  readonly file: string
  readonly lineNumber: number
  readonly line: string
  readonly change: string
  readonly fate: Fate
}

export function describeMutants(
  root: string,
  mutants: MutantsByFile,
  fates: ReadonlyMap<NumberedMutant, Fate>,
): DescribedMutant[] {
  return [...mutants].flatMap(([file, ofFile]) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return ofFile.map((mutant) => ({
      file: relative(root, file),
      lineNumber: mutant.line,
      line: lines[mutant.line - 1]?.trim() ?? '',
      change: `${mutant.original} -> ${mutant.replacement}`,
      fate: fates.get(mutant) ?? 'uncovered',
    }))
  })
}
