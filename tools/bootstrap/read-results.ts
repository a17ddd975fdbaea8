// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * The result of one part of a test run. Tests that never ran count as failed, and are also listed separately
 * for the summary.
 */
export interface Counts {
  passed: number
  failed: number
  notRun?: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z
    .array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }))
    .default([]),
})

const journey = z.object({ status: z.string(), expectedStatus: z.string(), results: z.array(z.unknown()) })
type Journey = z.infer<typeof journey>
interface Suite {
  suites?: Suite[] | undefined
  specs?: { tests: Journey[] }[] | undefined
}
const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional()
  },
  specs: z.array(z.object({ tests: z.array(journey) })).optional(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite).default([]),
})

/**
 * Counts of a vitest run. A failed run without a failed test (a file that does not load, a missing report)
 * counts as one failure; each test that did not run because its file broke first (a failed hook) counts as
 * one.
 */
export function readVitest(file: string, exitCode: number): Counts {
  const report = readReport(file, vitestReport)
  const broken = report?.testResults.filter(({ status }) => status === 'failed') ?? []
  const leftOut = broken
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending')
  return blame(
    { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 },
    leftOut.length,
    exitCode,
  )
}

/**
 * Counts of a Playwright run. A journey that passed at its second attempt (which only CI allows) counts as
 * passed; the runner lists it as flaky. A journey that never started, or was cut short when the time for the
 * whole run ended, is a failure: the runner's own figures omit it, or list it with those skipped on purpose.
 */
export function readPlaywright(file: string, exitCode: number): Counts {
  const report = readReport(file, playwrightReport)
  const stats = report?.stats
  return blame(
    { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 },
    countUnfinished(report?.suites ?? []),
    exitCode,
  )
}

function countUnfinished(suites: readonly Suite[]): number {
  return suites.reduce(
    (sum, { suites: inner = [], specs = [] }) =>
      sum + countUnfinished(inner) + specs.flatMap(({ tests }) => tests).filter(isUnfinished).length,
    0,
  )
}

/**
 * The report says `skipped` for all of these; a journey skipped on purpose was expected to be skipped and has
 * a result.
 */
const isUnfinished = ({ status, expectedStatus, results }: Journey): boolean =>
  status === 'skipped' && (expectedStatus !== 'skipped' || results.length === 0)

function blame(counts: Counts, notRun: number, exitCode: number): Counts {
  const failed = counts.failed + notRun
  return { ...counts, failed: exitCode !== 0 && failed === 0 ? 1 : failed, ...(notRun > 0 ? { notRun } : {}) }
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}
