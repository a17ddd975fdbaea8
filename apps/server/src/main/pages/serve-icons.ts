// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault } from '@tessera/contract'
import { drawAppIcon } from '@tessera/ui/art/app-icon'
import type { FastifyInstance } from 'fastify'
import type { Pictures } from '../../platform/pictures/index.ts'
import { artAddresses } from './art-addresses.ts'
import { missingOrBusy, retryAfterSeconds, sendPicture } from './serve-art.ts'

/** The icons of an app, by the name in their address. */
const icons = {
  'tab-32': { width: 32, shape: 'mark' },
  'app-180': { width: 180, shape: 'maskable' },
  'app-192': { width: 192, shape: 'app' },
  'app-512': { width: 512, shape: 'app' },
  'maskable-192': { width: 192, shape: 'maskable' },
  'maskable-512': { width: 512, shape: 'maskable' },
} as const

export type IconName = keyof typeof icons

const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name)

/** The icons that a manifest names for a brand of this colour (`#rrggbb`). */
export const manifestIcons = (
  colour: string,
): { src: string; sizes: string; type: string; purpose?: string }[] => [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ...(['app-192', 'app-512'] as const).map((name) => ({
    src: artAddresses.icon(colour, name),
    sizes: sizesOf(name),
    type: 'image/png',
    purpose: 'any',
  })),
  ...(['maskable-192', 'maskable-512'] as const).map((name) => ({
    src: artAddresses.icon(colour, name),
    sizes: sizesOf(name),
    type: 'image/png',
    purpose: 'maskable',
  })),
]

const sizesOf = (name: IconName): string => `${icons[name].width}x${icons[name].width}`

/**
 * Serves the logo in the colours of the host's brand: /favicon.svg for tabs, and icons as PNG at addresses
 * that contain the colour, so that they may be cached for ever. Colours other than the brand's own are
 * refused: there would be no end of them. `colourOf` answers the brand's colour (`#rrggbb`) at a host.
 */
export function serveIcons(
  app: FastifyInstance,
  { pictures, colourOf }: { pictures: Pictures; colourOf(host: string): Promise<string> },
): void {
  app.get('/favicon.svg', async (request, reply) => {
    const drawing = drawAppIcon({ colour: await colourOf(request.host), shape: 'mark' })
    const etag = `"${createHash('sha256').update(drawing).digest('base64url').slice(0, 22)}"`
    void reply.header('etag', etag).header('cache-control', 'no-cache')
    return request.headers['if-none-match'] === etag
      ? reply.status(304).send()
      : reply.type('image/svg+xml; charset=utf-8').send(drawing)
  })

  app.get<{ Params: { colour: string; file: string } }>(
    '/art/:version/icon/:colour/:file',
    async (request, reply) => {
      const colour = (await colourOf(request.host)).toLowerCase()
      const name = /^(.{1,20})\.png$/.exec(request.params.file)?.[1] ?? ''
      if (!isIconName(name) || `#${request.params.colour}` !== colour) throw fault('call.notFound')
      const { width, shape } = icons[name]
      const picture = await pictures
        .picture('icon', { colour, shape }, { width, format: 'png' })
        .catch(missingOrBusy)
      if (picture === 'busy') return reply.status(503).header('retry-after', String(retryAfterSeconds)).send()
      if (!picture) throw fault('call.notFound')
      return sendPicture(reply, picture, request.headers['if-none-match'])
    },
  )
}
