// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictures } from '../../platform/pictures/index.ts'
import { manifestIcons, serveIcons } from './serve-icons.ts'

const colours: Record<string, string> = { 'one.test': '#22e38b', 'two.test': '#b79bff' }
const app = Fastify()
let folder = ''
const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host, ...headers } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'))
  const pictures = createPictures({ cacheDir: folder, concurrency: 1, log: { warn: () => undefined } })
  serveIcons(app, { pictures, colourOf: async (host) => colours[host] ?? '#22e38b' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the icons of an app', () => {
  it('are drawn in the colour of the brand of the host, as large as the manifest says', async () => {
    for (const [host, colour] of Object.entries(colours)) {
      for (const { src, sizes, type } of manifestIcons(colour)) {
        const answer = await get(host, src)
        expect(answer.statusCode, src).toBe(200)
        expect(answer.headers['content-type']).toContain(type)
        if (type === 'image/png')
          expect(
            `${(await sharp(answer.rawPayload).metadata()).width}x${(await sharp(answer.rawPayload).metadata()).height}`,
          ).toBe(sizes)
      }
    }
  })

  it('are cached for ever, and the tab icon is revalidated but not sent again', async () => {
    const [, icon] = manifestIcons('#22e38b')
    expect((await get('one.test', icon?.src ?? '')).headers['cache-control']).toContain('immutable')
    const mark = await get('one.test', '/favicon.svg')
    expect(mark.body).toContain('#22e38b')
    expect(
      (await get('one.test', '/favicon.svg', { 'if-none-match': String(mark.headers['etag']) })).statusCode,
    ).toBe(304)
    expect((await get('two.test', '/favicon.svg')).body).toContain('#b79bff')
  })

  it.each([
    '/art/3/icon/ff0000/app-192.png',
    '/art/3/icon/b79bff/app-192.png',
    '/art/3/icon/22e38b/app-1000.png',
    '/art/3/icon/22e38b/app-192.svg',
    '/art/3/icon/22e38b/toString.png',
  ])('are not drawn for nobody: %s', async (url) => {
    expect((await get('one.test', url)).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('leave room around the mark where a phone crops them to a circle', async () => {
    const maskable = manifestIcons('#22e38b').find(
      ({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512',
    )
    const { data, info } = await sharp((await get('one.test', maskable?.src ?? '')).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let furthest = 0
    for (let at = 0; at < data.length; at += info.channels) {
      const bright = (data[at + 1] ?? 0) > 150
      if (bright)
        furthest = Math.max(
          furthest,
          Math.hypot(
            ((at / info.channels) % info.width) - 256,
            Math.floor(at / info.channels / info.width) - 256,
          ),
        )
    }
    expect(furthest).toBeGreaterThan(100)
    expect(furthest).toBeLessThan(512 * 0.4)
  })
})
