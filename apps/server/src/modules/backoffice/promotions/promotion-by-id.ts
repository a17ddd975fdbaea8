// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { contentById, type Content } from '../../messages/index.ts'

/** Throws `call.notFound` for another kind of content too. */
export async function promotionById(db: Queries, id: number): Promise<Content> {
  const content = await contentById(db, id)
  if (content?.kind !== 'PR') throw fault('call.notFound')
  return content
}
