// SPDX-License-Identifier: Apache-2.0
import type { ReportingSettings } from '@tessera/telemetry'
import type { z } from 'zod'

/** The message lists all problems at once. It repeats no value, because some hold passwords and keys. */
export class EnvironmentError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`} (.env.example describes each variable):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

/**
 * Parses environment variables. Empty ones count as absent. `conflictsOf` names what is wrong with them
 * together. Throws EnvironmentError with all problems.
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
  conflictsOf: (found: z.output<Schema>) => string[] = () => [],
): z.output<Schema> {
  const present = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const parsed = schema.safeParse(present)
  const problems = parsed.success
    ? conflictsOf(parsed.data)
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  if (!parsed.success || problems.length > 0) throw new EnvironmentError([...new Set(problems)])
  return parsed.data
}

/** Where traces go; undefined without an endpoint. */
export function tracesOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = {},
  OTEL_TRACES_SAMPLER_ARG: part,
}: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}): ReportingSettings['traces'] {
  return endpoint === undefined ? undefined : { endpoint, headers, part }
}
