// SPDX-License-Identifier: Apache-2.0
import { Money } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts.ts'
import { AccountLink } from '../../../shared/account-link.tsx'
import type { Withdrawal } from './withdrawal-status.ts'

/** What a step is about: the sum, the member, the payee. */
export function StepFacts({ row }: { row: Withdrawal }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 rounded-control bg-surface-2 p-3 text-sm">
      <dt className="text-muted">{t('console.amount')}</dt>
      <dd className="text-lg font-bold text-text">
        <Money value={row.remainingAmount} currency={row.currency} />
      </dd>
      <dt className="text-muted">{t('console.member')}</dt>
      <dd>
        <AccountLink memberId={row.memberId} name={row.username} />
      </dd>
      <dt className="text-muted">{t('console.payout.payee')}</dt>
      <dd className="min-w-0 text-text">
        <span className="block">{row.bankName}</span>
        <bdi dir="ltr" className="tabular block font-semibold break-all">
          {row.accountNumber}
        </bdi>
        {row.holder !== '' && <bdi className="block break-words">{row.holder}</bdi>}
      </dd>
    </dl>
  )
}
