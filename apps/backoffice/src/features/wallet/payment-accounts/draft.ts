// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import type { PaymentAccount } from './payment-account.ts'

/** The terms as they are typed. */
export interface Draft extends Pick<
  PaymentAccount,
  'version' | 'name' | 'enabled' | 'closedBrands' | 'feePayer'
> {
  min: string
  max: string
  feeFixed: string
  feePercent: string
  position: string
  maintained: boolean
  maintenance: string
}

const typed = (value: number | null): string => (value === null ? '' : String(value))

export const draftOf = (account: PaymentAccount): Draft => ({
  version: account.version,
  name: account.name,
  enabled: account.enabled,
  closedBrands: account.closedBrands,
  min: typed(account.min),
  max: typed(account.max),
  feeFixed: typed(account.feeFixed),
  feePercent: typed(account.feeBasisPoints / 100),
  feePayer: account.feePayer,
  position: typed(account.position),
  maintained: account.maintenance !== null,
  maintenance: account.maintenance ?? '',
})

const limitOf = (text: string): number | null => (text === '' ? null : Number(text))

export const inputOf = (id: string, draft: Draft): CallInput<'backoffice.changePaymentAccount'> => ({
  id,
  version: draft.version,
  name: draft.name.trim(),
  enabled: draft.enabled,
  closedBrands: [...draft.closedBrands],
  min: limitOf(draft.min),
  max: limitOf(draft.max),
  feeFixed: Number(draft.feeFixed),
  feeBasisPoints: Math.round(Number(draft.feePercent) * 100),
  feePayer: draft.feePayer,
  position: Number(draft.position),
  maintenance: draft.maintained ? draft.maintenance.trim() : null,
})
