// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { EditFacts, Edited } from './content.ts'
import { updateContent } from './content-store.ts'
import { lockForStep, staying, type Step } from './content-step.ts'

/** Takes an item off the site and keeps it with all its revisions. */
export async function archiveContent(tx: Tx, facts: EditFacts, step: Step): Promise<Edited> {
  const before = await lockForStep(tx, step)
  return {
    before,
    after: await updateContent(tx, facts, step.id, { ...staying(before), state: 'archived', page: null }),
  }
}
