// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'
import { waitingMove } from './agent-calls.ts'
import { lineBlock } from './line-calls.ts'
import { BrandCode, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'

const MemberId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const device = z.object({ device: z.string(), ip: z.string(), firstAt: Moment, lastAt: Moment })
const session = z.object({
  sessionId: z.string(),
  device: z.string(),
  ip: z.string(),
  openedAt: Moment,
  usedAt: Moment,
})
const reason = line(200).min(3)

/** What operators see of accounts and do with them. Each change is recorded with its reason. */
export const accountCalls = {
  account: call('backoffice.account', {
    http: 'GET /ops/accounts/:id',
    who: 'operator',
    may: 'read',
    summary: 'One account: contacts (masked), protection, locks, open sessions, known devices.',
    input: { id: MemberId },
    output: z.object({
      memberId: z.number(),
      brandCode: z.string(),
      username: z.string(),
      type: z.number(),
      /** Of the wallet. */
      currency: z.string(),
      /** Username of the upline. */
      upline: z.string().nullable(),
      waitingMove,
      /** The number of direct downlines. */
      downlines: z.number(),
      rankLevel: z.number(),
      /** The number of the prize group. */
      prizeMode: z.number(),
      labels: z.array(z.string()),
      /** Not closed itself; its line may be blocked. */
      enabled: z.boolean(),
      /** The open blocks of its line, from the head down. */
      blocks: z.array(lineBlock),
      registeredAt: Moment,
      lastLoginAt: Moment.nullable(),
      mobileNum: z.string().nullable(),
      mobileVerified: z.boolean(),
      email: z.string().nullable(),
      emailVerified: z.boolean(),
      totp: z.boolean(),
      passkeys: z.number(),
      hasPassword: z.boolean(),
      hasPaymentPassword: z.boolean(),
      passwordSetAt: Moment.nullable(),
      outside: z.array(z.string()),
      /**
       * What is locked at the moment: `login`, `paymentPassword`, `passwordChange`, `secondFactor`, `device`.
       */
      locks: z.array(z.object({ what: z.string(), until: Moment })),
      sessions: z.array(session),
      devices: z.array(device),
    }),
    faults: ['backoffice.noMember'],
  }),
  accountAttempts: call('backoffice.accountAttempts', {
    http: 'GET /ops/accounts/:id/attempts',
    who: 'operator',
    may: 'read',
    summary: 'Login attempts of an account and their results, newest first.',
    input: { id: MemberId, pageNo: PageNo, pageSize: pageSize(20) },
    output: page(
      z.object({ at: Moment, method: z.string(), outcome: z.string(), ip: z.string(), device: z.string() }),
    ),
    faults: ['backoffice.noMember'],
  }),
  unlockAccount: call('backoffice.unlockAccount', {
    http: 'POST /ops/accounts/:id/unlock',
    who: 'operator',
    may: 'accounts',
    summary: 'Removes the locks that failed attempts have set.',
    input: { id: MemberId, reason },
    output: z.null(),
    faults: ['backoffice.noMember'],
  }),
  endAccountSessions: call('backoffice.endAccountSessions', {
    http: 'DELETE /ops/accounts/:id/sessions',
    who: 'operator',
    may: 'accounts',
    summary: 'Ends every session of an account and forgets its remembered devices.',
    input: { id: MemberId, reason },
    output: z.null(),
    faults: ['backoffice.noMember'],
  }),
  setAccountEnabled: call('backoffice.setAccountEnabled', {
    http: 'PUT /ops/accounts/:id/enabled',
    who: 'operator',
    may: 'accounts',
    summary: 'Closes an account and ends its sessions, or opens it again.',
    input: { id: MemberId, enabled: z.boolean(), reason },
    output: z.null(),
    faults: ['backoffice.noMember'],
  }),
  outbox: call('backoffice.outbox', {
    http: 'GET /ops/outbox',
    who: 'operator',
    may: 'outbox',
    summary: 'Outgoing messages, newest first. Codes are included only if no service delivers them.',
    input: {
      brandCode: BrandCode,
      channel: z.enum(['sms', 'mail']).optional(),
      search: z.string().trim().max(100).overwrite(latinDigits).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(
      z.object({
        id: z.string(),
        brandCode: z.string(),
        channel: z.enum(['sms', 'mail']),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        status: z.enum(['queued', 'sent', 'failed', 'kept']),
        tries: z.number(),
        error: z.string().nullable(),
        createdAt: Moment,
        sentAt: Moment.nullable(),
      }),
    ),
    faults: ['backoffice.noBrand'],
  }),
}
