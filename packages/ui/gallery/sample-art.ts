// SPDX-License-Identifier: Apache-2.0
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { createArt } from '../src/art/index.ts'
import { loadArtParts } from '../src/art/load-art-parts.ts'

const titles = [
  'Amber Canyon',
  'Cherry Rush',
  'Deep Reef Hunt',
  'Dragon Ember',
  'Ronin Honour',
  'Sugar Parade',
  'Tomb of Anubis',
]

/** Draws the pictures of the gallery, at /art/…: on demand during development, as files in a build. */
export function sampleArt(): Plugin {
  const art = createArt(loadArtParts())
  const draw = async (path: string): Promise<Buffer | undefined> => {
    const [, kind = '', name = ''] = /^\/?art\/(\w+)\/(.+)\.webp$/.exec(path) ?? []
    const drawings: Record<string, () => string> = {
      tile: () => art.gameTile({ id: name, title: decodeURIComponent(name), withTitle: true }),
      avatar: () => art.avatar({ id: name }),
      rank: () => art.rankBadge({ rank: Number(name) }),
    }
    const drawing = drawings[kind]?.()
    return drawing === undefined
      ? undefined
      : sharp(Buffer.from(drawing)).resize({ width: 300 }).webp({ quality: 80 }).toBuffer()
  }
  return {
    name: 'gallery-sample-art',
    configureServer(server) {
      server.middlewares.use('/art', (request, response) => {
        draw(`/art${request.url ?? ''}`)
          .then((bytes) => {
            if (bytes) response.setHeader('content-type', 'image/webp').end(bytes)
            else response.writeHead(404).end()
          })
          .catch(() => response.writeHead(500).end())
      })
    },
    async generateBundle() {
      const paths = [
        ...titles.map((title) => `art/tile/${encodeURIComponent(title)}.webp`),
        'art/avatar/3.webp',
        ...[0, 3, 7].map((rank) => `art/rank/${rank}.webp`),
      ]
      for (const path of paths) {
        const source = await draw(path)
        // A file is found by its decoded name.
        if (source) this.emitFile({ type: 'asset', fileName: decodeURIComponent(path), source })
      }
    },
  }
}
