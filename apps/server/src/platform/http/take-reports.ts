// SPDX-License-Identifier: Apache-2.0
import { addressKey } from '@tessera/rules/site/address-key'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import { policyReports } from './content-policy.ts'
import { createThrottle } from './throttle.ts'

/** Where a page reports a part that broke. */
export const pageReports = '/reports/page'

const largestBytes = 16 * 1024
const perAddressEachMinute = 30
const inAllEachMinute = 600
const longestText = 300

/**
 * Routes for browser reports: what a content policy blocked, and parts of a page that broke. Each report
 * becomes one short log line, without the query strings of addresses, which could contain tokens. Too many
 * are dropped.
 */
export async function takeReports(
  app: FastifyInstance,
  { clock, log }: { clock: Clock; log: Log },
): Promise<void> {
  const throttle = createThrottle(clock)
  // Count the address first, so that one that sends too much uses up nobody else's share.
  const admitted = ({ ip }: FastifyRequest): boolean =>
    throttle.admit(addressKey(ip), perAddressEachMinute) && throttle.admit('all', inAllEachMinute)
  await app.register(async (routes) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string', bodyLimit: largestBytes },
      (_request, body, done) => done(null, readJson(String(body))),
    )
    const take = (path: string, keep: (report: Fields) => void): void => {
      const onRequest = async (
        request: FastifyRequest,
        reply: FastifyReply,
      ): Promise<FastifyReply | undefined> =>
        admitted(request) ? undefined : reply.status(429).header('retry-after', '60').send()
      routes.post(path, { onRequest }, async (request, reply: FastifyReply) => {
        for (const report of reportsIn(request.body)) keep(report)
        return reply.status(204).send()
      })
    }
    take(policyReports, (report) =>
      log.warn({ report: ofPolicy(report) }, 'a content policy stopped something'),
    )
    take(pageReports, (report) => log.warn({ report: ofPage(report) }, 'a part of a page broke'))
  })
}

type Fields = Readonly<Record<string, unknown>>

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * A report arrives alone, wrapped in `csp-report`, or in a list, each wrapped in `body`; at most ten are
 * read.
 */
function reportsIn(body: unknown): Fields[] {
  return (Array.isArray(body) ? body.slice(0, 10) : [body])
    .filter(isFields)
    .map((entry) => [entry['csp-report'], entry['body']].find(isFields) ?? entry)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const ofPolicy = (report: Fields): Fields => ({
  directive: text(
    report['effective-directive'] ?? report['effectiveDirective'] ?? report['violated-directive'],
  ),
  page: withoutQuery(report['document-uri'] ?? report['documentURL']),
  blocked: withoutQuery(report['blocked-uri'] ?? report['blockedURL']),
  source: withoutQuery(report['source-file'] ?? report['sourceFile']),
  line: Number(report['line-number'] ?? report['lineNumber']) || 0,
})

const ofPage = (report: Fields): Fields => ({
  reference: text(report['reference']),
  region: text(report['region']),
  page: withoutQuery(report['page']),
  build: text(report['build']),
  message: text(report['message']),
  stack: text(report['stack'], 3 * longestText),
})

const text = (value: unknown, longest = longestText): string =>
  typeof value === 'string' ? value.replace(/[?#][^\s)]*/g, '').slice(0, longest) : ''
const withoutQuery = (value: unknown): string => text(value)
