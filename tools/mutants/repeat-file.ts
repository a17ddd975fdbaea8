// SPDX-License-Identifier: Apache-2.0
import type { RunnerTestFile, TestRunner } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import type { Mutants } from './active-mutant.ts'

/** A slower file is only run once: what it alone would notice counts as survived. */
const slowestFileMs = 30_000
/** Whoever waits for what never comes ends after this, and so many times what the slowest test takes without a mutant. */
const leastLimitMs = 5_000
const limitTimes = 5

/**
 * What a repeated file says about a mutant. `unclear`: not evaluated again, since a module remembers what it computed, or an
 * error outside of tests came up, which may be of the mutant before.
 */
type Verdict = 'killed' | 'endless' | 'survived' | 'unclear'

/**
 * Runs a whole file with its hooks once more in the same process for every mutant that its tests and hooks have evaluated
 * and no file before has killed: the modules stay loaded, and the database is cleaned instead of copied. If the file does
 * not pass at the end, a mutant has left traces: then each that it killed must be tried in a process of its own.
 */
export async function repeatWithMutants(
  runner: TestRunner,
  file: RunnerTestFile,
  mutants: Mutants,
): Promise<void> {
  const evaluated = [...mutants.hits]
  const needed = mutants.counted
  for (const number of evaluated) mutants.record('covered', number)
  mutants.record('hits', needed)
  if (file.result?.state === 'fail' || (file.result?.duration ?? 0) > slowestFileMs) return
  const limitMs = leastLimitMs + limitTimes * slowestTestMs(file)
  const errorsOutsideOfTests = collectErrorsOutsideOfTests()
  const repeat = async (number: number | undefined): Promise<Verdict> => {
    mutants.activate(number, needed)
    const [repeated] = await startTests([file.filepath], repeating(runner, mutants, { needed, limitMs }))
    const { wasTried } = mutants
    mutants.activate(undefined, needed)
    const hadErrors = errorsOutsideOfTests.splice(0).length > 0
    if (repeated?.result?.state !== 'pass') return repeated && didNotEnd(repeated) ? 'endless' : 'killed'
    return number !== undefined && (hadErrors || !wasTried) ? 'unclear' : 'survived'
  }
  await recordVerdicts(evaluated, repeat, mutants)
}

async function recordVerdicts(
  evaluated: readonly number[],
  repeat: (number: number | undefined) => Promise<Verdict>,
  mutants: Mutants,
): Promise<void> {
  const killed = new Map<number, 'killed' | 'endless'>()
  for (const number of evaluated) {
    if (mutants.isKilled(number)) continue
    const verdict = await repeat(number)
    if (verdict === 'unclear') mutants.record('alone', number)
    else if (verdict !== 'survived') killed.set(number, verdict)
  }
  if (killed.size === 0) return
  const isUnharmed = (await repeat(undefined)) === 'survived'
  for (const [number, kind] of killed) mutants.record(isUnharmed ? kind : 'alone', number)
}

const slowestTestMs = ({ tasks }: Pick<RunnerTestFile, 'tasks'>): number =>
  Math.max(0, ...tasks.map((task) => ('tasks' in task ? slowestTestMs(task) : (task.result?.duration ?? 0))))

/** A runner that tells vitest nothing, and ends at the first failure, with unchanged code while it cleans up. */
function repeating(
  runner: TestRunner,
  mutants: Mutants,
  { needed, limitMs }: { needed: number; limitMs: number },
): TestRunner {
  const config = { ...runner.config, testTimeout: limitMs, hookTimeout: limitMs }
  const silent = {
    config: { value: config },
    onCollectStart: { value: () => undefined },
    onCollected: { value: () => undefined },
    onTaskUpdate: { value: () => Promise.resolve() },
    onAfterRunFiles: { value: () => undefined },
    runTask: { value: undefined },
    cancelRun: { value: false, writable: true },
  }
  const repeated = Object.create(runner, silent) as TestRunner
  repeated.onAfterRunTask = (test) => {
    runner.onAfterRunTask(test)
    if (test.result?.state !== 'fail') return
    Object.assign(repeated, { cancelRun: true })
    mutants.activate(undefined, needed)
  }
  return repeated
}

/** From now on no such error reaches vitest, which would count it against the unchanged code. */
function collectErrorsOutsideOfTests(): unknown[] {
  const errors: unknown[] = []
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.removeAllListeners(event)
    process.on(event, (error: unknown) => errors.push(error))
  }
  return errors
}

/** By count, or because it waits for what never comes. */
function didNotEnd({ tasks }: Pick<RunnerTestFile, 'tasks'>): boolean {
  return tasks.some(
    (task) =>
      task.result?.errors?.some(
        ({ name, message }) => name === 'EndlessMutant' || message.includes('timed out in'),
      ) ||
      ('tasks' in task && didNotEnd(task)),
  )
}
