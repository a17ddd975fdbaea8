// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { DepositStatus } from '../wallet/deposit-shape.ts'

const SuspenseStatus = z.enum(['Open', 'Assigned', 'Returned'])

const payment = z.object({
  paymentId: z.string(),
  /** The payment account through which it came. */
  methodId: z.string(),
  /** The sender's id of the event. */
  eventId: z.string(),
  reason: z.enum([
    'unknownPayment',
    'sameAmount',
    'severalCodes',
    'otherAccount',
    'foreignCurrency',
    'outsideLimits',
    'declaredNotReceived',
    'secondPayment',
    'reversedPayment',
    'oldPrice',
  ]),
  amount: Amount,
  currency: z.string(),
  status: SuspenseStatus,
  /** What the bank said about it; empty where nothing is known. */
  content: z.string(),
  sender: z.string(),
  reference: z.string(),
  bankAccount: z.string(),
  /** When the bank says it happened, and when we were notified. */
  happenedTime: Moment.nullable(),
  createTime: Moment,
  /** The deposit that it is likely to be for; never credited by itself. */
  suggestion: z
    .object({
      depositId: z.string(),
      brandCode: z.string(),
      username: z.string(),
      amount: Amount,
      status: DepositStatus,
      matchCode: z.string().nullable(),
    })
    .nullable(),
  /** What an operator decided, and who. */
  note: z.string(),
  settledBy: z.string().nullable(),
  depositId: z.string().nullable(),
})

const reason = line(200).min(3)
const settled = z.object({ paymentId: z.string(), status: SuspenseStatus, depositId: z.string().nullable() })

/** Payments of which nobody knows whose they are, and what operators decide about them. */
export const suspenseAdminCalls = {
  suspense: call('backoffice.suspense', {
    http: 'GET /ops/suspense',
    who: 'operator',
    may: 'read',
    summary:
      'Payments without owner, newest first; those of all brands, because nobody knows whose they are.',
    input: { status: SuspenseStatus.default('Open'), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(payment),
    faults: [],
  }),
  assignToDeposit: call('backoffice.assignToDeposit', {
    http: 'POST /ops/suspense/:id/deposit',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary: 'Credits a payment without owner as a pending or expired deposit.',
    input: { id: z.uuid(), depositId: z.uuid(), reason, requestId: RequestId },
    output: settled,
    faults: ['wallet.wrongState', 'wallet.otherCurrency'],
  }),
  assignToMember: call('backoffice.assignToMember', {
    http: 'POST /ops/suspense/:id/member',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary: 'Credits a payment without owner to a member, as a deposit of its own.',
    input: {
      id: z.uuid(),
      /** Brand of the member; by default that of the host. */
      brandCode: z.string().max(31).optional(),
      username: z.string().max(64),
      reason,
      requestId: RequestId,
    },
    output: settled,
    faults: ['wallet.wrongState', 'wallet.otherCurrency', 'backoffice.noMember', 'backoffice.noBrand'],
  }),
  returnPayment: call('backoffice.returnPayment', {
    http: 'POST /ops/suspense/:id/return',
    who: 'operator',
    may: 'money',
    once: true,
    summary:
      'Books a payment without owner out, because its money goes back; of a reversed one, notes that it was looked into.',
    input: { id: z.uuid(), reason, requestId: RequestId },
    output: settled,
    faults: ['wallet.wrongState'],
  }),
}
