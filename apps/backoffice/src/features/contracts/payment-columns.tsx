// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { t } from '../../shared/texts.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { paymentTones, percentText, type Payment } from './contract-words.ts'

export const payeeColumn: Column<Payment> = {
  key: 'agent',
  title: t('console.contracts.agent'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.account} />,
}
const money = (
  key: 'bets' | 'profitLoss' | 'toDownlines' | 'heldBack' | 'net' | 'fromWallet' | 'advanced',
  title: string,
): Column<Payment> => ({
  key,
  title,
  end: true,
  render: (row) => <Money value={row[key]} className={key === 'net' ? 'font-bold text-text' : undefined} />,
})

/** What a contract earned, and why it is less than it came to. */
const Earned = ({ payment: { amount, fullAmount } }: { payment: Payment }) => (
  <>
    <Money value={amount} />
    {amount < fullAmount && (
      <span className="block text-xs text-muted">
        {t('console.contracts.bounded', { full: formatMoney(fullAmount) })}
      </span>
    )}
  </>
)

/** What a payment comes from and what is left of it. */
export const paymentColumns: readonly Column<Payment>[] = [
  money('bets', t('console.contracts.bets')),
  money('profitLoss', t('console.contracts.profitLoss')),
  {
    key: 'active',
    title: t('console.contracts.activeMembers'),
    end: true,
    render: (row) => row.activeMembers,
  },
  {
    key: 'rate',
    title: t('console.contracts.rate'),
    end: true,
    render: (row) => <span className="tabular whitespace-nowrap">{percentText(row.rate)}</span>,
  },
  {
    key: 'amount',
    title: t('console.contracts.amount'),
    end: true,
    render: (row) => <Earned payment={row} />,
  },
  money('toDownlines', t('console.contracts.toDownlines')),
  money('heldBack', t('console.contracts.heldBack')),
  money('net', t('console.contracts.net')),
]
/** What an agent added for their downlines, and where the payment stands. */
export const outcomeColumns: readonly Column<Payment>[] = [
  money('fromWallet', t('console.contracts.fromWallets')),
  money('advanced', t('console.contracts.advanced')),
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => (
      <Badge tone={paymentTones[row.status]}>{t(`console.contracts.payment.${row.status}`)}</Badge>
    ),
  },
]
