// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { CallInput, CallOutput } from '@tessera/contract'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { bodyOf, editorOf, type Editor } from '../messages-for-tests.ts'

let server: TestServer
let editor: Editor
beforeAll(async () => {
  server = await openTestServer()
  editor = editorOf(await server.operator('carla', 'content'))
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.advance(61_000)
})

type Kind = CallInput<'backoffice.uploadMedia'>['kind']
type Media = CallOutput<'backoffice.uploadMedia'>
const plain = (width: number, height: number, background = '#246') =>
  sharp({ create: { width, height, channels: 3, background } })
const upload = (kind: Kind, bytes: Buffer | string, name = 'picture') =>
  editor.client.call('backoffice.uploadMedia', { kind, name, data: Buffer.from(bytes).toString('base64') })
const uploaded = async (kind: Kind, bytes: Buffer, name?: string): Promise<Media> =>
  (await upload(kind, bytes, name)).envelope.value
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers })
let colours = 0
const fresh = (width: number, height: number) =>
  plain(width, height, `#${(++colours * 4_099).toString(16).padStart(6, '0')}`)
    .png()
    .toBuffer()

describe('an uploaded picture', () => {
  it.each([
    ['bannerWide', 2_400, 900, [[1200, 400]]],
    ['bannerPhone', 800, 800, [[780, 420]]],
    [
      'tile',
      900,
      1_200,
      [
        [600, 800],
        [300, 400],
      ],
    ],
    [
      'avatar',
      300,
      500,
      [
        [256, 256],
        [128, 128],
        [64, 64],
      ],
    ],
    [
      'logo',
      960,
      240,
      [
        [480, 120],
        [240, 60],
      ],
    ],
    ['inline', 400, 300, [[400, 300]]],
  ] as [Kind, number, number, number[][]][])(
    'of the kind %s is drawn anew in its sizes, as AVIF and as WebP',
    async (kind, width, height, sizes) => {
      const media = await uploaded(kind, await fresh(width, height), 'My picture.png')
      const made = media.sizes.map((size) => [size.width, size.height])
      for (const size of sizes)
        expect(made.filter(([w, h]) => w === size[0] && h === size[1]).length).toBeGreaterThanOrEqual(2)
      expect(media).toMatchObject({
        kind,
        name: 'My picture.png',
        width: sizes[0]?.[0],
        height: sizes[0]?.[1],
        usedBy: [],
        uploadedBy: 'carla',
      })
      for (const { url, format, bytes } of media.sizes) {
        const answer = await get(url)
        expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.length]).toEqual([
          200,
          `image/${format}`,
          bytes,
        ])
        expect((await sharp(answer.rawPayload).metadata()).format).toBe(format === 'avif' ? 'heif' : 'webp')
      }
    },
  )

  it('keeps nothing of what came along: no metadata, no location, no appended page; and stands upright', async () => {
    const taken = await plain(600, 400)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '10/1 46/1 0/1' } })
      .toBuffer()
    const media = await uploaded(
      'inline',
      Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]),
      'x.JPG',
    )
    expect([media.width, media.height]).toEqual([400, 600])
    for (const { url } of media.sizes) {
      const { rawPayload } = await get(url)
      const { exif, icc, xmp } = await sharp(rawPayload).metadata()
      expect([exif, xmp, rawPayload.includes('<script>'), rawPayload.includes('somebody')]).toEqual([
        undefined,
        undefined,
        false,
        false,
      ])
      expect(icc).toBeUndefined()
    }
  })

  it('is served for ever under the digest of its bytes, and runs nothing wherever it is opened', async () => {
    const { url } = await uploaded('inline', await fresh(50, 50))
    const { headers } = await get(url)
    expect(url).toMatch(/^\/media\/[\w-]{32}\.avif$/)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  it('is stored once, however often it is sent', async () => {
    const bytes = await fresh(80, 80)
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => uploaded('inline', bytes)))
    for (const other of others) expect(other.id).toBe(first?.id)
  })

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/secret.avif',
    'short.avif',
    `${'a'.repeat(32)}.avif`,
    `${'a'.repeat(32)}.svg`,
    `${'a'.repeat(31)}%00.avif`,
    '',
  ])('is not found at /media/%s', async (file) => {
    expect((await get(`/media/${file}`)).statusCode).not.toBe(200)
  })
})

