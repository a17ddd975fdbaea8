// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { Content } from './content.ts'
import { lockContent, type ContentChange } from './content-store.ts'

/** A step on an item as its operator last saw it. */
export interface Step {
  id: number
  version: number
}

/**
 * The item, locked until the transaction ends. Throws `messages.changedElsewhere` when somebody else changed
 * it first.
 */
export async function lockForStep(tx: Tx, { id, version }: Step): Promise<Content> {
  const content = await lockContent(tx, id)
  if (!content) throw fault('call.notFound')
  if (content.version !== version)
    throw fault('messages.changedElsewhere', { version: content.version, changedBy: content.changedBy })
  return content
}

/** The parts of an item that a step leaves unchanged. */
export const staying = ({ draft, state, revision, page }: Content): ContentChange => ({
  draft,
  state,
  revision,
  page,
})
