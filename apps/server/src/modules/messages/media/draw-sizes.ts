// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import type { ReadPicture } from './read-picture.ts'
import type { PictureSize } from './picture-sizes.ts'

/** One file of a picture. Its name is the digest of its bytes. */
export interface DrawnFile {
  file: string
  width: number
  height: number
  format: 'avif' | 'webp'
  bytes: number
  content: Buffer
}

const encoders: Record<DrawnFile['format'], (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 56, effort: 3 }),
  webp: (image) => image.webp({ quality: 80, effort: 4 }),
}

/**
 * Re-encodes a picture in each size and both formats. Stores nothing of the sent file: no metadata, no
 * appended bytes.
 */
export async function drawSizes(
  picture: ReadPicture,
  sizes: readonly PictureSize[],
  formats: readonly DrawnFile['format'][] = ['avif', 'webp'],
): Promise<DrawnFile[]> {
  const drawn: DrawnFile[] = []
  for (const { width, height, fit } of sizes) {
    for (const format of formats) {
      const resized = picture
        .image()
        .toColourspace('srgb')
        .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      const { data, info } = await encoders[format](resized).toBuffer({ resolveWithObject: true })
      drawn.push({
        file: `${digestOf(data)}.${format}`,
        width: info.width,
        height: info.height,
        format,
        bytes: data.length,
        content: data,
      })
    }
  }
  return drawn
}

const digestOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 32)