describe('a file that is refused', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  /** A picture whose header claims a size; its pixels, all alike, compress to almost nothing. */
  const claiming = (width: number, height: number): Buffer => {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(width)
    head.writeUInt32BE(height, 4)
    head.set([1, 0, 0, 0, 0], 8)
    return Buffer.concat([
      png,
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(Buffer.alloc(Math.min(height * (Math.ceil(width / 8) + 1), 30_000_000)))),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  it('is told what is wrong with it', async () => {
    const webp = await plain(1_200, 600).webp().toBuffer()
    const gif = await plain(600, 600).gif().toBuffer()
    const jpeg = await plain(1_200, 600).jpeg().toBuffer()
    const cases: [string, string, Buffer | string, string?][] = [
      ['a page', 'PICTURE_WRONG_KIND', '<!doctype html><script>alert(1)</script>'],
      ['a drawing', 'PICTURE_WRONG_KIND', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['a GIF', 'PICTURE_WRONG_KIND', gif],
      ['a program', 'PICTURE_WRONG_KIND', Buffer.from([0x4d, 0x5a, 0x90, 0x00])],
      ['nothing but a head', 'PICTURE_NOT_READABLE', png],
      ['a head and a page', 'PICTURE_NOT_READABLE', Buffer.concat([png, Buffer.from('<script>')])],
      ['a JPG called PNG', 'PICTURE_OTHER_NAME', jpeg, 'x.png'],
      ['a WebP called HTML', 'PICTURE_OTHER_NAME', webp, 'x.html'],
      ['half a JPG', 'PICTURE_NOT_READABLE', jpeg.subarray(0, jpeg.length / 2)],
      ['half a WebP', 'PICTURE_NOT_READABLE', webp.subarray(0, webp.length / 2)],
      [
        'a RIFF that is no picture',
        'PICTURE_NOT_READABLE',
        Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 \u0000\u0000\u0000\u0000'),
      ],
      ['a bomb of pixels', 'PICTURE_TOO_MANY_PIXELS', claiming(16_000, 16_000)],
      ['a line without end', 'PICTURE_TOO_MANY_PIXELS', claiming(1_000_000, 2)],
      ['a speck', 'PICTURE_TOO_SMALL', await plain(899, 300).png().toBuffer()],
    ]
    const before = (await editor.client.call('backoffice.media', {})).envelope.value.totalCount
    for (const [what, code, bytes, name] of cases) {
      const { envelope } = await upload('bannerWide', bytes, name)
      expect([what, envelope.success, envelope.code, envelope.message.length > 20]).toEqual([
        what,
        false,
        code,
        true,
      ])
    }
    expect((await editor.client.call('backoffice.media', {})).envelope.value.totalCount).toBe(before)
  })

  it('is told when it is too large, before and after its size is known', async () => {
    const jpeg = await plain(900, 300).jpeg().toBuffer()
    expect(await upload('bannerWide', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]))).toMatchObject({
      status: 413,
      envelope: { code: 'PICTURE_TOO_LARGE' },
    })
    const endless = await editor.client.callWith('backoffice.uploadMedia', {
      kind: 'inline',
      name: 'x',
      data: 'A'.repeat(14_000_000),
    })
    expect(endless).toMatchObject({ status: 413, envelope: { code: 'TOO_LARGE' } })
  })

  it.each([
    { kind: 'film' },
    { name: '' },
    { name: 'a\u0007b' },
    { data: '' },
    { data: 'no base64!' },
    { data: ['AAAA'] },
    { path: '../x' },
  ])('is not even read when the call is wrong: %j', async (wrong) => {
    expect(
      (
        await editor.client.callWith('backoffice.uploadMedia', {
          kind: 'inline',
          name: 'x',
          data: 'AAAA',
          ...wrong,
        })
      ).status,
    ).toBe(400)
  })
})

describe('a library that is full', () => {
  it('takes no more pictures of its brand', async () => {
    await server.platform.database.pool
      .query(`insert into media (brand_code, kind, name, file, width, height, sizes, uploaded_at, uploaded_by)
      select 'brand1', 'logo', 'x', 'full-' || n, 1, 1, '[]', now(), 'x' from generate_series(1, 5000) n`)
    expect(await upload('inline', await fresh(50, 50))).toMatchObject({
      status: 409,
      envelope: { code: 'LIBRARY_FULL' },
    })
    await server.platform.database.pool.query("delete from media where file like 'full-%'")
    expect((await upload('inline', await fresh(50, 50))).status).toBe(200)
  })
})

