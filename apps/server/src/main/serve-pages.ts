import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export interface BuiltApp {
  /** Where the app lives: `/` for the site, `/console/` for the operators. */
  prefix: string
  /** Folder with index.html and assets/, as the build left it. */
  folder: string
  /** The value of the Link header of a page: what its first view will need. */
  hints?: (address: string) => Promise<string | undefined>
}

const aYearSeconds = 31_536_000
/** Addresses of calls and of other doors; a page never answers there. /live is both: the live line by upgrade, and the page of live tables. */
const notPages = /^\/(wps|lgw|lotto|ops|vendors|payments|sandbox-bank|art|docs|health)(\/|$)/

/**
 * Serves a built browser app: files of assets/ for ever (their names carry a hash, br and gz lie beside them), and
 * index.html for every other address below the prefix, because the app routes by itself.
 */
export async function servePages(app: FastifyInstance, { prefix, folder, hints }: BuiltApp): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder, prefix, wildcard: false, index: false, preCompressed: true, decorateReply: false, cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${aYearSeconds}, immutable` : 'no-cache'),
  })
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const url = prefix === '/' ? '/*' : `${prefix}*`
  for (const address of prefix === '/' ? [url, '/'] : [url, prefix, prefix.slice(0, -1)]) {
    app.get(address, async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      const isFile = /\.\w{2,5}$/.test(path) && !path.endsWith('.html')
      if (isFile || notPages.test(path)) return reply.callNotFound()
      const link = await hints?.(request.url)
      if (link) void reply.header('link', link)
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
    })
  }
}
