// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import type { NumberedMutant } from './instrument.ts'
import { openTests, type OpenTests, type Scope } from './open-tests.ts'
import { type Fate, openResults, type Results } from './results.ts'

export interface ScopeOfRun extends Omit<Scope, 'resultsFolder'> {
  /** Files are repeated with each mutant, not single tests. */
  readonly repeatsFiles: boolean
}

/** The tests fail on the code as it is, so they prove nothing about its mutants. */
export class FailingTests extends Error {}

/**
 * The fate of each mutant. First every test, or with `repeatsFiles` every test file, tries the mutants that it evaluates. What
 * cannot be tried so (what imports evaluate, what is remembered, what leaves traces) and is not killed then gets runs of its
 * own, with the test files that saw it. `report` hears of progress.
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
    const seenBy = await tryInTests({ tests, results, scope, report }, mutants)
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

interface Run {
  readonly tests: OpenTests
  readonly results: Results
  readonly scope: ScopeOfRun
  readonly report: (line: string) => void
}

/**
 * Runs every file, those beside the mutants first, until all are killed; returns which files evaluated each mutant that must
 * be tried alone.
 */
async function tryInTests(run: Run, mutants: readonly NumberedMutant[]): Promise<Map<number, Witness[]>> {
  const seenBy = new Map<number, Witness[]>()
  for (const file of run.tests.files) {
    const { alone, hitsOfOriginal } = await tryInFile(run, file)
    for (const number of alone) seenBy.set(number, [...(seenBy.get(number) ?? []), { file, hitsOfOriginal }])
    const numbers = run.results.numbers(killed)
    if (run.scope.needsDatabase) run.report(`${numbers.size} killed after ${basename(file.moduleId)}`)
    if (mutants.every(({ number }) => numbers.has(number))) break
  }
  return seenBy
}

/** A file that fails may do so because of what a mutant has left behind: then it is run anew and only counts. */
async function tryInFile(
  { tests, results, scope }: Run,
  file: TestSpecification,
): Promise<{ alone: Set<number>; hitsOfOriginal: number }> {
  const from = results.length()
  const mode = scope.repeatsFiles ? 'repeatFile' : 'repeatTests'
  if ((await tests.run([file], { mode })) === undefined)
    return { alone: results.numbers(['alone'], from), hitsOfOriginal: results.hits(from) }
  const again = results.length()
  const failure = await tests.run([file], { mode: 'onlyCount' })
  if (failure !== undefined) throw new FailingTests(failure.message)
  return { alone: results.numbers(['alone', 'covered'], again), hitsOfOriginal: results.hits(again) }
}

async function tryAlone(
  tests: OpenTests,
  mutants: readonly NumberedMutant[],
  seenBy: ReadonlyMap<number, readonly Witness[]>,
  results: Results,
): Promise<void> {
  const before = results.numbers(killed)
  for (const { number } of mutants) {
    const witnesses = before.has(number) ? [] : (seenBy.get(number) ?? [])
    if (witnesses.length > 0 && (await isNoticed(tests, witnesses, number))) results.add('killed', number)
  }
}

/** All files share one process, where they can disturb each other: what fails there must fail in a process of its own, too. */
async function isNoticed(
  tests: OpenTests,
  witnesses: readonly Witness[],
  activeMutant: number,
): Promise<boolean> {
  const tryOne = (chosen: readonly Witness[]) => {
    const hitsOfOriginal = chosen.reduce((sum, witness) => sum + witness.hitsOfOriginal, 0)
    const files = chosen.map(({ file }) => file)
    return tests.run(files, { mode: 'tryOne', activeMutant, hitsOfOriginal })
  }
  const failure = await tryOne(witnesses)
  if (failure === undefined || witnesses.length === 1) return failure !== undefined
  const isFirst = ({ file }: Witness): number => Number(file.moduleId === failure.moduleId)
  for (const witness of witnesses.toSorted((left, right) => isFirst(right) - isFirst(left)))
    if ((await tryOne([witness])) !== undefined) return true
  return false
}
