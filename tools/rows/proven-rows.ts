// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const vitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
})

interface Suite {
  suites?: Suite[] | undefined
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[] | undefined
}
const suite: z.ZodType<Suite> = z.object({
  get suites() {
    return z.array(suite).optional()
  },
  specs: z
    .array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) }))
    .optional(),
})
const playwrightReport = z.object({ suites: z.array(suite) })

/** The reports of a run; one that is missing proves nothing. */
export interface Reports {
  readonly vitest: string
  readonly playwright: string
}

/** The ids of the rows that tests name which ran and passed, whether they exist or not. */
export function provenRows({ vitest, playwright }: Reports): Set<string> {
  const titles = [
    ...(read(vitest, vitestReport)?.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName),
    ...passedJourneys(read(playwright, playwrightReport)?.suites ?? []),
  ]
  return new Set(titles.flatMap(rowsNamedIn))
}

/** The ids in square brackets: `[AUTH-012]`, `[AUTH-012, STORE-003]`. */
export const rowsNamedIn = (title: string): string[] =>
  [...title.matchAll(/\[((?:[A-Z0-9]+-\d{3}(?:,\s*)?)+)\]/g)].flatMap(([, inside = '']) =>
    inside.split(/,\s*/).filter((id) => id !== ''),
  )

const passedJourneys = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...passedJourneys(inner),
    ...specs
      .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
      .map(({ title }) => title),
  ])

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
