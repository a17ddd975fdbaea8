// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Queries } from '../../platform/db/index.ts'
import { isPicturesBusy, type Picture, type Pictures } from '../../platform/pictures/index.ts'
import { artDrawers } from './art-drawers.ts'

interface PictureAddress {
  width: string
  file: string
}
const aYearSeconds = 31_536_000
export const retryAfterSeconds = 2
const fileName = /^(.{1,60})\.(avif|webp)$/

/**
 * Serves generated art below /art/<version>/: only of games, vendors, banners and avatars that exist, so that
 * nobody can request pictures without end. Addresses contain the version of the recipes and are cached for
 * ever.
 */
export function serveArt(app: FastifyInstance, db: Queries, pictures: Pictures): void {
  for (const [kind, draw] of Object.entries(artDrawers(db, pictures))) {
    app.get<{ Params: PictureAddress }>(
      `/art/:version/${kind}/:width/:file`,
      async ({ params, headers }, reply) => {
        const [, id = '', format = ''] = fileName.exec(params.file) ?? []
        const size = {
          width: Number(params.width),
          format: format === 'webp' ? ('webp' as const) : ('avif' as const),
        }
        const picture = id === '' ? undefined : await draw(id, size).catch(missingOrBusy)
        if (picture === 'busy')
          return reply.status(503).header('retry-after', String(retryAfterSeconds)).send()
        if (!picture) throw fault('call.notFound')
        return sendPicture(reply, picture, headers['if-none-match'])
      },
    )
  }
}

/** What a failed drawing means to the visitor: nothing there, or too busy just now. */
export function missingOrBusy(error: unknown): 'busy' | undefined {
  if (isPicturesBusy(error)) return 'busy'
  if (error instanceof RangeError) return undefined
  throw error
}

/** Sends a picture that may be cached for ever: its address changes with it. */
export function sendPicture(
  reply: FastifyReply,
  { bytes, etag, type }: Picture,
  known: string | undefined,
): FastifyReply {
  // A brand's pages may load pictures from its image hosts, which are other origins.
  void reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${aYearSeconds}, immutable`)
    .header('cross-origin-resource-policy', 'cross-origin')
  return known === etag ? reply.status(304).send() : reply.type(type).send(bytes)
}
