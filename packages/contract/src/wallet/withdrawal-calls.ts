// SPDX-License-Identifier: Apache-2.0
import { proofLimits } from '@tessera/rules/wallet/proof'
import { z } from 'zod'
import { passkeyResponse } from '../identity/shapes.ts'
import { Amount, call, page, PageNo, pageSize, PaymentPassword, RequestId } from '../kit/index.ts'
import { payoutAccount, payoutAccountCalls } from './payout-account-calls.ts'
import { PayoutTimes, withdrawal } from './withdrawal-shape.ts'

/** A file of a multipart body. */
const file = z.custom<Blob>((value) => value instanceof Blob)

const withdrawalFaults = [
  'wallet.wholeUnits',
  'wallet.insufficientFunds',
  'wallet.belowMinimum',
  'wallet.aboveMaximum',
  'wallet.unknownAccount',
  'wallet.unknownMethod',
  'compliance.needDocument',
  'wallet.newAccountHeld',
  'wallet.payeeRefused',
  'wallet.dailyCount',
  'wallet.wageringOpen',
  'wallet.debtOpen',
] as const

/** Accounts to be paid to, and withdrawals. */
export const withdrawalCalls = {
  withdrawalConfig: call('wallet.withdrawalConfig', {
    http: 'GET /wps/v2/withdrawals/config',
    who: 'member',
    summary: 'The limits of a withdrawal, and the member’s bank accounts.',
    input: {},
    output: z.object({
      min: Amount,
      max: Amount,
      dailyCount: z.number(),
      leftToday: z.number(),
      accounts: z.array(payoutAccount),
      /** What the brand pays to beside banks. */
      methods: z.object({ eWallets: z.array(z.string()), crypto: z.array(z.string()) }),
      turnoverLeft: Amount,
      hasPaymentPassword: z.boolean(),
      /** Null when too few were paid to say so. */ times: PayoutTimes.nullable(),
    }),
  }),
  ...payoutAccountCalls,
  withdraw: call('wallet.withdraw', {
    http: 'POST /wps/v2/withdrawals',
    who: 'member',
    openToExcluded: true,
    paymentPassword: 'identity.badPaymentPassword',
    once: true,
    proof: 'payout',
    summary: 'Requests a withdrawal. The amount is put on hold at once.',
    input: {
      amount: Amount,
      bankAccountId: z.uuid(),
      password: PaymentPassword,
      requestId: RequestId,
    },
    output: withdrawal,
    faults: [
      ...withdrawalFaults,
      'identity.badPaymentPassword',
      'identity.noPaymentPassword',
      'identity.tooManyAttempts',
      'identity.busy',
    ],
  }),
  withdrawByPasskey: call('wallet.withdrawByPasskey', {
    http: 'POST /wps/v2/withdrawals/passkey',
    who: 'member',
    openToExcluded: true,
    paymentPasskey: true,
    once: true,
    summary:
      'Requests a withdrawal that the member confirms with a passkey in place of the payment password.',
    input: {
      amount: Amount,
      bankAccountId: z.uuid(),
      challengeId: z.string().max(64),
      passkey: passkeyResponse,
      requestId: RequestId,
    },
    output: withdrawal,
    faults: [...withdrawalFaults, 'identity.badPasskey'],
  }),
  withdrawals: call('wallet.withdrawals', {
    http: 'GET /wps/v2/withdrawals',
    who: 'member',
    summary: 'The member’s withdrawals, newest first.',
    input: { pageNo: PageNo, pageSize: pageSize(20) },
    output: page(withdrawal),
  }),
  confirmWithdrawal: call('wallet.confirmWithdrawal', {
    http: 'POST /wps/v2/withdrawals/:id/confirm',
    who: 'member',
    openToExcluded: true,
    multipart: true,
    perMinute: 12,
    largestBodyBytes: 4 * proofLimits.bytes,
    summary:
      'Confirms that a paid withdrawal has arrived, or reports that it has not, with one to three pictures as proof (png or jpg, at most 5 MB each).',
    input: {
      id: z.uuid(),
      result: z.enum(['RECEIVED', 'NOT_RECEIVED']),
      images: z.array(file).max(proofLimits.pictures).default([]),
    },
    output: withdrawal,
    faults: [
      'wallet.wrongState',
      'wallet.proofNeeded',
      'messages.pictureNotReadable',
      'messages.pictureTooLarge',
      'messages.pictureTooManyPixels',
      'messages.pictureWrongKind',
    ],
  }),
  withdrawalProof: call('wallet.withdrawalProof', {
    http: 'GET /wps/v2/withdrawals/:id/proof',
    who: 'member',
    summary: 'The pictures that the member sent with the last report that it has not arrived.',
    input: { id: z.uuid() },
    output: z.object({ images: z.array(z.string()) }),
  }),
}
