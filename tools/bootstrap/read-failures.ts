// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const mostListed = 20
const linesOfEach = 12

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/**
 * The failed tests of a vitest report, each with the first lines of its error, so that the end of a long log
 * says what failed. Empty without failures or without a report; lists at most 20.
 */
export function readFailures(file: string): string[] {
  if (!existsSync(file)) return []
  const parsed = report.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) return []
  return parsed.data.testResults.flatMap(failuresOf).slice(0, mostListed)
}

function failuresOf(result: z.infer<typeof report>['testResults'][number]): string[] {
  if (result.status !== 'failed') return []
  const failed = result.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [describe(result.name, 'the file', result.message)]
  return failed.map((test) => describe(result.name, test.fullName, (test.failureMessages ?? []).join('\n')))
}

function describe(file: string, title: string, message: string): string {
  const lines = message.split('\n').slice(0, linesOfEach)
  return [`FAILED ${file} > ${title}`, ...lines.map((line) => `    ${line}`)].join('\n')
}
