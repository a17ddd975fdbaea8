// SPDX-License-Identifier: Apache-2.0
import { feePayers } from '@tessera/rules/wallet/deposit-terms'
import { z } from 'zod'
import { Amount, BrandCode, call, line, Moment, page, PageNo, pageSize, RequestId } from '../kit/index.ts'
import { DepositStatus, deviation } from '../wallet/deposit-shape.ts'

const deposit = z.object({
  depositId: z.string(),
  memberId: z.number(),
  brandCode: z.string(),
  username: z.string(),
  amount: Amount,
  currency: z.string(),
  received: Amount,
  /** The fee, once the money is there: taken from the member, or borne by the operator. */
  fee: Amount,
  feePayer: z.enum(feePayers),
  status: DepositStatus,
  ...deviation,
  createTime: Moment,
  methodId: z.string(),
  /** The code in the transfer, if an operator decides about this deposit; otherwise its provider does. */
  matchCode: z.string().nullable(),
  note: z.string(),
})

/** Deposits, and what operators record about bank transfers. */
export const depositAdminCalls = {
  deposits: call('backoffice.deposits', {
    http: 'GET /ops/deposits',
    who: 'operator',
    may: 'read',
    mayLag: true,
    summary: 'Deposits, newest first.',
    input: {
      brandCode: BrandCode,
      status: DepositStatus.optional(),
      /** Only the deposit with this code of a bank transfer. */
      matchCode: line(40).default(''),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(deposit),
    faults: ['backoffice.noBrand'],
  }),
  recordBankTransfer: call('backoffice.recordBankTransfer', {
    http: 'POST /ops/deposits/:id/received',
    who: 'operator',
    may: 'money',
    pays: true,
    once: true,
    summary:
      'Credits a deposit by bank transfer with what came in, also after its time to pay. A reference of the bank counts once per payment account.',
    input: { id: z.uuid(), received: Amount, reference: line(60).min(3), requestId: RequestId },
    output: deposit,
    faults: ['wallet.wrongState', 'wallet.referenceUsed', 'wallet.belowMinimum', 'wallet.aboveMaximum'],
  }),
  rejectBankTransfer: call('backoffice.rejectBankTransfer', {
    http: 'POST /ops/deposits/:id/not-received',
    who: 'operator',
    may: 'money',
    once: true,
    summary: 'Ends a pending deposit by bank transfer of which nothing came in. The member reads the reason.',
    input: { id: z.uuid(), reason: line(200).min(3), requestId: RequestId },
    output: deposit,
    faults: ['wallet.wrongState'],
  }),
}
