// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { roundedDuration } from '@tessera/rules/wallet/withdrawal-stages'
import { formatDuration } from '@tessera/ui/data/duration.ts'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Notice } from '../../shared/notice.tsx'
import { Page } from '../../shared/page.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import { useWithdrawalSteps } from './use-withdrawal-steps.ts'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import { toneOf, withdrawalStatuses, type Withdrawal, type WithdrawalStatus } from './withdrawal-status.ts'

const DisputeDialog = lazy(() => import('./dispute-dialog.tsx'))
const RejectDialog = lazy(() => import('./reject-dialog.tsx'))
const WithdrawalDetails = lazy(() => import('./withdrawal-details.tsx'))
const AccountsDialog = lazy(() => import('./accounts-dialog.tsx'))
const PayeesDialog = lazy(() => import('./payees-dialog.tsx'))
const SendDialog = lazy(() => import('./send-dialog.tsx'))
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))
const refetchIntervalMs = 15_000

/** The queue: waiting withdrawals first, oldest first. */
export function WithdrawalsPage() {
  const [status, setStatus] = useState<WithdrawalStatus | 'all'>('Pending')
  const [pageNo, setPageNo] = useState(1)
  const [rejecting, setRejecting] = useState<Withdrawal>()
  const [sending, setSending] = useState<Withdrawal>()
  const [accounts, setAccounts] = useState(false)
  const setsUp = usePermission('vendorAccounts')
  const [payees, setPayees] = useState(false)
  const [trying, setTrying] = useState(false)
  const [detailed, setDetailed] = useState<Withdrawal>()
  const [disputed, setDisputed] = useState<string>()
  const steps = useWithdrawalSteps()
  const decides = usePermission('money')
  const query = useCallQuery(
    'backoffice.withdrawals',
    { ...useBrandFilter(), ...(status === 'all' ? {} : { status }), pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  const columns: Column<Withdrawal>[] = [
    {
      key: 'member',
      title: t('console.member'),
      render: (row) => <span className="font-semibold text-text">{row.username}</span>,
    },
    ...useBrandColumn<Withdrawal>(),
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
          <Button size="small" look="quiet" onClick={() => setDetailed(row)}>
            {t('console.payout.details')}
          </Button>
          {decides && (
            <WithdrawalActions
              row={row}
              steps={steps}
              onReject={() => setRejecting(row)}
              onDispute={() => setDisputed(row.withdrawalId)}
              onSend={() => setSending(row)}
            />
          )}
        </span>
      ),
    },
  ]
  return (
    <Page
      title={t('console.withdrawals')}
      actions={
        <span className="flex flex-wrap gap-2">
          {setsUp && (
            <Button size="small" look="quiet" onClick={() => setAccounts(true)}>
              {t('console.payout.accounts')}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setPayees(true)}>
            {t('console.payout.payees')}
          </Button>
          <Button size="small" look="quiet" onClick={() => setTrying(true)}>
            {t('console.payout.rules')}
          </Button>
        </span>
      }
    >
      {steps.notice && <Notice tone={steps.notice.tone}>{steps.notice.text}</Notice>}
      <Listing
        caption={t('console.withdrawals')}
        query={query}
        columns={columns}
        rowKey={(row) => row.withdrawalId}
        empty={t('console.noWithdrawals')}
        onPage={setPageNo}
        above={
          <div className="max-w-xs">
            <Select
              label={t('console.status')}
              value={status}
              onChange={(event) => {
                setStatus(withdrawalStatuses.find((one) => one === event.target.value) ?? 'all')
                setPageNo(1)
              }}
              options={[
                ...withdrawalStatuses.map((value) => ({ value, label: t(`console.withdrawal.${value}`) })),
                { value: 'all', label: t('console.all') },
              ]}
            />
          </div>
        }
      />
      {accounts && (
        <Suspense>
          <AccountsDialog onClose={() => setAccounts(false)} />
        </Suspense>
      )}
      {sending && (
        <Suspense>
          <SendDialog row={sending} onClose={() => setSending(undefined)} />
        </Suspense>
      )}
      {payees && (
        <Suspense>
          <PayeesDialog onClose={() => setPayees(false)} />
        </Suspense>
      )}
      {trying && (
        <Suspense>
          <ReviewDialog onClose={() => setTrying(false)} />
        </Suspense>
      )}
      {detailed && (
        <Suspense>
          <WithdrawalDetails row={detailed} onClose={() => setDetailed(undefined)} />
        </Suspense>
      )}
      {disputed !== undefined && (
        <Suspense>
          <DisputeDialog id={disputed} onClose={() => setDisputed(undefined)} />
        </Suspense>
      )}
      {rejecting && (
        <Suspense>
          <RejectDialog
            withdrawal={rejecting}
            onClose={() => setRejecting(undefined)}
            onReject={(refusal) => {
              steps.reject(rejecting, refusal)
              setRejecting(undefined)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
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
