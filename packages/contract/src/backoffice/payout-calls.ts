// SPDX-License-Identifier: Apache-2.0
import { payeeKinds } from '@tessera/rules/wallet/refusal-reasons'
import { statementEncodings } from '@tessera/rules/wallet/statement-encodings'
import { z } from 'zod'
import { BrandCode, call, line, Moment } from '../kit/index.ts'

export const PayoutAccountId = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)
const accounts = z.array(
  z.object({
    id: z.string(),
    provider: z.string(),
    name: z.string(),
    currency: z.string(),
    url: z.string(),
    enabled: z.boolean(),
    /** In which the provider counts days, as last used; null: that of the site. */
    statementZone: z.string().nullable(),
    /** In which its files are written, where they do not say it; null: UTF-8. */
    statementEncoding: z.enum(statementEncodings).nullable(),
  }),
)

const payees = z.array(
  z.object({
    id: z.number(),
    brandCode: z.string(),
    kind: z.enum(payeeKinds),
    label: z.string(),
    reason: z.string(),
    addedBy: z.string(),
    addTime: Moment,
  }),
)

/** The platform's accounts with providers that pay withdrawals. */
export const payoutAdminCalls = {
  payoutAccounts: call('backoffice.payoutAccounts', {
    http: 'GET /ops/payouts/accounts',
    who: 'operator',
    may: 'money',
    summary: 'The accounts with providers that pay withdrawals.',
    input: {},
    output: accounts,
  }),
  addPayoutAccount: call('backoffice.addPayoutAccount', {
    http: 'POST /ops/payouts/accounts',
    who: 'operator',
    may: 'vendorAccounts',
    summary: 'Adds an account with a provider that pays withdrawals.',
    input: {
      id: PayoutAccountId,
      provider: line(40).min(1),
      name: line(60).min(1),
      currency: z.string().regex(/^[A-Z]{3}$/),
      url: z.url({ protocol: /^https?$/ }).max(300),
      secret: z.string().min(16).max(200),
    },
    output: accounts,
    faults: ['backoffice.noPayoutAccount', 'backoffice.payoutAccountTaken'],
  }),
  setPayoutAccount: call('backoffice.setPayoutAccount', {
    http: 'PUT /ops/payouts/accounts/:id',
    who: 'operator',
    may: 'vendorAccounts',
    summary: 'Closes or reopens an account for new payments. Payments under way are still asked about.',
    input: { id: PayoutAccountId, enabled: z.boolean() },
    output: accounts,
  }),
  refusedPayees: call('backoffice.refusedPayees', {
    http: 'GET /ops/payouts/payees',
    who: 'operator',
    may: 'read',
    summary: 'The payees to whom a brand does not pay, the newest first.',
    input: { brandCode: BrandCode },
    output: payees,
    faults: ['backoffice.noBrand'],
  }),
  refusePayee: call('backoffice.refusePayee', {
    http: 'POST /ops/payouts/payees',
    who: 'operator',
    may: 'money',
    summary:
      'Lists a payee to whom a brand does not pay: such accounts can neither be added nor be used. One that is listed stays as it is.',
    input: {
      brandCode: BrandCode,
      kind: z.enum(payeeKinds),
      label: line(60).min(1),
      reason: line(140).min(1),
    },
    output: payees,
    faults: ['backoffice.noBrand'],
  }),
  allowPayee: call('backoffice.allowPayee', {
    http: 'POST /ops/payouts/payees/:id/allow',
    who: 'operator',
    may: 'money',
    summary: 'Takes a payee off the list.',
    input: { id: z.number().int().min(1).max(2_147_483_647), reason: line(140).min(1) },
    output: payees,
  }),
}
