// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { NumberedMutant } from './instrument.ts'
import { openTests, type OpenTests, type Scope } from './open-tests.ts'
import { type Fate, openResults, type Results } from './results.ts'

export type ScopeOfRun = Omit<Scope, 'resultsFolder'>

/** The tests fail on the code as it is, so they prove nothing about its mutants. */
export class FailingTests extends Error {}

/**
 * The fate of each mutant. First every test, or with `repeatsFiles` every test file, tries the mutants that it evaluates. What is
 * evaluated while files are imported (constants, tables) and is not killed then gets a run of its own, with the test files
 * that saw it. `report` hears of progress.
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
    const seenBy = await tryInTests(tests, mutants, results, scope.needsDatabase ? report : undefined)
    report(`${results.numbers(['killed', 'endless']).size} killed within the tests`)
    await tryAlone(tests, mutants, seenBy, results)
    const fateOf = results.fates()
    return new Map(mutants.map((mutant) => [mutant, fateOf(mutant.number)]))
  } finally {
    await tests.close()
    rmSync(resultsFolder, { recursive: true, force: true })
  }
}

type Files = OpenTests['files']

/**
 * Runs every file, those beside the mutants first, until all are killed; returns which files evaluated each mutant that must
 * be tried alone.
 */
async function tryInTests(
  tests: OpenTests,
  mutants: readonly NumberedMutant[],
  results: Results,
  report: ((line: string) => void) | undefined,
): Promise<Map<number, Files>> {
  const seenBy = new Map<number, Files>()
  for (const file of tests.files) {
    const from = results.length()
    const failures = await tests.run([file], undefined)
    if (failures[0] !== undefined) throw new FailingTests(failures[0])
    for (const number of results.numbers(['imported'], from))
      seenBy.set(number, [...(seenBy.get(number) ?? []), file])
    const killed = results.numbers(['killed', 'endless'])
    report?.(`${killed.size} killed after ${basename(file.moduleId)}`)
    if (mutants.every(({ number }) => killed.has(number))) break
  }
  return seenBy
}

async function tryAlone(
  tests: OpenTests,
  mutants: readonly NumberedMutant[],
  seenBy: ReadonlyMap<number, Files>,
  results: Results,
): Promise<void> {
  const killed = results.numbers(['killed', 'endless'])
  for (const { number } of mutants) {
    const files = killed.has(number) ? [] : (seenBy.get(number) ?? [])
    if (files.length > 0 && (await tests.run(files, number)).length > 0) results.add('killed', number)
  }
}
