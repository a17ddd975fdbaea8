// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { MediaKind } from '@tessera/contract/messages/content'

export type Media = CallOutput<'backoffice.media'>['list'][number]
export type { MediaKind }
export const mediaKinds: readonly MediaKind[] = [
  'bannerWide',
  'bannerPhone',
  'tile',
  'avatar',
  'logo',
  'inline',
]

export const readableSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
