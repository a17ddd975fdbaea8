// SPDX-License-Identifier: Apache-2.0
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findMutants } from './find-mutants.ts'
import type { NumberedMutant } from './instrument.ts'
import type { MutantsByFile } from './open-tests.ts'

/**
 * All mutants of a folder, or of one file; undefined if there is neither. Tests and what only helps them have none, nor
 * has the list of a module's tables, which only the check reads.
 */
export function readMutants(root: string, path: string): MutantsByFile | undefined {
  const whole = [resolve(root, path), resolve(root, `${path}.ts`)].find((candidate) => existsSync(candidate))
  if (whole === undefined) return undefined
  let count = 0
  const mutantsOf = (file: string): NumberedMutant[] =>
    findMutants(file, readFileSync(file, 'utf8')).map((mutant) => ({ ...mutant, number: count++ }))
  return new Map(sourcesIn(whole).map((file) => [file, mutantsOf(file)]))
}

const isLeftOut = /\.test\.tsx?$|-for-tests\.ts$|\/testing\/|\/generated\/|\/tables\.ts$|\.d\.ts$/

const sourcesIn = (whole: string): string[] =>
  statSync(whole).isFile()
    ? [whole]
    : readdirSync(whole, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !isLeftOut.test(file))
        .toSorted()

/** So many mutants by chance; the same for the same seed. */
export function sample(mutants: MutantsByFile, count: number, seed: number): MutantsByFile {
  const chance = createChance(seed)
  const drawn = new Set(
    [...mutants.values()]
      .flat()
      .map(({ number }) => ({ number, order: chance() }))
      .toSorted((left, right) => left.order - right.order)
      .slice(0, count)
      .map(({ number }) => number),
  )
  const chosen = [...mutants].map(
    ([file, all]) => [file, all.filter(({ number }) => drawn.has(number))] as const,
  )
  return new Map(chosen.filter(([, some]) => some.length > 0))
}

/** Numbers from 0 to 1 that look random (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
