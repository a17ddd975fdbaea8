// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { findDocument, listDocuments, picturesOf, type IdentityDocument } from '../../compliance/index.ts'
import { namesOf, statedPerson } from '../../members/index.ts'
import { pushUnread } from '../../messages/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { acceptDocument, refuseDocument } from './review-document.ts'

type DocumentCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'documents' | `${'lookAt' | 'accept' | 'refuse'}Document`}`
>
type PresentedDocument = OperationOutput<'backoffice.acceptDocument'>

export const documentCalls = (deps: BackofficeDeps): DocumentCalls => ({
  async 'backoffice.documents'({ brandCode, state, ...asked }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const { documents, total } = await listDocuments(db, { brand, state }, asked)
    return presentPage(await presentDocuments(db, documents), total, asked)
  },
  async 'backoffice.lookAtDocument'({ id }, { operator, db, nowMs }) {
    const document = await findDocument(db, id)
    if (!document) throw fault('call.notFound')
    // Recorded before anything is shown, also if showing it fails.
    await deps.database.transaction((tx) =>
      recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'lookAtDocument',
        subject: `document:${id}`,
        after: { member: Number(document.memberId), pictures: document.pictures.length },
        nowMs,
      }),
    )
    const { name, birthday } = await statedPerson(db, document.memberId)
    return {
      ...(await presentDocument(db, document)),
      images: await picturesOf(deps.protection, document),
      statedName: name,
      statedBirthday: birthday,
    }
  },
  async 'backoffice.acceptDocument'(input, context) {
    const decided = await acceptDocument(context.tx, deps, context, input)
    context.afterCommit(() => tellOpenPages(deps, decided.memberId))
    return presentDocument(context.tx, decided)
  },
  async 'backoffice.refuseDocument'(input, context) {
    const { decided, notifyPages } = await refuseDocument(context.tx, deps, context, input)
    context.afterCommit(() => {
      tellOpenPages(deps, decided.memberId)
      notifyPages()
    })
    return presentDocument(context.tx, decided)
  },
})

const tellOpenPages = (deps: BackofficeDeps, memberId: bigint): void =>
  inBackground(pushUnread(deps.database, deps, memberId), deps.log, 'an open page was not told of a message')

async function presentDocument(db: Queries, document: IdentityDocument): Promise<PresentedDocument> {
  const [presented] = await presentDocuments(db, [document])
  if (!presented) throw new Error('a document was not shown')
  return presented
}

async function presentDocuments(
  db: Queries,
  documents: readonly IdentityDocument[],
): Promise<PresentedDocument[]> {
  const names = await namesOf(
    db,
    documents.map(({ memberId }) => memberId),
  )
  return documents.map(({ sentAtMs, decidedAtMs, decidedBy, expiresOn, ...document }) => ({
    id: document.id,
    memberId: Number(document.memberId),
    brandCode: document.brandCode,
    username: names.get(document.memberId) ?? '',
    kind: document.kind,
    state: document.state,
    sentAt: sentAtMs,
    decidedAt: decidedAtMs,
    decidedBy: decidedBy ?? '',
    reason: document.reason,
    note: document.note,
    expiresOn: expiresOn ?? null,
  }))
}
