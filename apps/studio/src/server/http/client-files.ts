// SPDX-License-Identifier: Apache-2.0
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { StudioRefusal } from '../refusal.ts'
import { isGameCode } from './inputs.ts'
import { pathPart, route } from './routes.ts'

/**
 * Serves the built client: `index.html` for every game (`/play/{game}`), `verify.html` for the verifier
 * (`/verify`), and the files beside them. Files below `assets/` have a hash in their name and may be cached
 * for ever.
 */
export async function clientFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    acceptRanges: false,
    setHeaders: (response, path) => {
      response.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  route(app, 'GET', '/play/:game', async (request, reply) => {
    if (!isGameCode(pathPart(request, 'game'))) throw new StudioRefusal('studio.notFound')
    return reply.sendFile('index.html')
  })
  route(app, 'GET', '/verify', async (_request, reply) => reply.sendFile('verify.html'))
}

/** What the pages of the studio may load, and who may frame them. */
export function securityHeaders(
  app: FastifyInstance,
  options: { studioUrl: string; operatorOrigins: readonly string[] },
): void {
  const live = options.studioUrl.replace(/^http/, 'ws')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${options.operatorOrigins.join(' ')}`.trimEnd(),
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self' ${live}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `frame-ancestors 'self' ${options.operatorOrigins.join(' ')}`,
    // No string of ours ever becomes script or markup, so no policy may create one either (Trusted Types).
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
      // Pages and their parts are framed by the operators' sites, which are other origins; answers of calls
      // are not.
      'cross-origin-resource-policy': request.url.startsWith('/api/') ? 'same-origin' : 'cross-origin',
    })
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
