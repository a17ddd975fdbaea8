import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts { passed: number; failed: number }

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

/** Counts of a vitest run. A run that failed without a failed test (a file that does not load, no report) counts as one failure. */
export function readVitest(file: string, exitCode: number): Counts {
  const report = readReport(file, vitestReport)
  return blame({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, exitCode)
}

/** Counts of a Playwright run. A journey that passed at its second try (only CI gives one) counts as passed; the runner lists it as flaky. */
export function readPlaywright(file: string, exitCode: number): Counts {
  const stats = readReport(file, playwrightReport)?.stats
  return blame({ passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }, exitCode)
}

function blame(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return parsed.success ? parsed.data : undefined
}
