// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContentKind } from '@tessera/contract/messages/content'
import type { Tx } from '../../../platform/db/index.ts'
import { arrangedIds, lockBrandContents, updateSort } from './content-store.ts'

export interface Arrangement {
  brandCode: string
  kind: ContentKind
  groupName: string | undefined
  ids: readonly number[]
}

/**
 * Puts all items of a kind (for banners, of a group) in the given order. Throws `messages.changedElsewhere`
 * when the list is no longer complete.
 */
export async function reorderContents(
  tx: Tx,
  { brandCode, kind, groupName, ids }: Arrangement,
): Promise<void> {
  await lockBrandContents(tx, brandCode)
  const currentIds = new Set(await arrangedIds(tx, brandCode, kind, groupName))
  if (
    new Set(ids).size !== ids.length ||
    ids.length !== currentIds.size ||
    ids.some((id) => !currentIds.has(id))
  )
    throw fault('messages.changedElsewhere')
  await updateSort(tx, ids)
}
