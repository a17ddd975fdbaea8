// SPDX-License-Identifier: Apache-2.0
import { inRequest, requestIdHeader, tracedRequest } from '@tessera/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RawRequest, RawResponse } from '../../../modules/play/ports.ts'
import type { Strangers } from '../../../platform/http/index.ts'
import { hub88Paths } from './decode.ts'
import { hub88Status } from './encode.ts'

/** The largest body of this wire has about 1,500 bytes; meta may add a little. */
const bodyLimitBytes = 64 * 1024
const emptyBody = new Uint8Array(0)
const otherMethods = ['GET', 'PUT', 'PATCH', 'DELETE'] as const

export interface Hub88RouteDeps {
  /** Checks the signature, decodes, calls the wallet and encodes the answer; never throws. */
  answer: (accountId: string, request: RawRequest) => Promise<RawResponse>
  /** Addresses with too many wrong signatures. */
  strangers: Strangers
}

/**
 * The beginning of an answer to a wrong signature. A vendor whose account is closed signs correctly, and its
 * wins still settle.
 */
const unproven = `{"status":"${hub88Status.bad_signature}"`

/**
 * The wallet addresses that Hub88 calls, below `/vendors/hub88/:account`. Only here, a body stays the bytes
 * that were signed.
 */
export async function hub88Routes(app: FastifyInstance, deps: Hub88RouteDeps): Promise<void> {
  await app.register(async (wire) => addRoutes(wire, deps), { prefix: '/vendors/hub88' })
}

function addRoutes(wire: FastifyInstance, deps: Hub88RouteDeps): void {
  wire.removeAllContentTypeParsers()
  wire.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
    done(null, body),
  )
  wire.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    refuse(reply, error.statusCode ?? 500),
  )
  wire.setNotFoundHandler((_request, reply) => refuse(reply, 404))
  wire.addHook('onRequest', (request, reply, done) => {
    if (deps.strangers.refuses(request)) refuse(reply.header('retry-after', '60'), 429)
    else done()
  })
  for (const path of hub88Paths) {
    wire.post<{ Params: { account: string } }>(`/:account${path}`, (request, reply) => {
      const answer = (): Promise<RawResponse> =>
        deps.answer(request.params.account, rawRequest(request, path))
      inRequest(request.id, () =>
        tracedRequest(
          `POST ${path}`,
          { headers: request.headers, facts: { 'http.request.method': 'POST', 'http.route': path } },
          answer,
        ),
      ).then(
        (response) => {
          if (response.body.startsWith(unproven)) deps.strangers.failed(request)
          send(reply, response, request.id)
        },
        (error: Error) => reply.send(error),
      )
    })
    wire.route({
      method: [...otherMethods],
      url: `/:account${path}`,
      handler: (_request, reply) => refuse(reply.header('allow', 'POST'), 405),
    })
  }
}

/**
 * Bypasses the server's hooks: what they add (headers for browsers) is useless to a vendor's machine, and
 * this is the busiest path of the platform.
 */
function send(reply: FastifyReply, { status, headers, body }: RawResponse, requestId: string): void {
  const length = Buffer.byteLength(body)
  reply.hijack()
  reply.raw.writeHead(status, { ...headers, [requestIdHeader]: requestId, 'content-length': length })
  // As many bytes as characters means plain ASCII, which is written without encoding it again.
  reply.raw.end(body, length === body.length ? 'latin1' : 'utf8')
}

function rawRequest(request: FastifyRequest, path: string): RawRequest {
  const body = request.body instanceof Uint8Array ? request.body : emptyBody
  return {
    method: request.method,
    path,
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    body,
    // The address behind our proxies is determined only when it is needed.
    get remoteIp() {
      return request.ip
    },
  }
}

/** HTTP errors, before the caller is known. */
function refuse(reply: FastifyReply, httpStatus: number): FastifyReply {
  const status = httpStatus >= 500 ? hub88Status.internal : hub88Status.bad_request
  return reply.code(httpStatus).type('application/json; charset=utf-8').send(`{"status":"${status}"}`)
}
