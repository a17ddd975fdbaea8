// SPDX-License-Identifier: Apache-2.0
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { formatTime, Time } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { Arrival } from './arrival.tsx'
import { DisputedPayment } from './disputed-payment.tsx'
import { WithdrawalProgress } from './withdrawal-progress.tsx'
import { StatusBadge, type Withdrawal } from './status-badge.tsx'

/** One withdrawal: its amount, bank account and status, and the question whether it has arrived. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const zone = useZone()
  const { account } = withdrawal
  return (
    <article className="rounded-tile border border-line bg-bg px-4 py-3">
      <div className="flex items-center justify-between gap-4">
        <span className="flex flex-col items-start gap-x-4 gap-y-0.5 md:flex-row md:items-center">
          <Money value={withdrawal.amount} className="min-w-24 font-bold rtl:text-right" />
          <Time at={withdrawal.createTime} zone={zone} className="text-xs text-muted" />
        </span>
        <StatusBadge status={withdrawal.status} />
      </div>
      <p className="mt-1 text-xs text-muted">
        {t('wallet.withdraw.to', { bank: account.bankName, account: account.accountNumber })}
      </p>
      {withdrawal.receivedAmount > 0 && withdrawal.remainingAmount > 0 && (
        <p className="mt-1 text-xs text-muted">
          {t('wallet.withdraw.partly', {
            received: formatMoney(withdrawal.receivedAmount),
            amount: formatMoney(withdrawal.amount),
          })}
        </p>
      )}
      {withdrawal.refusal !== null && (
        <p className="mt-2 text-sm text-text">{t(`payout.reason.${withdrawal.refusal}`)}</p>
      )}
      {withdrawal.remark && (
        <p className="mt-1 text-xs text-muted">
          {t('wallet.withdraw.remark', { remark: withdrawal.remark })}
        </p>
      )}
      {withdrawal.status === 'Pending' && <p className="mt-2 text-xs text-muted">{t('payout.review')}</p>}
      <WithdrawalProgress withdrawal={withdrawal} />
      {withdrawal.status === 'Not received' && <DisputedPayment withdrawal={withdrawal} />}
      {withdrawal.disputeUntil !== null && (
        <p className="mt-2 text-xs text-muted">
          {t('dispute.forced', { time: formatTime(withdrawal.disputeUntil, zone) })}
        </p>
      )}
      {withdrawal.status === 'Paid' && (
        <Arrival
          withdrawal={withdrawal}
          until={withdrawal.confirmUntil === null ? undefined : formatTime(withdrawal.confirmUntil, zone)}
        />
      )}
    </article>
  )
}
