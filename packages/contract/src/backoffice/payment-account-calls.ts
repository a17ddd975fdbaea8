// SPDX-License-Identifier: Apache-2.0
import { feePayers, largestBasisPoints } from '@tessera/rules/wallet/deposit-terms'
import { statementEncodings } from '@tessera/rules/wallet/statement-encodings'
import { z } from 'zod'
import { statementColumns } from './statement-calls.ts'
import { Amount, call, line, Moment } from '../kit/index.ts'

const accountId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
const brandCodes = z.array(z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)).max(200)

const terms = {
  name: line(60).min(1),
  enabled: z.boolean(),
  /** Brands at which it is not offered. */
  closedBrands: brandCodes,
  /** Limits of one deposit, both or neither; null: those of the brand's settings. */
  min: Amount.nullable(),
  max: Amount.nullable(),
  feeFixed: Amount,
  feeBasisPoints: z.number().int().min(0).max(largestBasisPoints),
  feePayer: z.enum(feePayers),
  /** Members see the accounts in this order. */
  position: z.number().int().min(0).max(1_000),
  /** Under maintenance: what members read about it, possibly nothing; null: in use. */
  maintenance: line(200).nullable(),
}

const account = z.object({
  ...terms,
  accountId: z.string(),
  provider: z.string(),
  /** Whether this installation has the provider's adapter; without it the account is not offered. */
  installed: z.boolean(),
  type: z.enum(['bank', 'qr', 'wallet']),
  currency: z.string(),
  /** How its statements are read as CSV, as last used. */
  statementColumns: statementColumns.nullable(),
  /** In which its bank counts days, as last used; null: that of the site. */
  statementZone: z.string().nullable(),
  /** In which its files are written, where they do not say it; null: UTF-8. */
  statementEncoding: z.enum(statementEncodings).nullable(),
  /** Rises with each change. */
  version: z.number(),
})

/** The operator's accounts with payment providers, and the terms on which members pay in there. */
export const paymentAccountCalls = {
  paymentAccounts: call('backoffice.paymentAccounts', {
    http: 'GET /ops/payment-accounts',
    who: 'operator',
    may: 'read',
    summary: 'The payment accounts of all brands, with limits, fee and state.',
    input: {},
    output: z.object({ accounts: z.array(account) }),
  }),
  changePaymentAccount: call('backoffice.changePaymentAccount', {
    http: 'POST /ops/payment-accounts/:id',
    who: 'operator',
    may: 'settings',
    summary: 'Changes the terms of a payment account. Open deposits keep the fee that they were shown.',
    input: {
      id: accountId,
      /** The version that was changed; refused once somebody else has changed it. */
      version: z.number().int().min(0),
      ...terms,
    },
    output: account,
    faults: ['backoffice.noBrand', 'backoffice.settingChanged'],
  }),
  testPaymentAccount: call('backoffice.testPaymentAccount', {
    http: 'POST /ops/payment-accounts/:id/test',
    who: 'operator',
    may: 'settings',
    perMinute: 20,
    summary: 'Asks the provider of a payment account, without money, whether members can pay in.',
    input: { id: accountId },
    output: z.object({ passed: z.boolean(), tookMs: z.number(), detail: z.string(), time: Moment }),
  }),
}