describe('the library', () => {
  const fileOf = ({ url }: { url: string }): string => {
    const file = url.split('/').at(-1) ?? ''
    return `${server.dataDir}/files/public/${file.slice(0, 2)}/${file}`
  }

  it('lists by kind, newest first, with where a picture is used: as a banner, in a draft, in a text', async () => {
    const [banner, inline] = [
      await uploaded('bannerWide', await fresh(1_200, 400)),
      await uploaded('inline', await fresh(60, 60)),
    ]
    const item = await editor.publish(bodyOf('B', 'With picture', { picture: { wide: banner.id } }))
    const text = await editor.create(
      bodyOf('PL', 'x', { texts: { EN: { title: 'x', content: `<img src="${inline.sizes[1]?.url}">` } } }),
    )
    const list = async (kind?: Kind) =>
      (await editor.client.call('backoffice.media', kind ? { kind } : {})).envelope.value.list
    expect((await list('bannerWide'))[0]).toMatchObject({ id: banner.id, usedBy: [item.id] })
    expect((await list())[0]).toMatchObject({ id: inline.id, usedBy: [text.id] })
    const { banners } = (await server.program().call('messages.announcements', { types: 'B' })).envelope.value
    expect(banners[0]).toMatchObject({ imageUrl: banner.url, imageUrlPhone: banner.url })
  })

  it('deletes a picture only when nothing uses it, with all its files', async () => {
    const banner = await uploaded('bannerWide', await fresh(1_200, 400))
    const item = await editor.publish(bodyOf('B', 'In use', { picture: { wide: banner.id } }))
    const remove = () => editor.client.call('backoffice.deleteMedia', { id: banner.id })
    expect(await remove()).toMatchObject({
      status: 409,
      envelope: { code: 'PICTURE_IN_USE', message: `This picture is in use: ${item.id}` },
    })
    const saved = await editor.save(item, bodyOf('B', 'Without'))
    expect((await remove()).status).toBe(409)
    await editor.client.call('backoffice.publishContent', { id: saved.id, version: saved.version })
    expect(banner.sizes.every((size) => existsSync(fileOf(size)))).toBe(true)
    expect((await remove()).envelope.success).toBe(true)
    expect(banner.sizes.some((size) => existsSync(fileOf(size)))).toBe(false)
    expect((await get(banner.url)).statusCode).toBe(404)
    expect((await remove()).status).toBe(404)
    const old = (await editor.client.call('backoffice.content', { id: item.id })).envelope.value
    expect(
      (
        await editor.client.call('backoffice.rollBackContent', {
          id: old.id,
          version: old.version,
          number: 1,
        })
      ).envelope,
    ).toMatchObject({ success: false, code: 'NO_SUCH_PICTURE' })
  })

  it('does not delete the logo of a brand', async () => {
    const logo = await uploaded('logo', await fresh(480, 120))
    expect((await get(`/media/${logo.pictureId}`)).rawPayload).toEqual((await get(logo.url)).rawPayload)
    await server.platform.settings.write('site.logo', logo.pictureId, 'test')
    server.clock.advance(2_000)
    expect((await editor.client.call('backoffice.deleteMedia', { id: logo.id })).envelope.message).toBe(
      'This picture is in use: site.logo',
    )
    await server.platform.settings.write('site.logo', null, 'test')
    server.clock.advance(2_000)
    expect((await editor.client.call('backoffice.deleteMedia', { id: logo.id })).envelope.success).toBe(true)
  })

  it('keeps a file as long as another picture uses it', async () => {
    const bytes = await fresh(60, 60)
    await server.platform.database.pool.query(
      `insert into brand (code, name, created_at) values ('brand2', 'Second', now()) on conflict do nothing`,
    )
    server.clock.advance(2_000)
    const [ours, theirs] = [
      await uploaded('inline', bytes),
      (
        await editor.client.call('backoffice.uploadMedia', {
          brandCode: 'brand2',
          kind: 'inline',
          name: 'x',
          data: bytes.toString('base64'),
        })
      ).envelope.value,
    ]
    expect([theirs.url, theirs.id === ours.id]).toEqual([ours.url, false])
    await editor.client.call('backoffice.deleteMedia', { id: ours.id })
    expect((await get(theirs.url)).statusCode).toBe(200)
    await editor.client.call('backoffice.deleteMedia', { id: theirs.id })
    expect((await get(theirs.url)).statusCode).toBe(404)
  })

  it('never deletes a picture that is published at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const banner = await uploaded('bannerWide', await fresh(1_200, 400))
      const [removed, made] = await Promise.all([
        editor.client.call('backoffice.deleteMedia', { id: banner.id }),
        editor.client.call('backoffice.createContent', {
          body: bodyOf('B', 'Race', { picture: { wide: banner.id } }),
        }),
      ])
      expect(
        [removed.envelope.success, made.envelope.success].filter(Boolean),
        removed.envelope.message,
      ).toHaveLength(1)
    }
  })

  it('refuses a picture of another shape or of another brand', async () => {
    const phone = await uploaded('bannerPhone', await fresh(780, 420))
    expect(
      (
        await editor.client.call('backoffice.createContent', {
          body: bodyOf('B', 'x', { picture: { wide: phone.id } }),
        })
      ).envelope.code,
    ).toBe('NO_SUCH_PICTURE')
    expect(
      (
        await editor.client.call('backoffice.createContent', {
          brandCode: 'brand2',
          body: bodyOf('B', 'x', { picture: { phone: phone.id } }),
        })
      ).envelope.code,
    ).toBe('NO_SUCH_PICTURE')
  })

  it('records uploads and deletions in the audit', async () => {
    const { id } = await uploaded('inline', await fresh(40, 40), 'dog.png')
    await editor.client.call('backoffice.deleteMedia', { id })
    const { rows } = await server.platform.database.pool.query<{ action: string }>(
      'select action from operator_action where subject = $1 order by id',
      [`media:${id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['uploadMedia', 'deleteMedia'])
  })
})

function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}
