// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import {
  decidingDocument,
  isProven,
  proofState,
  type DocumentProof,
} from '@tessera/rules/compliance/documents'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { documentsFor } from './document-store.ts'
import type { DocumentsDeps } from './documents-deps.ts'

interface Facts {
  memberId: bigint
  brandCode: string
  nowMs: number
}
type Documents = OperationOutput<'compliance.documents'>

/** How the proofs of a member stand. */
export async function showDocuments(
  db: Queries,
  deps: Pick<DocumentsDeps, 'settings'>,
  facts: Facts,
): Promise<Documents> {
  const today = await todayOf(deps, facts)
  const proof = (which: DocumentProof) => presentProof(db, facts.memberId, which, today)
  return {
    identity: await proof('identity'),
    address: await proof('address'),
    daysStored: await deps.settings.of(facts.brandCode).read('compliance.documentDays'),
  }
}

/** Whether a document of identity of the member is accepted and valid. */
export async function isIdentityProven(
  db: Queries,
  deps: Pick<DocumentsDeps, 'settings'>,
  facts: Facts,
): Promise<boolean> {
  return isProven(await documentsFor(db, facts.memberId, 'identity'), await todayOf(deps, facts))
}

/** The day in site time, yyyy-MM-dd. */
export const todayOf = async (
  { settings }: Pick<DocumentsDeps, 'settings'>,
  { brandCode, nowMs }: Pick<Facts, 'brandCode' | 'nowMs'>,
): Promise<string> => dayIn(await siteTimeZone(settings.of(brandCode)), nowMs)

async function presentProof(
  db: Queries,
  memberId: bigint,
  which: DocumentProof,
  today: string,
): Promise<Documents['identity']> {
  const documents = await documentsFor(db, memberId, which)
  const document = decidingDocument(documents)
  return {
    state: proofState(documents, today),
    isProven: isProven(documents, today),
    document: document
      ? {
          id: document.id,
          kind: document.kind,
          sentAt: document.sentAtMs,
          decidedAt: document.decidedAtMs,
          reason: document.reason,
          expiresOn: document.expiresOn ?? null,
        }
      : null,
  }
}
