// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../ports.ts'

const fileName = /^([\w-]{32})(?:\.(avif|webp))?$/
const aYearSeconds = 31_536_000

/**
 * Serves the pictures of the library at /media/<digest>.<format>, or by their digest alone. They may be
 * cached forever, because other content has another name.
 */
export function serveMedia(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: { file: string } }>('/media/:file', async ({ params: { file }, headers }, reply) => {
    const [, digest, format = 'avif'] = fileName.exec(file) ?? []
    const bytes = digest === undefined ? undefined : await files.read('public', `${digest}.${format}`)
    if (!bytes || digest === undefined) throw fault('call.notFound')
    const etag = `"${digest}"`
    void reply
      .header('etag', etag)
      .header('cache-control', `public, max-age=${aYearSeconds}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
    return headers['if-none-match'] === etag
      ? reply.status(304).send()
      : reply.type(`image/${format}`).send(bytes)
  })
}

/** Where a stored file is served. */
export const mediaAddress = (file: string): string => `/media/${file}`
