// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import sharp, { type Sharp } from 'sharp'

export type PictureFormat = 'png' | 'jpeg' | 'webp'

/** A picture that somebody sent, as its header describes it: its format, and its pixels the right way up. */
export interface ReadPicture {
  format: PictureFormat
  width: number
  height: number
  image(): Sharp
  /** Decodes all of it, which is expensive; throws `messages.pictureNotReadable` when a part is missing. */
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

/** The format by the first bytes. */
function formatOf(bytes: Buffer): PictureFormat | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  return bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP'
    ? 'webp'
    : undefined
}

/**
 * Reads the header of a picture sent as base64 or as bytes: checks its size, its first bytes and its header;
 * nothing is decoded. `name` is the file's name, if there is one; its ending must match the format. Throws a
 * fault that says what is wrong.
 */
export async function readPicture(
  sent: string | Buffer,
  { formats, name = '' }: { formats: readonly PictureFormat[]; name?: string },
): Promise<ReadPicture> {
  const bytes = typeof sent === 'string' ? Buffer.from(sent, 'base64') : sent
  if (bytes.length > largestBytes) throw fault('messages.pictureTooLarge')
  const format = formatOf(bytes)
  if (!format || !formats.includes(format))
    throw fault('messages.pictureWrongKind', {
      formats: formats.map((allowed) => namesOf[allowed]).join(', '),
    })
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase()
  if (ending !== undefined && !endingsOf[format].includes(ending))
    throw fault('messages.pictureOtherName', { named: ending.toUpperCase(), found: namesOf[format] })
  const image = (): Sharp =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).autoOrient()
  const head = await image().metadata().catch(unreadable)
  // The header alone says how much memory the pixels would take: nothing is unpacked before this check.
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
    // Decoding to a tiny size still reads the whole file, with little memory where the format allows it.
    async requireReadable() {
      await image().resize(8, 8, { fit: 'fill' }).raw().toBuffer().catch(unreadable)
    },
  }
}

function unreadable(error: unknown): never {
  const tooMany = error instanceof Error && /pixel limit|too large/i.test(error.message)
  throw fault(tooMany ? 'messages.pictureTooManyPixels' : 'messages.pictureNotReadable')
}
