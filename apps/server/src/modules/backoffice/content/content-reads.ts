// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { contentById, listContents, revisionBody, type Content } from '../../messages/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from './brand-of-call.ts'
import { previewAddress } from './preview-address.ts'
import { listedItem, wholeItem } from './present-to-editor.ts'

type ContentReads = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'contents' | 'content' | 'contentRevision' | 'previewContent'}`
>

/** What editors read before they change something. */
export const contentReads = (deps: BackofficeDeps): ContentReads => ({
  async 'backoffice.contents'({ brandCode: brand, ...query }, { db, nowMs, brandCode }) {
    const { contents, totalCount } = await listContents(db, {
      ...query,
      brandCode: await brandOfCall(deps, brand, brandCode),
    })
    return {
      list: contents.map((content) => listedItem(content, nowMs)),
      pageNo: query.pageNo,
      totalPages: Math.ceil(totalCount / query.pageSize),
      totalCount,
    }
  },
  async 'backoffice.content'({ id }, { db, nowMs }) {
    return wholeItem(db, await requireContent(db, id), nowMs)
  },
  async 'backoffice.contentRevision'({ id, number }, { db }) {
    const revision = await revisionBody(db, id, number)
    if (!revision) throw fault('call.notFound')
    return { number: revision.number, at: revision.atMs, by: revision.by, body: revision.body }
  },
  async 'backoffice.previewContent'({ id }, { db, nowMs }) {
    const content = await requireContent(db, id)
    const { preview, expiresAtMs } = await deps.messages.previews.give(id, nowMs)
    return { url: await previewAddress(deps, content, preview), preview, expiresAt: expiresAtMs }
  },
})

async function requireContent(db: Queries, id: number): Promise<Content> {
  const content = await contentById(db, id)
  if (!content) throw fault('call.notFound')
  return content
}
