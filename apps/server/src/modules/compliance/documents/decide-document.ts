// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { RefusalReason } from '@tessera/rules/compliance/documents'
import type { Tx } from '../../../platform/db/index.ts'
import { lockDocument, saveDecision, type IdentityDocument } from './document-store.ts'
import type { DocumentsDeps } from './documents-deps.ts'

const dayMs = 86_400_000

/** `accepted` until the document expires, or `refused` for a reason that the member reads. */
export type Review =
  | { state: 'accepted'; expiresOn: string | undefined }
  | { state: 'refused'; reason: RefusalReason; note: string }

/** A document that waits, locked. Throws `call.notFound` and `compliance.documentDecided`. */
export async function lockWaiting(tx: Tx, id: number, ownerId?: bigint): Promise<IdentityDocument> {
  const document = await lockDocument(tx, id)
  if (!document || (ownerId !== undefined && document.memberId !== ownerId)) throw fault('call.notFound')
  if (document.state !== 'waiting') throw fault('compliance.documentDecided')
  return document
}

/**
 * Decides about a document that `lockWaiting` returned. Its pictures are deleted after the days of the brand.
 */
export async function decideDocument(
  tx: Tx,
  { settings }: Pick<DocumentsDeps, 'settings'>,
  document: IdentityDocument,
  { by, nowMs, ...review }: Review & { by: string; nowMs: number },
): Promise<IdentityDocument> {
  const days = await settings.of(document.brandCode).read('compliance.documentDays')
  await saveDecision(tx, document.id, { ...review, by, nowMs, picturesUntilMs: nowMs + days * dayMs })
  const decided = await lockDocument(tx, document.id)
  if (!decided) throw new Error(`document ${document.id} is gone`)
  return decided
}

/** The member takes back a document that waits: its pictures are deleted at the next run of the job. */
export async function takeBackDocument(
  tx: Tx,
  { id, memberId, nowMs }: { id: number; memberId: bigint; nowMs: number },
): Promise<void> {
  await lockWaiting(tx, id, memberId)
  await saveDecision(tx, id, { state: 'withdrawn', by: 'member', nowMs, picturesUntilMs: nowMs })
}
