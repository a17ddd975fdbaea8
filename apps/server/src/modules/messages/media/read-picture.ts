// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import sharp, { type Sharp } from 'sharp'

export type PictureFormat = 'png' | 'jpeg' | 'webp'

/** A picture that somebody sent, as its head tells: what it is, and its pixels the right way up. */
export interface ReadPicture {
  format: PictureFormat
  width: number
  height: number
  image(): Sharp
  /** Decodes all of it, which is dear; throws `messages.pictureNotReadable` where a part is missing. */
  requireReadable(): Promise<void>
}

const largestBytes = 5 * 1024 * 1024
const mostPixels = 40_000_000
const longestSidePixels = 16_384
const namesOf: Record<PictureFormat, string> = { png: 'PNG', jpeg: 'JPG', webp: 'WebP' }
const endingsOf: Record<PictureFormat, readonly string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg', 'jfif'],
  webp: ['webp'],
}

/** What the first bytes say. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? 'webp'
    : undefined
}

/**
 * Reads the head of a picture sent as base64 or as bytes: judged by its size, its first bytes and what the
 * head says; nothing is decoded. `name` is the file's name, if there is one: it must not say something else.
 * Throws a fault that says what is wrong.
 */
export async function readPicture(
  sent: string | Buffer,
  { formats, name = '' }: { formats: readonly PictureFormat[]; name?: string },
): Promise<ReadPicture> {
  const bytes = typeof sent === 'string' ? Buffer.from(sent, 'base64') : sent
  if (bytes.length > largestBytes) throw fault('messages.pictureTooLarge')
  const format = formatOf(bytes)
  if (!format || !formats.includes(format))
    throw fault('messages.pictureWrongKind', { formats: formats.map((known) => namesOf[known]).join(', ') })
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase()
  if (ending !== undefined && !endingsOf[format].includes(ending))
    throw fault('messages.pictureOtherName', { named: ending.toUpperCase(), found: namesOf[format] })
  const image = (): Sharp =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient()
  const head = await image().metadata().catch(unreadable)
  // The head alone says how much memory the pixels would take: nothing is unpacked before this.
  if (head.width * head.height > mostPixels || Math.max(head.width, head.height) > longestSidePixels)
    throw fault('messages.pictureTooManyPixels')
  if (head.format !== format) throw fault('messages.pictureNotReadable')
  const {
    autoOrient: { width, height },
  } = head
  return {
    format,
    width,
    height,
    image,
    // A small size needs all of the file, too, and where the format allows it a small part of the memory.
    async requireReadable() {
      await image().resize(8, 8, { fit: 'fill' }).raw().toBuffer().catch(unreadable)
    },
  }
}

function unreadable(error: unknown): never {
  const tooMany = error instanceof Error && /pixel limit|too large/i.test(error.message)
  throw fault(tooMany ? 'messages.pictureTooManyPixels' : 'messages.pictureNotReadable')
}
