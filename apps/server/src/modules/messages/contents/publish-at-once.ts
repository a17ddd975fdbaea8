// SPDX-License-Identifier: Apache-2.0
import type { ContentBody } from '@tessera/contract/messages/content'
import type { Tx } from '../../../platform/db/index.ts'
import type { Content, EditFacts } from './content.ts'
import { createContent } from './create-content.ts'
import { publishContent } from './publish-content.ts'

/** Creates an item and publishes it in one step, for contents that the platform itself brings along. */
export async function publishAtOnce(
  tx: Tx,
  facts: EditFacts,
  input: { brandCode: string; body: ContentBody },
): Promise<Content> {
  const { id, version } = await createContent(tx, facts, input)
  return (await publishContent(tx, facts, { id, version })).after
}
