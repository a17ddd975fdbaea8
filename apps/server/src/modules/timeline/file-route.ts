// SPDX-License-Identifier: Apache-2.0
import { Readable } from 'node:stream'
import { fault } from '@tessera/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createStrangers, readCookies } from '../../platform/http/index.ts'
import { filesPath, readTicket } from './file-address.ts'
import { fileParts } from './file-rows.ts'
import type { TimelineDeps, TimelineQuestion } from './timeline-deps.ts'

/** Files that this process writes at once; each reads a part of its timeline at a time. */
const mostFiles = 8

/** Where the addresses of files lead: /wps/timeline?ticket=. */
export async function timelineRoutes(app: FastifyInstance, deps: TimelineDeps): Promise<void> {
  const strangers = createStrangers(deps.clock, 'timeline files', deps.sharedCounts)
  const writing = new Set<string>()
  app.get<{ Querystring: { ticket?: unknown } }>(
    filesPath,
    {
      exposeHeadRoute: false,
      onRequest: async (request: FastifyRequest) => {
        if (strangers.refuses(request)) throw fault('call.tooManyRequests')
      },
    },
    async (request, reply) => {
      const question = readTicket(deps, request.query.ticket)
      if (!question || !(await isAsker(deps, question, request))) {
        strangers.failed(request)
        throw fault('call.notFound')
      }
      const reader = `${question.forOperator ? 'operator' : 'member'}:${question.memberId}`
      if (writing.has(reader) || writing.size >= mostFiles) throw fault('call.tooManyRequests')
      writing.add(reader)
      const file = Readable.from(fileParts(deps, question), { objectMode: true, highWaterMark: 1 })
      file.once('close', () => writing.delete(reader))
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${nameOf(question)}"`)
        .header('referrer-policy', 'no-referrer')
        .type('text/csv; charset=utf-8')
        .send(file)
    },
  )
}

/** An address that somebody else got hold of opens nothing, nor does one whose session has ended. */
const isAsker = (
  { isFromSession }: TimelineDeps,
  { sessionKey, forOperator }: TimelineQuestion & { sessionKey: string },
  { headers }: FastifyRequest,
): Promise<boolean> =>
  isFromSession(
    { sessionKey, ofOperator: forOperator },
    {
      cookies: readCookies(headers.cookie),
      token: /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1],
    },
  )

function nameOf({ fromMs, toMs }: TimelineQuestion): string {
  const day = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)
  return `timeline-${day(fromMs)}-${day(toMs - 1)}.csv`
}
