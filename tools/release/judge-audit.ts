// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'

const counts = z.object({ low: z.number(), moderate: z.number(), high: z.number(), critical: z.number() })
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({ severity: z.string(), range: z.string(), title: z.string(), url: z.string() }),
        ]),
      ),
    }),
  ),
  metadata: z.object({ vulnerabilities: counts }),
})
const refusal = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional(), code: z.string().optional() }).optional(),
})

export interface Verdict {
  exitCode: 0 | 1 | 2
  words: string
}

/**
 * What an answer of `npm audit --json` means for a release: 0 nothing high or critical, 1 something is, 2 the
 * registry did not answer. Not knowing of a vulnerability is not the same as having none, so 2 is a failure
 * too.
 */
export function judgeAudit(answer: string): Verdict {
  const read = parse(answer)
  const given = report.safeParse(read)
  if (!given.success) return { exitCode: 2, words: notAsked(read) }
  const { low, moderate, high, critical } = given.data.metadata.vulnerabilities
  const lines = Object.entries(given.data.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) =>
      typeof cause === 'string'
        ? []
        : [`  ${cause.severity}: ${name} ${cause.range}: ${cause.title} (${cause.url})`],
    ),
  )
  const sum = `Advisories for production dependencies: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`
  return { exitCode: critical + high > 0 ? 1 : 0, words: [sum, ...lines].join('\n') }
}

function parse(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}

function notAsked(read: unknown): string {
  const said = refusal.safeParse(read).data
  const why =
    said?.message ?? said?.error?.summary ?? said?.error?.code ?? 'it gave no answer that could be read'
  return [
    `The registry did not answer its advisory endpoint: ${why}`,
    'Nothing is known about advisories from here. Run this where registry.npmjs.org can be reached before a release.',
  ].join('\n')
}
