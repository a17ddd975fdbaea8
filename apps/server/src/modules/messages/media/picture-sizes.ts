// SPDX-License-Identifier: Apache-2.0
import type { MediaKind } from '@tessera/contract/messages/content'

/** A size in pixels. `cover` fills it and crops what sticks out; `inside` fits all of the picture into it. */
export interface PictureSize {
  width: number
  height: number
  fit: 'cover' | 'inside'
}

/** The sizes in which a picture of each kind is stored, the largest first. */
export const pictureSizes: Readonly<Record<MediaKind, readonly [PictureSize, ...PictureSize[]]>> = {
  bannerWide: [{ width: 1200, height: 400, fit: 'cover' }],
  bannerPhone: [{ width: 780, height: 420, fit: 'cover' }],
  tile: [
    { width: 600, height: 800, fit: 'cover' },
    { width: 300, height: 400, fit: 'cover' },
  ],
  avatar: [
    { width: 256, height: 256, fit: 'cover' },
    { width: 128, height: 128, fit: 'cover' },
    { width: 64, height: 64, fit: 'cover' },
  ],
  logo: [
    { width: 480, height: 240, fit: 'inside' },
    { width: 240, height: 120, fit: 'inside' },
  ],
  inline: [
    { width: 1200, height: 2400, fit: 'inside' },
    { width: 600, height: 1200, fit: 'inside' },
  ],
}

/** The smallest picture accepted of each kind: enlarging would blur it. */
export const smallestPictures: Readonly<Record<MediaKind, { width: number; height: number }>> = {
  bannerWide: { width: 900, height: 300 },
  bannerPhone: { width: 580, height: 312 },
  tile: { width: 300, height: 400 },
  avatar: { width: 64, height: 64 },
  logo: { width: 64, height: 24 },
  inline: { width: 16, height: 16 },
}
