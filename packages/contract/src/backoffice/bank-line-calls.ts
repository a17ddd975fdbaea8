// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, Moment, page, PageNo, pageSize } from '../kit/index.ts'

const direction = z.enum(['credit', 'debit'])

const bankLine = z.object({
  /** The payment account whose notification service reported it, and the sender's id of the event. */
  methodId: z.string(),
  eventId: z.string(),
  direction,
  amount: Amount,
  currency: z.string(),
  content: z.string(),
  sender: z.string(),
  reference: z.string(),
  bankAccount: z.string(),
  /** When the bank says it happened, and when we were notified. */
  happenedTime: Moment.nullable(),
  createTime: Moment,
  /** What became of it; money out moves nothing here. */
  outcome: z.enum(['credited', 'suspense', 'listed', 'debit', 'recordedByHand', 'empty']),
  /** For money out: a withdrawal of this amount that was paid within three days of it. */
  withdrawal: z.object({ withdrawalId: z.string(), username: z.string() }).nullable(),
})

/** What banks reported. */
export const bankLineCalls = {
  bankLines: call('backoffice.bankLines', {
    http: 'GET /ops/bank-lines',
    who: 'operator',
    may: 'read',
    summary:
      'What notification services of banks reported, newest first; that of all brands, because nobody knows whose it is.',
    input: { direction: direction.default('debit'), pageNo: PageNo, pageSize: pageSize(20) },
    output: page(bankLine),
  }),
}
