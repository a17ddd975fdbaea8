// SPDX-License-Identifier: Apache-2.0
import { documentKinds, documentStates, refusalReasons } from '@tessera/rules/compliance/documents'
import { z } from 'zod'
import { BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'

const Id = z.coerce.number().int().min(1).max(2_147_483_647)
const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'A day, such as 1990-12-31')

const document = z.object({
  id: z.number(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  sentAt: Moment,
  decidedAt: Moment.nullable(),
  decidedBy: z.string(),
  reason: z.enum(refusalReasons).nullable(),
  note: z.string(),
  expiresOn: z.string().nullable(),
})

/** Documents with which members prove who they are, in the console. */
export const documentAdminCalls = {
  documents: call('backoffice.documents', {
    http: 'GET /ops/documents',
    who: 'operator',
    may: 'documents',
    summary: 'Documents of members without their pictures: waiting ones oldest first, all newest first.',
    input: {
      brandCode: BrandCode,
      state: z.enum(['waiting', 'all']).default('waiting'),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(document),
    faults: ['backoffice.noBrand'],
  }),
  lookAtDocument: call('backoffice.lookAtDocument', {
    http: 'POST /ops/documents/:id/look',
    who: 'operator',
    may: 'documents',
    summary:
      'One document with its pictures and what its member states about themselves. The look is recorded.',
    input: { id: Id },
    output: document.extend({
      /** As data URLs; none once they are deleted. */
      images: z.array(z.string()),
      statedName: z.string().nullable(),
      statedBirthday: z.string().nullable(),
    }),
  }),
  acceptDocument: call('backoffice.acceptDocument', {
    http: 'POST /ops/documents/:id/accept',
    who: 'operator',
    may: 'documents',
    once: true,
    summary:
      'Accepts a waiting document. With a document of identity, name and birthday are confirmed as it shows them; its member can no longer change them.',
    input: {
      id: Id,
      name: line(200).default(''),
      birthday: z.union([z.literal(''), Day]).default(''),
      expiresOn: Day.nullable(),
      requestId: RequestId,
    },
    output: document,
    faults: ['compliance.documentDecided', 'backoffice.underAge'],
  }),
  refuseDocument: call('backoffice.refuseDocument', {
    http: 'POST /ops/documents/:id/refuse',
    who: 'operator',
    may: 'documents',
    once: true,
    summary:
      'Refuses a waiting document. Its member reads the reason in their language; operators also read the note. With underAge the account is closed, and its member is excluded for good.',
    input: {
      id: Id,
      reason: z.enum(refusalReasons),
      note: line(200).default(''),
      requestId: RequestId,
    },
    output: document,
    faults: ['compliance.documentDecided'],
  }),
}
