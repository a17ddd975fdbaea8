// SPDX-License-Identifier: Apache-2.0
import type { ContentBody } from '@tessera/contract/messages/content'
import type { Tx } from '../../../platform/db/index.ts'
import { cleanBody } from '../html/clean-body.ts'
import { requirePictures } from '../media/require-pictures.ts'
import type { Content, EditFacts } from './content.ts'
import { insertContent, nextSort } from './content-store.ts'

/** Creates an item as a draft, at the end of its kind. Throws `messages.noSuchPicture`. */
export async function createContent(
  tx: Tx,
  facts: EditFacts,
  { brandCode, body }: { brandCode: string; body: ContentBody },
): Promise<Content> {
  await requirePictures(tx, brandCode, body)
  return insertContent(tx, facts, {
    brandCode,
    draft: cleanBody(body),
    sort: await nextSort(tx, brandCode, body.kind),
  })
}
