// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { StudioRefusal } from '../refusal.ts'
import { isGameCode } from './inputs.ts'
import { pageInLanguage } from './page-in-language.ts'
import { pathPart, route } from './routes.ts'

const addressOfPage = z.object({ lang: z.string().optional().catch(undefined) })

/**
 * Serves the built client: `index.html` for every game (`/play/{game}`), `verify.html` for the verifier
 * (`/verify`), both in the language of `?lang=`, and the files beside them. Files below `assets/` have a hash in their name and may be cached
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
      // It brings its own policy, which allows its script; a page of ours has no inline one.
      if (/\/verifier\.html(?:\.br|\.gz)?$/.test(path))
        response.header('content-disposition', 'attachment; filename="verifier.html"')
    },
  })
  route(app, 'GET', '/play/:game', async (request, reply) => {
    if (!isGameCode(pathPart(request, 'game'))) throw new StudioRefusal('studio.notFound')
    return sendPage(request, reply, join(folder, 'index.html'))
  })
  route(app, 'GET', '/verify', async (request, reply) =>
    sendPage(request, reply, join(folder, 'verify.html')),
  )
}

/** The file is read for each page, so that a new build is served without a restart. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
  const { lang } = addressOfPage.parse(request.query)
  const html = pageInLanguage(await readFile(file, 'utf8'), lang)
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
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
    // No string of ours ever becomes script or markup, but for the address of the simulator's worker (Trusted Types).
    "require-trusted-types-for 'script'",
    'trusted-types simulator',
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
