// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts.ts'

export type PaymentAccount = CallOutput<'backoffice.paymentAccounts'>['accounts'][number]

/** A fee as a text: its fixed part, its percentage, or both. */
export function feeText({ feeFixed, feeBasisPoints }: PaymentAccount): string {
  const parts = [
    ...(feeFixed > 0 ? [formatMoney(feeFixed)] : []),
    ...(feeBasisPoints > 0 ? [`${feeBasisPoints / 100} %`] : []),
  ]
  return parts.length === 0 ? t('console.payments.noFee') : parts.join(' + ')
}

export const limitsText = ({ min, max }: PaymentAccount): string =>
  min === null || max === null ? t('console.payments.usual') : `${formatMoney(min)} – ${formatMoney(max)}`
