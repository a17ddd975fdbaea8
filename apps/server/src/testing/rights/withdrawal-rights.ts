// SPDX-License-Identifier: Apache-2.0
import { everyFlag } from '../every-flag.ts'
import { operators, type Right } from './right.ts'

/** Calls of operators about withdrawals. */
export const withdrawalRights = {
  'backoffice.withdrawals': operators('read'),
  'backoffice.reviewRules': operators('read', { alike: true }),
  'backoffice.tryReviewRules': operators('read', { alike: true }),
  'backoffice.approveWithdrawal': operators('money', {
    ids: { id: 'pendingWithdrawal' },
    with: { flags: everyFlag },
  }),
  'backoffice.rejectWithdrawal': operators('money', {
    ids: { id: 'pendingWithdrawal' },
    with: { reason: 'NAME_DIFFERS' },
  }),
  'backoffice.withdrawalSharers': operators('read', { ids: { id: 'pendingWithdrawal' } }),
  'backoffice.withdrawalDisputes': operators('read', { ids: { id: 'disputedWithdrawal' } }),
  'backoffice.reopenWithdrawal': operators('money', { ids: { id: 'forcedWithdrawal' } }),
  'backoffice.answerDispute': operators('money', { ids: { id: 'disputedWithdrawal' } }),
  'backoffice.sendWithdrawal': operators('money', {
    ids: { id: 'approvedWithdrawal' },
    with: { accountId: 'nobody' },
    own: 'NO_PAYOUT_ACCOUNT',
  }),
  'backoffice.payWithdrawal': operators('money', {
    ids: { id: 'approvedWithdrawal' },
    with: { reference: 'BANK-1' },
  }),
} as const satisfies Readonly<Record<string, Right>>
