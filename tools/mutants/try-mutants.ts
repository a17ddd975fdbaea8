// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import type { NumberedMutant } from './instrument.ts'
import { openTests, type OpenTests, type Scope } from './open-tests.ts'
import { type Fate, openResults, type Results } from './results.ts'

export type ScopeOfRun = Omit<Scope, 'resultsFolder'>

/** The tests fail on the code as it is, so they prove nothing about its mutants. */
export class FailingTests extends Error {}

/**
 * The fate of each mutant. First every test tries the mutants that it evaluates. What cannot be tried so (what imports
 * evaluate, what tests find remembered, everything on a database) and is not killed then gets runs of its own, with the
 * test files that saw it. `report` hears of progress.
 */
export async function tryMutants(
  scope: ScopeOfRun,
  report: (line: string) => void,
): Promise<Map<NumberedMutant, Fate>> {
  const resultsFolder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const results = openResults(join(resultsFolder, 'results'))
  const tests = await openTests({ ...scope, resultsFolder })
  try {
    const mutants = [...scope.mutants.values()].flat()
    report(`${mutants.length} mutants, ${tests.files.length} test files`)
    const seenBy = await tryInTests(tests, mutants, results, scope.needsDatabase)
    report(`${results.numbers(killed).size} killed within the tests`)
    await tryAlone(tests, mutants, seenBy, results)
    const fateOf = results.fates()
    return new Map(mutants.map((mutant) => [mutant, fateOf(mutant.number)]))
  } finally {
    await tests.close()
    rmSync(resultsFolder, { recursive: true, force: true })
  }
}

const killed = ['killed', 'endless']

/** A test file that must try mutants alone. */
interface Witness {
  readonly file: TestSpecification
  readonly hitsOfOriginal: number
}

/**
 * Runs every file, those beside the mutants first, until all are killed; returns which files evaluated each mutant that must
 * be tried alone.
 */
async function tryInTests(
  tests: OpenTests,
  mutants: readonly NumberedMutant[],
  results: Results,
  needsDatabase: boolean,
): Promise<Map<number, Witness[]>> {
  const seenBy = new Map<number, Witness[]>()
  for (const file of tests.files) {
    const { alone, hitsOfOriginal } = await tryInFile(tests, file, results, needsDatabase)
    for (const number of alone) seenBy.set(number, [...(seenBy.get(number) ?? []), { file, hitsOfOriginal }])
    const numbers = results.numbers(killed)
    if (mutants.every(({ number }) => numbers.has(number))) break
  }
  return seenBy
}

/** A file that fails may do so because of what a mutant has left behind: then it is run anew and only counts. */
async function tryInFile(
  tests: OpenTests,
  file: TestSpecification,
  results: Results,
  needsDatabase: boolean,
): Promise<{ alone: Set<number>; hitsOfOriginal: number }> {
  const from = results.length()
  if (!needsDatabase && (await tests.run(file, { mode: 'tryAll' })) === undefined)
    return { alone: results.numbers(['alone'], from), hitsOfOriginal: results.hits(from) }
  const again = results.length()
  const failure = await tests.run(file, { mode: 'onlyCount' })
  if (failure !== undefined) throw new FailingTests(failure)
  return { alone: results.numbers(['alone', 'covered'], again), hitsOfOriginal: results.hits(again) }
}

async function tryAlone(
  tests: OpenTests,
  mutants: readonly NumberedMutant[],
  seenBy: ReadonlyMap<number, readonly Witness[]>,
  results: Results,
): Promise<void> {
  const before = results.numbers(killed)
  for (const { number } of mutants)
    if (!before.has(number) && (await isNoticed(tests, seenBy.get(number) ?? [], number)))
      results.add('killed', number)
}

async function isNoticed(
  tests: OpenTests,
  witnesses: readonly Witness[],
  activeMutant: number,
): Promise<boolean> {
  for (const { file, hitsOfOriginal } of witnesses)
    if ((await tests.run(file, { mode: 'tryOne', activeMutant, hitsOfOriginal })) !== undefined) return true
  return false
}
