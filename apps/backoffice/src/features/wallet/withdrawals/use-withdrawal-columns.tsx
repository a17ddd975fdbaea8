// SPDX-License-Identifier: Apache-2.0
import { roundedDuration } from '@tessera/rules/wallet/withdrawal-stages'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatDuration } from '@tessera/ui/data/duration.ts'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useBrandColumn } from '../../../shared/brand.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import type { WithdrawalSteps } from './use-withdrawal-steps.ts'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import type { OpenedDialog } from './withdrawal-dialog.tsx'
import { toneOf, type Withdrawal } from './withdrawal-status.ts'

/** The columns of the queue, with the steps that this operator may take. */
export function useWithdrawalColumns(
  steps: WithdrawalSteps,
  onOpen: (dialog: OpenedDialog) => void,
): Column<Withdrawal>[] {
  const decides = usePermission('money')
  const brandColumn = useBrandColumn<Withdrawal>()
  return [
    {
      key: 'member',
      title: t('console.member'),
      render: (row) => <span className="font-semibold text-text">{row.username}</span>,
    },
    ...brandColumn,
    {
      key: 'amount',
      title: t('console.amount'),
      end: true,
      render: (row) => (
        <span className="flex flex-col items-end">
          <Money value={row.amount} currency={row.currency} className="font-bold text-text" />
          <span className="text-xs whitespace-nowrap text-muted">
            {t('console.inOut', {
              deposits: formatMoney(row.totalDeposits),
              withdrawals: formatMoney(row.totalWithdrawals),
            })}
          </span>
        </span>
      ),
    },
    { key: 'account', title: t('console.payout.payee'), render: (row) => <Account row={row} /> },
    { key: 'time', title: t('console.time'), render: (row) => <Asked row={row} /> },
    {
      key: 'status',
      title: t('console.status'),
      render: (row) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={toneOf(row.status)}>{t(`console.withdrawal.${row.status}`)}</Badge>
          {row.status === 'Pending' && row.reasons.length > 0 && (
            <Badge tone="bad">{t('console.payout.review')}</Badge>
          )}
          {row.status === 'Approved' && row.payout && (
            <Badge tone={row.payout.state === 'failed' ? 'bad' : 'wait'}>
              {t(`console.payout.state.${row.payout.state}`, { reason: row.payout.reason })}
            </Badge>
          )}
          {row.approvedOnce && <Badge tone="wait">{t('console.payout.second')}</Badge>}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('console.actions'),
      end: true,
      render: (row) => (
        <span className="inline-flex flex-wrap justify-end gap-2">
          <Button size="small" look="quiet" onClick={() => onOpen({ dialog: 'details', row })}>
            {t('console.payout.details')}
          </Button>
          {decides && (
            <WithdrawalActions
              row={row}
              steps={steps}
              onReject={() => onOpen({ dialog: 'reject', row })}
              onDispute={() => onOpen({ dialog: 'dispute', row })}
              onSend={() => onOpen({ dialog: 'send', row })}
            />
          )}
        </span>
      ),
    },
  ]
}

/** When it was requested, and how long it has been waiting for an operator. */
function Asked({ row }: { row: Withdrawal }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <Moment at={row.createTime} />
      {row.waitingMs !== null && (
        <span className="flex flex-wrap items-center gap-2 text-xs text-muted">
          {t('console.payout.waiting', { time: formatDuration(roundedDuration(row.waitingMs)) })}
          {row.late && (
            <Badge tone="bad" small>
              {t('console.payout.late')}
            </Badge>
          )}
        </span>
      )}
    </span>
  )
}

function Account({ row }: { row: Withdrawal }) {
  return (
    <span className="flex flex-col">
      {row.kind !== 'bank' && <span>{row.bankName}</span>}
      <span dir="ltr" className="tabular min-w-44 break-all">
        {row.kind === 'bank' && `${row.bankName} `}
        {row.accountNumber}
      </span>
      <span className="text-xs text-muted">
        {[row.holder, row.remark].filter((text) => text !== '').join(' · ')}
      </span>
    </span>
  )
}
