// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContentBody, MediaKind } from '@tessera/contract/messages/content'
import type { Tx } from '../../../platform/db/index.ts'
import { lockBrandContents } from '../contents/content-store.ts'
import { mediaByIds } from './media-store.ts'

const shapes: readonly [shape: 'wide' | 'phone', kind: MediaKind][] = [
  ['wide', 'bannerWide'],
  ['phone', 'bannerPhone'],
]

/**
 * Refuses an item whose pictures are not in its brand's library; until the transaction ends none of them can
 * be deleted.
 */
export async function requirePictures(tx: Tx, brandCode: string, body: ContentBody): Promise<void> {
  if (body.kind !== 'B' && body.kind !== 'PR') return
  const { picture } = body
  const used = shapes.flatMap(([shape, kind]) =>
    picture[shape] === null ? [] : [{ id: picture[shape], kind }],
  )
  if (used.length === 0) return
  await lockBrandContents(tx, brandCode)
  const found = await mediaByIds(
    tx,
    used.map(({ id }) => id),
  )
  const fits = used.every(({ id, kind }) =>
    found.some((media) => media.id === id && media.kind === kind && media.brandCode === brandCode),
  )
  if (!fits) throw fault('messages.noSuchPicture')
}
