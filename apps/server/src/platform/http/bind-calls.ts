// SPDX-License-Identifier: Apache-2.0
import { allCalls, fault, type Call } from '@tessera/contract'
import { inRequest, traced, tracedRequest, watchQueue } from '@tessera/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { admitAgain, admitRequest, type Admission, type Entrance } from './admit-request.ts'
import { answerCall, complainIfUndeclared, type AnyHandler } from './answer-call.ts'
import type { CallServer } from './call-server.ts'
import { answerError } from './errors.ts'
import type { CallHandlers } from './handlers.ts'
import { createCallsInProgress, type CallsInProgress } from './in-progress.ts'
import { createAnswerCache, type AnswerCache } from './answer-cache.ts'
import { createLongBodies } from './long-bodies.ts'
import { readParts } from './read-parts.ts'
import { sayTo, send, sendCached, sendOpen } from './send-answer.ts'
import { createThrottle, sharedBy } from './throttle.ts'
import { createTogether, type Together } from './answer-together.ts'
import { togetherOf } from './together.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a contract call, once it was admitted. */
    admission: Admission | null
  }
}

/** Registers every contract call on the server, and answers 405 for other methods on their paths. */
export function bindCalls(app: FastifyInstance, server: CallServer, handlers: CallHandlers): void {
  const entrance: Entrance = {
    throttle: createThrottle(server.clock, { shared: sharedBy(server.sharedCounts, 'calls') }),
    longBodies: createLongBodies(),
  }
  const memory: Memory = { stored: createAnswerCache(), inProgress: createCallsInProgress() }
  if (server.metrics)
    for (const [name, size] of Object.entries(memory.inProgress.sizes))
      watchQueue(server.metrics, `calls by ${name}`, size)
  const methodsOf = new Map<string, Set<string>>()
  app.decorateRequest('admission', null)
  for (const call of allCalls) {
    const handler = handlers[call.name as keyof CallHandlers] as AnyHandler
    const many = togetherOf(handler)
    const together = many && createTogether(server, call, many)
    methodsOf.set(call.path, (methodsOf.get(call.path) ?? new Set()).add(call.method))
    const route: RouteOptions = {
      method: call.method,
      url: call.path,
      bodyLimit: call.largestBodyBytes,
      config: { call: call.name },
      // Before the body is read, so that a refused caller costs no work.
      onRequest: async (request, reply) => {
        request.admission = await inRequest(request.id, () =>
          admitRequest(server, entrance, call, request, reply),
        )
      },
      handler: (request, reply) =>
        inRequest(request.id, () =>
          tracedRequest(
            `${call.method} ${call.path}`,
            {
              headers: request.headers,
              facts: { 'http.request.method': call.method, 'http.route': call.path },
            },
            () => serve(server, { ...memory, together }, call, handler, request, reply),
          ),
        ),
      errorHandler: (error, request, reply) =>
        inRequest(request.id, () => {
          void send(
            reply,
            answerError(
              complainIfUndeclared(call, error),
              sayTo(request),
              logOf(server, call),
              server.chance,
            ),
          )
        }),
    }
    if (call.form) addFormRoute(app, route)
    else if (call.multipart) addPartsRoute(app, route)
    else app.route(route)
  }
  for (const [path, methods] of methodsOf) refuseOtherMethods(app, path, methods)
}

const logOf = ({ log }: CallServer, { name }: Call): CallServer['log'] => log.child({ call: name })

/** Only this route accepts a plain HTML form; for all others such a body has the wrong type. */
function addFormRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.route(route)
    done()
  })
}

/** Only this route accepts a multipart body. */
function addPartsRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => readParts(body, request.headers['content-type'] ?? ''),
    )
    scope.route(route)
    done()
  })
}

function refuseOtherMethods(app: FastifyInstance, url: string, methods: Set<string>): void {
  const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter((method) => !methods.has(method))
  const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    void reply.header('allow', [...methods].join(', '))
    throw fault('call.wrongMethod')
  }
  app.route({ method: others, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse })
}

/** What one server process holds for its calls. */
interface Memory {
  stored: AnswerCache
  inProgress: CallsInProgress
}

async function serve(
  server: CallServer,
  { stored, inProgress, together }: Memory & { together: Together | undefined },
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { admission } = request
  if (!admission) throw new Error(`${call.name} was reached without being let in`)
  const { facts, actor } = admission
  const answer = () =>
    traced(call.name, {}, async () => {
      await admitAgain(server, call, admission)
      return answerCall(server, { stored, together }, call, handler, request, admission)
    })
  // Calls that take turns wait in their own queue.
  const result = await (call.takesTurns
    ? server.guards.inTurn(call, facts, answer)
    : inProgress.of({ ip: facts.ip, actor }, answer))
  for (const work of admission.committed) work()
  if ('etag' in result) return sendCached(reply, result, request.headers)
  const answered =
    result.envelope.success && admission.said !== ''
      ? { ...result, envelope: { ...result.envelope, message: admission.said } }
      : result
  return call.who === 'anyone' && call.method === 'GET'
    ? sendOpen(reply, answered, request.headers['accept-encoding'])
    : send(reply, answered)
}
