// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compress } from '../../platform/http/index.ts'
import { builtPage, type BuiltPage } from './built-page.ts'
import { isPlainPath } from './plain-path.ts'

/** A page as it goes out to one visitor. */
export interface Arrival {
  html: string
  status: number
  /** Its content security policy. */
  policy: string
  /** The value of the Link header: what its first view will need. */
  link?: string | undefined
}

export interface BuiltApp {
  /** Where the app lives: `/` for the site, `/console/` for the operators. */
  prefix: string
  /** Folder with index.html and assets/, as the build left it. */
  folder: string
  /** Makes of the built page the one for this visitor. */
  render(page: BuiltPage, request: FastifyRequest): Promise<Arrival>
}

const aYearSeconds = 31_536_000
/**
 * Addresses of calls and of other doors; a page never answers there. /live is both: the live line by upgrade,
 * and the page of live tables.
 */
const notPages = /^\/(wps|lgw|lotto|ops|vendors|payments|sandbox-bank|art|media|docs|health|reports)(\/|$)/

/**
 * Serves a built browser app: files of assets/ for ever (their names carry a hash, br and gz lie beside
 * them), and index.html for every other address below the prefix, because the app routes by itself. A new
 * build is served from the moment it is there; a part of an old one that is gone answers 404, and the page
 * that asked for it knows what to do.
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
      // A slash too many in front is a slip of whoever typed it. The address stays on this host: it begins
      // with one slash.
      if (single !== path && isPlainPath(single))
        return reply.redirect(single + request.url.slice(path.length), 308)
      if (notPages.test(path) || !isPlainPath(path)) return reply.callNotFound()
      if (/\.\w{2,11}$/.test(path) && !path.endsWith('.html'))
        return reply.sendFile(path.slice(prefix.length))
      const page = await readPage()
      if (!page) return reply.callNotFound()
      return sendPage(reply, await render(page, request), request.headers['accept-encoding'])
    }
    for (const address of prefix === '/' ? ['/*', '/'] : [`${prefix}*`, prefix.slice(0, -1)])
      pages.get(address, answer)
  })
}

/** Workers take the policy of their own file: without one they could reach nothing. */
const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

function describeFile(reply: { header(name: string, value: string): unknown }, path: string): void {
  reply.header(
    'cache-control',
    path.includes('/assets/') ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache',
  )
  if (/\.js(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', filePolicy)
}

async function sendPage(
  reply: FastifyReply,
  { html, status, policy, link }: Arrival,
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
  if (link) void reply.header('link', link)
  return reply.send(body)
}
