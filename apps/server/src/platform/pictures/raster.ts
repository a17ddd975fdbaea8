// SPDX-License-Identifier: Apache-2.0
import sharp from 'sharp'
import type { Sharp } from 'sharp'

/**
 * avif and webp for pages; png for home screens and tab icons, which do not support the others everywhere.
 */
export type PictureFormat = 'avif' | 'webp' | 'png'

/** Pixels per user unit in a drawing without physical units (the renderer's own convention). */
const neutralDensity = 72
/** Tried in turn until the picture is small enough; the last one is used in any case. */
const qualities: Record<PictureFormat, readonly number[]> = {
  avif: [50, 42, 34, 26],
  webp: [74, 64, 54, 44],
  png: [90, 70],
}
/** At most this many bytes per 100 by 100 pixels: 20 kB for a tile of 300 by 400. */
const bytesPerSquare: Record<PictureFormat, number> = { avif: 1600, webp: 2400, png: 4800 }
const smallestBudgetBytes = 4_000

const encoders: Record<PictureFormat, (pixels: Sharp, quality: number) => Sharp> = {
  avif: (pixels, quality) => pixels.avif({ quality, effort: 2 }),
  webp: (pixels, quality) => pixels.webp({ quality, effort: 3 }),
  png: (pixels, quality) => pixels.png({ quality, palette: true }),
}

/**
 * Renders an SVG document at a width in pixels and encodes it. It is drawn at that size rather than scaled
 * afterwards, because lighting filters cost per pixel. Throws when the document cannot be read.
 */
export async function raster(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const drawn = Number(svg.match(/^<svg[^>]* width="(\d+)"/)?.[1])
  const image = sharp(Buffer.from(svg), { density: (neutralDensity * width) / drawn }).resize({
    width,
    fit: 'fill',
  })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const budget = Math.max(smallestBudgetBytes, ((info.width * info.height) / 10_000) * bytesPerSquare[format])
  let bytes: Buffer = data
  for (const quality of qualities[format]) {
    const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    bytes = await encoders[format](pixels, quality).toBuffer()
    if (bytes.length <= budget) break
  }
  return bytes
}
