import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StudioRefusal } from '../refusal.ts'

type Method = 'GET' | 'POST'
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Serves one address for one method and refuses every other method on it by name. */
export function route(app: FastifyInstance, method: Method, url: string, handler: Handler): void {
  app.route({ method, url, exposeHeadRoute: false, handler })
  app.route({
    method: METHODS.filter((other) => other !== method), url, exposeHeadRoute: false,
    handler: (_request, reply) => {
      reply.header('allow', method)
      throw new StudioRefusal('studio.wrongMethod')
    },
  })
}

/** A part of the path. */
export function pathPart(request: FastifyRequest, name: string): string {
  const value = new Map(Object.entries(request.params ?? {})).get(name)
  return typeof value === 'string' ? value : ''
}
