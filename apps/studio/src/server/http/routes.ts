// SPDX-License-Identifier: Apache-2.0
import { inRequest, tracedRequest } from '@tessera/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StudioRefusal } from '../refusal.ts'

type Method = 'GET' | 'POST'
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
/** Checks a request by its head, before its body is read. */
export type Guard = (request: FastifyRequest) => Promise<void>

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Serves one address for one method and refuses every other method with 405. */
export function route(
  app: FastifyInstance,
  method: Method,
  url: string,
  handler: Handler,
  guard?: Guard,
): void {
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    handler: (request, reply) =>
      inRequest(request.id, () =>
        tracedRequest(
          `${method} ${url}`,
          { headers: request.headers, facts: { 'http.request.method': method, 'http.route': url } },
          () => handler(request, reply),
        ),
      ),
    ...(guard ? { onRequest: guard } : {}),
  })
  const refuse = (_request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    reply.header('allow', method)
    return Promise.reject(new StudioRefusal('studio.wrongMethod'))
  }
  app.route({
    method: METHODS.filter((other) => other !== method),
    url,
    exposeHeadRoute: false,
    onRequest: refuse,
    handler: refuse,
  })
}

/** A part of the path. */
export function pathPart(request: FastifyRequest, name: string): string {
  const value = new Map(Object.entries(request.params ?? {})).get(name)
  return typeof value === 'string' ? value : ''
}
