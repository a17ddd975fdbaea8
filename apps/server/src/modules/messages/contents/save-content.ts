// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContentBody } from '@tessera/contract/messages/content'
import type { Tx } from '../../../platform/db/index.ts'
import { cleanBody } from '../html/clean-body.ts'
import { requirePictures } from '../media/require-pictures.ts'
import type { EditFacts, Edited } from './content.ts'
import { updateContent } from './content-store.ts'
import { lockForStep, staying, type Step } from './content-step.ts'

/** Saves the draft; visitors still see what is published. An item never changes its kind. */
export async function saveContent(
  tx: Tx,
  facts: EditFacts,
  { body, ...step }: Step & { body: ContentBody },
): Promise<Edited> {
  const before = await lockForStep(tx, step)
  if (before.kind !== body.kind) throw fault('call.invalid', { fields: {} })
  await requirePictures(tx, before.brandCode, body)
  return {
    before,
    after: await updateContent(tx, facts, step.id, { ...staying(before), draft: cleanBody(body) }),
  }
}
