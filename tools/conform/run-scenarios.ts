// SPDX-License-Identifier: Apache-2.0
import { CannotRun, type Outcome, type Scenario, Skipped, Unexpected, type Verdict } from './scenario.ts'

export interface RunOptions {
  /** No scenario lasts longer; one that does has failed. */
  readonly limitMs: number
  /** Looks after each scenario at what it left, and cleans up; what it complains about is a failure, too. */
  readonly afterEach?: () => Promise<string | undefined>
  readonly onOutcome: (outcome: Outcome) => void
  readonly isStopped: () => boolean
  /** The only theme to play; undefined for all. */
  readonly only: string | undefined
}

/** Plays the scenarios one after another and answers what came of each. */
export async function runScenarios<Context>(
  scenarios: readonly Scenario<Context>[],
  context: Context,
  options: RunOptions,
): Promise<Outcome[]> {
  const chosen = scenarios.filter(({ theme }) => options.only === undefined || theme === options.only)
  if (chosen.length === 0)
    throw new CannotRun(
      `There is no theme "${options.only}". Known: ${[...new Set(scenarios.map(({ theme }) => theme))].join(', ')}.`,
    )
  const outcomes: Outcome[] = []
  for (const scenario of chosen) {
    if (options.isStopped()) break
    const began = performance.now()
    const [verdict, got] = await played(scenario, context, options)
    const outcome = {
      theme: scenario.theme,
      scenario: scenario.name,
      expected: scenario.expects,
      got,
      verdict,
      tookMs: Math.round(performance.now() - began),
    }
    outcomes.push(outcome)
    options.onOutcome(outcome)
  }
  return outcomes
}

async function played<Context>(
  scenario: Scenario<Context>,
  context: Context,
  { limitMs, afterEach }: RunOptions,
): Promise<[Verdict, string]> {
  let result: [Verdict, string]
  try {
    result = [
      'passed',
      await inTime(
        Promise.resolve().then(() => scenario.play(context)),
        limitMs,
      ),
    ]
  } catch (error) {
    if (error instanceof Skipped) return ['skipped', error.message]
    result = ['failed', error instanceof Unexpected ? error.message : `broke off: ${reasonOf(error)}`]
  }
  const complaint = await afterEach?.().catch(
    (error: unknown) => `could not be cleaned up: ${reasonOf(error)}`,
  )
  if (complaint === undefined) return result
  return ['failed', result[0] === 'failed' ? `${result[1]}; ${complaint}` : complaint]
}

function inTime(playing: Promise<string>, limitMs: number): Promise<string> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Unexpected(`nothing within ${limitMs / 1_000} s`)), limitMs)
  })
  return Promise.race([playing, late]).finally(() => clearTimeout(timer))
}

/** The message of an error and of what caused it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
