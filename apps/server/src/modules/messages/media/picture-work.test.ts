// SPDX-License-Identifier: Apache-2.0
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { savePrivatePictures } from './save-private-pictures.ts'
import { createPictureWork } from './picture-work.ts'

const files = {
  keep: async () => undefined,
  read: async () => undefined,
  remove: async () => undefined,
  list: async function* () {
    /* empty */
  },
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

describe('work on pictures', () => {
  it('is done one after another, and what no slot is left for is refused at once', async () => {
    const work = createPictureWork(2)
    let running = 0
    let most = 0
    const piece = () =>
      work(async () => {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running -= 1
      })
    const done = await Promise.allSettled([1, 2, 3, 4, 5].map(piece))
    expect(done.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(done[4]).toMatchObject({ reason: { fault: 'call.unavailable' } })
    expect(most).toBe(1)
    await expect(piece()).resolves.toBeUndefined()
  })

  it('is not begun for a picture whose header says that it is too large, even while others wait', async () => {
    const pictureWork = () => {
      throw new Error('work was begun')
    }
    const head = Buffer.alloc(13)
    head.writeUInt32BE(9_000)
    head.writeUInt32BE(9_000, 4)
    head.set([8, 2, 0, 0, 0], 8)
    const [small, bomb] = [
      await plain(8, 8),
      Buffer.concat([
        (await plain(8, 8)).subarray(0, 8),
        chunk('IHDR', head),
        chunk('IDAT', deflateSync(Buffer.alloc(10))),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ]
    await expect(savePrivatePictures({ files, pictureWork }, [small, bomb])).rejects.toMatchObject({
      fault: 'messages.pictureTooManyPixels',
    })
    await expect(
      savePrivatePictures({ files, pictureWork }, [small, Buffer.from('no picture')]),
    ).rejects.toMatchObject({ fault: 'messages.pictureWrongKind' })
    expect(await savePrivatePictures({ files, pictureWork }, [])).toEqual([])
  })
})

function chunk(type: string, data: Buffer): Buffer {
  const frame = Buffer.alloc(12 + data.length)
  frame.writeUInt32BE(data.length)
  frame.write(type, 4, 'latin1')
  data.copy(frame, 8)
  frame.writeUInt32BE(checksum(frame.subarray(4, 8 + data.length)), 8 + data.length)
  return frame
}

function checksum(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
