// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compress } from '../../platform/http/index.ts'
import { builtPage, type BuiltPage } from './built-page.ts'
import { isPlainPath } from './plain-path.ts'

/** A page as it is sent to one visitor. */
export interface Arrival {
  html: string
  status: number
  /** Its content security policy. */
  policy: string
  /** The value of the Link header: what its first view needs. */
  link?: string | undefined
  /** Its cross-origin opener policy, where it is not that of every answer. */
  openerPolicy?: string | undefined
}

export interface BuiltApp {
  /** Path of the app: `/` for the site, `/console/` for the operators. */
  prefix: string
  /** Folder with index.html and assets/, as the build wrote it. */
  folder: string
  /** Turns the built page into the one for this visitor. */
  render(page: BuiltPage, request: FastifyRequest): Promise<Arrival>
}

const aYearSeconds = 31_536_000
/**
 * Addresses of calls and other routes; a page never answers there. /live is both: the live connection by
 * upgrade, and the page of live tables.
 */
const notPages = /^\/(wps|lgw|lotto|ops|vendors|payments|sandbox-bank|art|media|docs|health|reports)(\/|$)/

/**
 * Serves a built browser app: files of assets/ are cached for ever (their names contain a hash, br and gz
 * lie beside them), and index.html answers every other address below the prefix, because the app routes
 * itself. A new build is served as soon as it exists; a missing part of an old one answers 404, and the page
 * that requested it handles that.
 */
export async function servePages(app: FastifyInstance, { prefix, folder, render }: BuiltApp): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  const readPage = builtPage(join(folder, 'index.html'))
  await app.register(async (pages) => {
    await pages.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      acceptRanges: false,
      setHeaders: describeFile,
    })
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const path = request.url.split('?')[0] ?? '/'
      const single = path.replace(/^\/{2,}/, '/')
      // A slash too many at the start is a typing error. The address stays on this host: it begins with one
      // slash.
      if (single !== path && isPlainPath(single))
        return reply.redirect(single + request.url.slice(path.length), 308)
      if (notPages.test(path) || !isPlainPath(path)) return reply.callNotFound()
      if (/\.\w{2,11}$/.test(path) && (!path.endsWith('.html') || path.endsWith(savedPage)))
        return reply.sendFile(path.slice(prefix.length))
      const page = await readPage()
      if (!page) return reply.callNotFound()
      return sendPage(reply, await render(page, request), request.headers['accept-encoding'])
    }
    for (const address of prefix === '/' ? ['/*', '/'] : [`${prefix}*`, prefix.slice(0, -1)])
      pages.get(address, answer)
  })
}

/** A page that is saved and opened as a file; here it is only a download. */
const savedPage = '/draw-verifier.html'

/** Workers use the policy of their own file: without one they could load nothing. */
const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

function describeFile(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header(
    'cache-control',
    path.includes('/assets/') ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache',
  )
  if (path.endsWith(savedPage))
    reply.header('content-disposition', 'attachment; filename="draw-verifier.html"')
  if (/\.js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', filePolicy)
}

async function sendPage(
  reply: FastifyReply,
  { html, status, policy, link, openerPolicy }: Arrival,
  accepted: string | undefined,
): Promise<FastifyReply> {
  const { body, encoding } = await compress(html, accepted)
  void reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('content-security-policy', policy)
  if (encoding) void reply.header('content-encoding', encoding)
  if (openerPolicy) void reply.header('cross-origin-opener-policy', openerPolicy)
  if (link) void reply.header('link', link)
  return reply.send(body)
}
