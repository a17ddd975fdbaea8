// SPDX-License-Identifier: Apache-2.0
import Info from 'lucide-react/icons/info'
import { roundedDuration } from '@tessera/rules/wallet/withdrawal-stages'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { formatDuration } from '@tessera/ui/data/duration.ts'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { AccountLink } from '../../../shared/account-link.tsx'
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
      render: (row) => <AccountLink memberId={row.memberId} name={row.username} />,
    },
    ...brandColumn,
    {
      key: 'amount',
      title: t('console.amount'),
      end: true,
      render: (row) => (
        <span className="flex flex-col items-end leading-tight">
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
    { key: 'status', title: t('console.status'), render: (row) => <State row={row} /> },
    { key: 'flags', title: t('console.payout.flags'), render: (row) => <Flags row={row} /> },
    {
      key: 'actions',
      title: t('console.actions'),
      end: true,
      render: (row) => (
        <span className="inline-flex items-center justify-end gap-1">
          <IconButton
            label={t('console.payout.details')}
            className="size-8"
            onClick={() => onOpen({ dialog: 'details', row })}
          >
            <Info className="size-4" aria-hidden="true" />
          </IconButton>
          {(row.status === 'Not received' || row.disputeUntil !== null) && (
            <Button
              size="small"
              look={row.status === 'Not received' ? 'primary' : 'quiet'}
              onClick={() => onOpen({ dialog: 'dispute', row })}
            >
              {t('console.lookInto')}
            </Button>
          )}
          {decides && <WithdrawalActions row={row} busy={steps.busy} onOpen={onOpen} />}
        </span>
      ),
    },
  ]
}

/** When it was requested, and how long it has been waiting for an operator. */
function Asked({ row }: { row: Withdrawal }) {
  return (
    <span className="flex flex-col items-start leading-tight">
      <span className="whitespace-nowrap">
        <Moment at={row.createTime} />
      </span>
      {row.waitingMs !== null && (
        <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-muted">
          {t('console.payout.waiting', { time: formatDuration(roundedDuration(row.waitingMs)) })}
          {row.late && <span className="font-bold text-danger">{t('console.payout.late')}</span>}
        </span>
      )}
    </span>
  )
}

function State({ row }: { row: Withdrawal }) {
  const payout = row.status === 'Approved' ? row.payout : null
  return (
    <span className="flex flex-col items-start gap-0.5">
      <Badge small tone={toneOf(row.status)}>
        {t(`console.withdrawal.${row.status}`)}
      </Badge>
      {payout && (
        <span
          title={t(`console.payout.state.${payout.state}`, { reason: payout.reason })}
          className="max-w-40 truncate text-xs text-muted"
        >
          {t(`console.payout.state.${payout.state}`, { reason: payout.reason })}
        </span>
      )}
      {row.approvedOnce && (
        <span className="text-xs whitespace-nowrap text-muted">{t('console.payout.second')}</span>
      )}
    </span>
  )
}

/** What was flagged, by name; at most two lines, the rest on hover and in the dialogs. */
function Flags({ row }: { row: Withdrawal }) {
  if (row.reasons.length === 0) return <span className="text-muted">–</span>
  const names = row.reasons.map(({ rule, found }) => t(`console.payout.flag.${rule}`, { found })).join(' · ')
  return (
    <span
      title={names}
      className="line-clamp-2 min-w-20 max-w-56 text-xs leading-tight font-semibold text-danger 2xl:max-w-none"
    >
      {names}
    </span>
  )
}

function Account({ row }: { row: Withdrawal }) {
  const below = [row.holder, row.remark].filter((text) => text !== '').join(' · ')
  const number = `${row.bankName} ${row.accountNumber}`
  return (
    <span className="flex max-w-32 flex-col leading-tight 2xl:max-w-lg">
      <span dir="ltr" title={number} className="tabular truncate max-md:break-all max-md:whitespace-normal">
        {number}
      </span>
      <bdi title={below} className="truncate text-xs text-muted">
        {below}
      </bdi>
    </span>
  )
}
