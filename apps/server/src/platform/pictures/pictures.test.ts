// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArt } from '@tessera/ui/art/index'
import { loadArtParts } from '@tessera/ui/art/load-art-parts'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictures, isPicturesBusy } from './index.ts'
import type { Pictures } from './index.ts'

const tile = { id: 'BGS/sample', title: 'Golden Sample', withTitle: true }
const small = { width: 200, format: 'avif' } as const

let folder: string
let warnings: string[]
const serve = (settings: { cacheDir?: string; concurrency?: 1 | 2; waiting?: number } = {}): Pictures =>
  createPictures({
    cacheDir: join(folder, 'cache'),
    concurrency: 1,
    log: { warn: (_details, message) => warnings.push(message) },
    ...settings,
  })
const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(join(folder, 'cache'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  warnings = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the picture service', () => {
  it('draws a picture of the requested width and format', async () => {
    const pictures = serve()
    const made = await pictures.picture('tile', tile, { width: 300, format: 'webp' })
    expect(made.type).toBe('image/webp')
    expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 })
    const banner = await pictures.picture(
      'banner',
      { id: 'b', theme: 'fruit' },
      { width: 1200, format: 'avif' },
    )
    expect(await sharp(banner.bytes).metadata()).toMatchObject({ format: 'heif', width: 1200, height: 400 })
  })

  it('stores a picture on disk and serves it from there, for any caller and any order of the fields', async () => {
    const first = await serve().picture('tile', tile, small)
    const [stored = ''] = await storedFiles()
    await writeFile(stored, 'what the disk holds')
    const second = await serve().picture('tile', { withTitle: true, title: tile.title, id: tile.id }, small)
    expect(second.bytes.toString()).toBe('what the disk holds')
    expect(second.etag).not.toBe(first.etag)
  })

  it('draws once for requests that come at the same time', async () => {
    const pictures = serve({ waiting: 0 })
    const made = await Promise.all([1, 2, 3].map(() => pictures.picture('tile', tile, small)))
    expect(new Set(made.map(({ bytes }) => bytes)).size).toBe(1)
    expect(await storedFiles()).toHaveLength(1)
  })

  it('refuses more work than may wait, and takes new work when it is done', async () => {
    const pictures = serve({ waiting: 0 })
    // Which of the two comes first depends on the disk: both read the cache before they queue.
    const both = await Promise.allSettled(
      ['one', 'two'].map((id) => pictures.picture('avatar', { id }, { width: 64, format: 'avif' })),
    )
    const refused = both.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => isPicturesBusy(reason))).toEqual([true])
    expect(
      (await pictures.picture('avatar', { id: 'two' }, { width: 64, format: 'avif' })).bytes.length,
    ).toBeGreaterThan(0)
  })

  it('refuses a width that does not exist, and leaves nothing behind', async () => {
    await expect(serve().picture('tile', tile, { width: 301, format: 'avif' })).rejects.toThrow(RangeError)
    await expect(storedFiles()).rejects.toThrow('ENOENT')
  })

  it('still answers when the cache cannot be used, and says so', async () => {
    await writeFile(join(folder, 'occupied'), '')
    const made = await serve({ cacheDir: join(folder, 'occupied') }).picture(
      'avatar',
      { id: 'one' },
      { width: 64, format: 'avif' },
    )
    expect(made.bytes.length).toBeGreaterThan(0)
    expect(warnings).toEqual(['a kept picture could not be read', 'a picture could not be kept'])
  })

  it('makes tiles of 300 pixels small: 30 different ones under 20 kB, half of them under 12', async () => {
    const pictures = serve({ concurrency: 2 })
    const sizes = await Promise.all(
      Array.from(
        { length: 30 },
        async (_, index) =>
          (
            await pictures.picture(
              'tile',
              { id: `size-${index}`, title: `Golden Sample ${index}`, withTitle: true },
              { width: 300, format: 'avif' },
            )
          ).bytes.length,
      ),
    )
    expect(Math.max(...sizes)).toBeLessThan(20_000)
    expect(sizes.toSorted((first, second) => first - second)[15]).toBeLessThan(12_000)
  })
})

const art = createArt(loadArtParts())
const pixelsOf = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()

describe('what the renderer makes of the drawings', () => {
  it.each(['relief', 'lift', 'soft', 'far'])('carries out the filter %s', async (filter) => {
    const drawing = art.gameTile({ id: 'filters', title: 'Wolf Pack', theme: 'wildlife', withTitle: true })
    const without = drawing.replaceAll(` filter="url(#${filter})"`, '')
    expect(without).not.toBe(drawing)
    const [drawn, plain] = await Promise.all([pixelsOf(drawing), pixelsOf(without)])
    let changed = 0
    drawn.forEach((value, index) => {
      if (Math.abs(value - (plain[index] ?? 0)) > 12) changed += 1
    })
    expect(changed / drawn.length).toBeGreaterThan(0.002)
  })

  it.each(['olympus', 'candy', 'arctic', 'houseDice', 'football', 'roulette', 'egypt'] as const)(
    'keeps the calm side of a banner dark enough for white text: %s',
    async (theme) => {
      const drawing = art.banner({ id: `calm-${theme}`, theme })
      const { data, info } = await sharp(Buffer.from(drawing))
        .extract({ left: 40, top: 60, width: 420, height: 280 })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      let readable = 0
      for (let index = 0; index < data.length; index += info.channels) {
        const [red = 0, green = 0, blue = 0] = [data[index], data[index + 1], data[index + 2]].map(
          (value = 0) =>
            value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        )
        if (1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5) readable += 1
      }
      expect(readable / (info.width * info.height)).toBeGreaterThan(0.995)
    },
  )
})
