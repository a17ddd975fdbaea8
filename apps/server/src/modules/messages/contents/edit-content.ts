import { fault } from '@tessera/contract'
import type { ContentBody, ContentKind } from '@tessera/contract/messages/content'
import type { Tx } from '../../../platform/db/index.ts'
import { cleanBody } from '../html/clean-body.ts'
import { requirePictures } from '../media/require-pictures.ts'
import type { Content, EditFacts, Edited } from './content.ts'
import { arrangedIds, insertContent, isPlaceTaken, lockContent, lockMerchantContents, nextSort, updateContent, updateSort } from './content-store.ts'
import { insertRevision, revisionBody } from './revision-store.ts'

/** A step on an item as its operator last saw it. */
export interface Step { id: number; version: number }

/** Begins an item as a draft, at the end of its kind. */
export async function createContent(tx: Tx, facts: EditFacts, { merchant, body }: { merchant: string; body: ContentBody }): Promise<Content> {
  await requirePictures(tx, merchant, body)
  return insertContent(tx, facts, { merchant, draft: cleanBody(body), sort: await nextSort(tx, merchant, body.kind) })
}

/** Saves the draft. Visitors go on seeing what is published. Throws `messages.changedElsewhere` when somebody was faster. */
export async function saveContent(tx: Tx, facts: EditFacts, { body, ...step }: Step & { body: ContentBody }): Promise<Edited> {
  const before = await lockForStep(tx, step)
  if (before.kind !== body.kind) throw fault('call.invalid', { fields: {} })
  await requirePictures(tx, before.merchant, body)
  return { before, after: await updateContent(tx, facts, step.id, { ...stays(before), draft: cleanBody(body) }) }
}

/** Makes the draft a revision that visitors see in its time. */
export async function publishContent(tx: Tx, facts: EditFacts, step: Step): Promise<Edited> {
  const before = await lockForStep(tx, step)
  return publishBody(tx, facts, before, before.draft, null)
}

/** Publishes the draft with these times. */
export async function scheduleContent(tx: Tx, facts: EditFacts, { from, until, ...step }: Step & { from: number | null; until: number | null }): Promise<Edited> {
  const before = await lockForStep(tx, step)
  return publishBody(tx, facts, before, { ...before.draft, from, until }, null)
}

/** Publishes an earlier revision again, as a new one; the draft becomes what it says. */
export async function rollBackContent(tx: Tx, facts: EditFacts, { number, ...step }: Step & { number: number }): Promise<Edited> {
  const before = await lockForStep(tx, step)
  const revision = await revisionBody(tx, step.id, number)
  if (!revision) throw fault('call.notFound')
  return publishBody(tx, facts, before, revision.body, number)
}

/** Takes an item off the site and keeps it with all that it said. */
export async function archiveContent(tx: Tx, facts: EditFacts, step: Step): Promise<Edited> {
  const before = await lockForStep(tx, step)
  return { before, after: await updateContent(tx, facts, step.id, { ...stays(before), state: 'archived', place: null }) }
}

/** Puts all items of a kind, of a group for banners, in the given order. Throws when the list is not the whole one any more. */
export async function reorderContents(tx: Tx, { merchant, kind, groupName, ids }: { merchant: string; kind: ContentKind; groupName: string | undefined; ids: readonly number[] }): Promise<void> {
  await lockMerchantContents(tx, merchant)
  const known = new Set(await arrangedIds(tx, merchant, kind, groupName))
  if (new Set(ids).size !== ids.length || ids.length !== known.size || ids.some(id => !known.has(id))) throw fault('messages.changedElsewhere')
  await updateSort(tx, ids)
}

async function publishBody(tx: Tx, facts: EditFacts, before: Content, body: ContentBody, restoredFrom: number | null): Promise<Edited> {
  // Another brand's work is not waited for; two items of one brand that want one place are.
  await lockMerchantContents(tx, before.merchant)
  await requirePictures(tx, before.merchant, body)
  const place = placeOf(body)
  if (place !== null && await isPlaceTaken(tx, before, place)) throw fault('messages.pageTaken')
  const revision = await insertRevision(tx, facts, before.id, body, restoredFrom)
  return { before, after: await updateContent(tx, facts, before.id, { draft: body, state: 'published', revision, place }) }
}

async function lockForStep(tx: Tx, { id, version }: Step): Promise<Content> {
  const content = await lockContent(tx, id)
  if (!content) throw fault('call.notFound')
  if (content.version !== version) throw fault('messages.changedElsewhere', { version: content.version, changedBy: content.changedBy })
  return content
}

/** The terms of use and their like are on the site once. */
const placeOf = (body: ContentBody): string | null => (body.kind === 'HP' && body.page !== 'help' ? body.page : null)

const stays = ({ draft, state, revision, place }: Content) => ({ draft, state, revision, place })
