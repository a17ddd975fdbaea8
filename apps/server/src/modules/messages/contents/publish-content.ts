// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { ContentBody } from '@tessera/contract/messages/content'
import type { Tx } from '../../../platform/db/index.ts'
import { requirePictures } from '../media/require-pictures.ts'
import type { Content, EditFacts, Edited } from './content.ts'
import { isPageTaken, lockBrandContents, updateContent } from './content-store.ts'
import { lockForStep, type Step } from './content-step.ts'
import { insertRevision, revisionBody } from './revision-store.ts'

/**
 * Turns the draft into a revision that visitors see during its schedule. Throws `messages.pageTaken`,
 * `messages.noSuchPicture`.
 */
export async function publishContent(tx: Tx, facts: EditFacts, step: Step): Promise<Edited> {
  const before = await lockForStep(tx, step)
  return publishBody(tx, facts, before, before.draft, null)
}

/** Publishes the draft with this schedule. */
export async function scheduleContent(
  tx: Tx,
  facts: EditFacts,
  { from, until, ...step }: Step & { from: number | null; until: number | null },
): Promise<Edited> {
  const before = await lockForStep(tx, step)
  if (from !== null && until !== null && from >= until) throw fault('call.invalid', { fields: {} })
  return publishBody(tx, facts, before, { ...before.draft, from, until }, null)
}

/** Publishes an earlier revision again, as a new one; the draft gets its content. */
export async function rollBackContent(
  tx: Tx,
  facts: EditFacts,
  { number, ...step }: Step & { number: number },
): Promise<Edited> {
  const before = await lockForStep(tx, step)
  const revision = await revisionBody(tx, step.id, number)
  if (!revision) throw fault('call.notFound')
  return publishBody(tx, facts, before, revision.body, number)
}

async function publishBody(
  tx: Tx,
  facts: EditFacts,
  before: Content,
  body: ContentBody,
  restoredFrom: number | null,
): Promise<Edited> {
  // Two items of one brand that want the same page wait for each other.
  await lockBrandContents(tx, before.brandCode)
  await requirePictures(tx, before.brandCode, body)
  const page = pageOf(body)
  if (page !== null && (await isPageTaken(tx, before, page))) throw fault('messages.pageTaken')
  const revision = await insertRevision(tx, facts, before.id, body, restoredFrom)
  return {
    before,
    after: await updateContent(tx, facts, before.id, { draft: body, state: 'published', revision, page }),
  }
}

/** Pages such as the terms of use exist once per site. */
const pageOf = (body: ContentBody): string | null =>
  body.kind === 'HP' && body.page !== 'help' ? body.page : null
