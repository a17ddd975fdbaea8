// SPDX-License-Identifier: Apache-2.0
import { operators, type Right } from './right.ts'

const paymentTerms = {
  name: 'Bank transfer',
  enabled: true,
  closedBrands: [],
  min: null,
  max: null,
  feeFixed: 0,
  feeBasisPoints: 0,
  feePayer: 'operator',
  position: 0,
  maintenance: null,
}

/** Payment accounts, their statements, and payments without owner. */
export const paymentRights = {
  'backoffice.paymentAccounts': operators('read'),
  'backoffice.changePaymentAccount': operators('settings', {
    ids: { id: 'paymentAccount' },
    // A version that there is not, so that nobody changes the account for the others.
    with: { ...paymentTerms, version: 9_999 },
    own: 'SETTING_CHANGED',
  }),
  'backoffice.testPaymentAccount': operators('settings', { ids: { id: 'paymentAccount' } }),
  'backoffice.statements': operators('read'),
  'backoffice.uploadStatement': operators('money', {
    ids: { accountId: 'paymentAccount' },
    with: {
      fileName: 'day.xml',
      fromDay: '2020-01-01',
      toDay: '2020-01-02',
      format: 'camt053',
      columns: null,
      file: Buffer.from('<Document><BkToCstmrStmt></BkToCstmrStmt></Document>').toString('base64'),
    },
  }),
  'backoffice.differences': operators('read', { ids: { id: 'paymentStatement' } }),
  'backoffice.exportDifferences': operators('read', { ids: { id: 'paymentStatement' } }),
  'backoffice.explainDifference': operators('money', {
    ids: { id: 'paymentDifference' },
    with: { reason: 'Booked on the next day' },
  }),
  'backoffice.suspense': operators('read'),
  'backoffice.bankLines': operators('read'),
  'backoffice.assignToDeposit': operators('money', {
    ids: { id: 'suspensePayment', depositId: 'bankTransfer' },
    with: { reason: 'The sender is the member' },
  }),
  'backoffice.assignToMember': operators('money', {
    ids: { id: 'suspensePayment' },
    with: { username: 'nobodyatall9', reason: 'The sender is the member' },
    own: 'NO_MEMBER',
  }),
  'backoffice.returnPayment': operators('money', {
    ids: { id: 'suspensePayment' },
    with: { reason: 'It goes back to the payer' },
  }),
} satisfies Readonly<Record<string, Right>>
