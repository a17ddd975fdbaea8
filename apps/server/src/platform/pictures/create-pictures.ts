// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { type Metrics, watchQueue } from '@tessera/telemetry'
import { artVersion, createArt } from '@tessera/ui/art/index'
import { loadArtParts } from '@tessera/ui/art/load-art-parts'
import sharp from 'sharp'
import { createPictureCache, pictureKey } from './picture-cache.ts'
import type { PictureCache } from './picture-cache.ts'
import { pictureRecipes, pictureWidths } from './picture-kinds.ts'
import type { PictureKind, PictureSpecs } from './picture-kinds.ts'
import { createPictureQueue } from './picture-queue.ts'
import { raster } from './raster.ts'
import type { PictureFormat } from './raster.ts'

/** A finished picture; the etag is strong: equal bytes, equal etag. */
export interface Picture {
  bytes: Buffer
  etag: string
  type: `image/${PictureFormat}`
}

export interface PictureSize {
  /** One of the widths of its kind, in pixels. */
  width: number
  format: PictureFormat
}

export interface Pictures {
  /**
   * The picture for a description, from the cache or drawn now. Equal requests at the same time share one
   * drawing. Throws a RangeError for a width that does not exist, and an error that `isPicturesBusy`
   * recognises when too many wait.
   */
  picture<Kind extends PictureKind>(kind: Kind, spec: PictureSpecs[Kind], size: PictureSize): Promise<Picture>
}

interface PictureSettings {
  cacheDir: string
  /** Drawings at once; each uses one core. */
  concurrency: 1 | 2
  log: { warn(details: object, message: string): void }
  /** How many requests may wait for a drawing. */
  waiting?: number
  /** Where the length of its queue is reported. */
  metrics?: Metrics
}

/** The picture service of a process. */
export function createPictures({
  cacheDir,
  concurrency,
  log,
  waiting = 500,
  metrics,
}: PictureSettings): Pictures {
  // One thread per drawing, because the cores are needed for bets.
  sharp.concurrency(1)
  const art = createArt(loadArtParts())
  const cache = createPictureCache(cacheDir)
  const queued = createPictureQueue(concurrency, waiting)
  if (metrics) watchQueue(metrics, 'pictures', queued.size)
  const inFlight = new Map<string, Promise<Buffer>>()

  const obtain = async (key: string, draw: () => string, size: PictureSize): Promise<Buffer> => {
    const stored = await readOrWarn(cache, key, log)
    if (stored !== undefined) return stored
    const bytes = await queued(() => raster(draw(), size.width, size.format))
    await cache
      .write(key, bytes)
      .catch((error: unknown) => log.warn({ error, key }, 'a picture could not be kept'))
    return bytes
  }

  return {
    async picture(kind, spec, size) {
      if (!pictureWidths[kind].includes(size.width))
        throw new RangeError(`there is no ${kind} of ${size.width} pixels`)
      const key = `${pictureKey({ artVersion, kind, spec, width: size.width })}.${size.format}`
      const shared =
        inFlight.get(key) ??
        obtain(key, () => pictureRecipes[kind](art, spec), size).finally(() => inFlight.delete(key))
      inFlight.set(key, shared)
      const bytes = await shared
      return { bytes, etag: etagOf(bytes), type: `image/${size.format}` }
    },
  }
}

/** An unreadable cache costs time, not the picture. */
async function readOrWarn(
  cache: PictureCache,
  key: string,
  log: PictureSettings['log'],
): Promise<Buffer | undefined> {
  try {
    return await cache.read(key)
  } catch (error) {
    log.warn({ error, key }, 'a kept picture could not be read')
    return undefined
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
