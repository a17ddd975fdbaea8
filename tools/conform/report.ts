// SPDX-License-Identifier: Apache-2.0
import type { Outcome, Verdict } from './scenario.ts'

export interface Summary {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const mark: Record<Verdict, string> = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped' }

/** The lines of one scenario: its sentence, what had to come and what came. */
export function linesOf({ theme, scenario, expected, got, verdict, tookMs }: Outcome): string {
  if (verdict === 'skipped') return `${mark[verdict]} [${theme}] ${scenario}\n          because  ${got}`
  return [
    `${mark[verdict]} [${theme}] ${scenario} (${tookMs} ms)`,
    `          expected ${expected}`,
    `          got      ${got}`,
  ].join('\n')
}

export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const count = (verdict: Verdict): number => outcomes.filter((outcome) => outcome.verdict === verdict).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** The last lines of the report: the figures, and what failed once more. */
export function summaryLines(outcomes: readonly Outcome[]): string {
  const { passed, failed, skipped } = summaryOf(outcomes)
  const failures = outcomes.filter(({ verdict }) => verdict === 'failed')
  return [
    `${outcomes.length} scenarios: ${passed} passed, ${failed} failed, ${skipped} skipped.`,
    ...failures.map(({ theme, scenario }) => `  failed: [${theme}] ${scenario}`),
  ].join('\n')
}
