// SPDX-License-Identifier: Apache-2.0
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'
import type { Mutants } from './active-mutant.ts'
import { repeatWithMutants } from './repeat-file.ts'

/** A slower test is only run once: what it alone would notice counts as survived. */
const slowestTestMs = 1_000

/**
 * Runs each test, then once more for every mutant that it has evaluated and no test before has killed. If the test does not
 * pass at the end, a mutant has left traces: the file fails, and its mutants are tried in fresh processes (try-mutants.ts).
 * Files whose tests build on each other are repeated as a whole (repeat-file.ts).
 */
export default class MutantRunner extends TestRunner {
  onCollected(): void {
    if (mutants().how.mode !== 'tryOne') recordOutsideOfTests()
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    const { mode } = mutants().how
    if (mode === 'tryOne' || mode === 'repeatFile') return run()
    recordOutsideOfTests()
    try {
      await runWithMutants(run)
    } finally {
      mutants().startCounting()
    }
  }

  /** Vitest waits for the promise, although its type says void. */
  override onAfterRunFiles(files: RunnerTestFile[]): unknown {
    super.onAfterRunFiles(files)
    return mutants().how.mode === 'repeatFile' ? repeatFiles(this, files) : undefined
  }
}

async function repeatFiles(runner: TestRunner, files: readonly RunnerTestFile[]): Promise<void> {
  for (const file of files) await repeatWithMutants(runner, file, mutants())
}

/** What imports and hooks evaluate cannot be tried in a test. */
function recordOutsideOfTests(): void {
  for (const number of mutants().hits) mutants().record('alone', number)
  mutants().record('hits', mutants().counted)
  mutants().startCounting()
}

async function runWithMutants(run: () => unknown): Promise<void> {
  const began = performance.now()
  await run()
  const hits = [...mutants().hits]
  const needed = mutants().counted
  for (const number of hits) mutants().record('covered', number)
  mutants().record('hits', needed)
  if (performance.now() - began > slowestTestMs || mutants().how.mode === 'onlyCount') return
  const killed = await tryAll(hits, needed, run)
  if ((await noticed(undefined, needed, run)) !== undefined) throw new Error('a mutant has left traces')
  for (const [number, kind] of killed) mutants().record(kind, number)
}

async function tryAll(
  numbers: readonly number[],
  needed: number,
  run: () => unknown,
): Promise<Map<number, 'killed' | 'endless'>> {
  const killed = new Map<number, 'killed' | 'endless'>()
  for (const number of numbers) {
    if (mutants().isKilled(number)) continue
    const kind = await noticed(number, needed, run)
    if (kind) killed.set(number, kind)
    else if (!mutants().wasTried) mutants().record('alone', number)
  }
  return killed
}

async function noticed(
  number: number | undefined,
  needed: number,
  run: () => unknown,
): Promise<'killed' | 'endless' | undefined> {
  mutants().activate(number, needed)
  try {
    await run()
    return undefined
  } catch (error) {
    return error instanceof Error && error.name === 'EndlessMutant' ? 'endless' : 'killed'
  } finally {
    mutants().active = undefined
  }
}

const mutants = (): Mutants => (globalThis as unknown as { __mutants: Mutants }).__mutants
