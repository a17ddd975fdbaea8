// SPDX-License-Identifier: Apache-2.0
import type { Call } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from './admit-request.ts'
import type { BrandOfRequest, CallServer } from './call-server.ts'
import type { RequestFacts } from './context.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { languageOf } from './send-answer.ts'
import { shippedTexts } from '../texts/brand-texts.ts'

/** What every operation may know about a request, from its headers. */
export function readFacts(
  server: CallServer,
  { host, brandCode, known }: BrandOfRequest,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  admission: Admission,
): RequestFacts {
  const { headers } = request
  return {
    nowMs: server.clock.now(),
    ip: request.ip,
    host,
    brandCode,
    hostKnown: known,
    texts: request.texts ?? shippedTexts,
    language: languageOf(request),
    token: tokenOf(request),
    browser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    cookies: readCookies(headers.cookie),
    log: server.log.child({ call: call.name }),
    setCookie: (name, value, options) => {
      void reply.header('set-cookie', writeCookie(name, value, server.secure, options))
    },
    clearCookie: (name) => {
      void reply.header('set-cookie', writeCookie(name, '', server.secure, { maxAgeSeconds: 0 }))
    },
    afterCommit: (work) => {
      admission.committed.push(work)
    },
    say: (message) => {
      admission.said = message
    },
  }
}

/** The bearer token. A malformed one counts as an invalid token, not as no token. */
function tokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w-]{20,128})$/.exec(authorization ?? '')
  return bearer?.[1] ?? (authorization === undefined ? undefined : '')
}
