// SPDX-License-Identifier: Apache-2.0
import { depositDeviations } from '@tessera/rules/wallet/deposit-deviation'
import { z } from 'zod'
import { Amount, Moment } from '../kit/index.ts'

export const DepositStatus = z.enum(['Pending', 'Success', 'Failed', 'Expired'])

/** How a deposit differs from what was announced, once money has come in. */
export const deviation = {
  deviation: z.enum(depositDeviations),
  /** Of `received`, what its provider took back. */
  takenBack: Amount,
}

/** A deposit as its member sees it. */
export const deposit = z.object({
  depositId: z.string(),
  methodId: z.string(),
  amount: Amount,
  received: Amount,
  /** What came in besides, as the fee that the member was shown. */
  fee: Amount,
  status: DepositStatus,
  ...deviation,
  createTime: Moment,
  /** When the time to pay ends. Money that comes later still counts. */
  expireTime: Moment,
  payUrl: z.string().nullable(),
  /** A method without a payment page: where to transfer to, with the code in the purpose of the transfer. */
  bankTransfer: z
    .object({
      bankName: z.string(),
      accountNumber: z.string(),
      holder: z.string(),
      matchCode: z.string(),
      /** What a QR code for banking apps contains; null if the account has none, or none for this amount. */
      qr: z.string().nullable(),
    })
    .nullable(),
  /** What an operator wrote when nothing came in. */
  note: z.string(),
})

/** A way to pay in as members see it. */
export const depositMethod = z.object({
  methodId: z.string(),
  name: z.string(),
  min: Amount,
  max: Amount,
  type: z.enum(['bank', 'qr', 'wallet']),
  /** The fee of the member: a fixed part, and hundredths of a percent of what they pay. */
  feeFixed: Amount,
  feeBasisPoints: z.number(),
  /** Not in use for now: what the operator says about it, possibly nothing; null: in use. */
  maintenance: z.string().nullable(),
})

/** Refusals of moving cash because of its currency. */
export const currencyFaults = ['wallet.otherCurrency', 'wallet.wholeUnits'] as const
