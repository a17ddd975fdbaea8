// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { useAsk } from '../../shared/api.ts'
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
const refreshMs = 15_000

/** The queue: waiting withdrawals first, oldest first. */
export function WithdrawalsPage() {
  const [status, setStatus] = useState<WithdrawalStatus | 'all'>('Pending')
  const [pageNo, setPageNo] = useState(1)
  const [rejecting, setRejecting] = useState<Withdrawal>()
  const [disputed, setDisputed] = useState<string>()
  const steps = useWithdrawalSteps()
  const decides = usePermission('money')
  const query = useAsk(
    'backoffice.withdrawals',
    { ...useBrandFilter(), ...(status === 'all' ? {} : { status }), pageNo, pageSize: 20 },
    refreshMs,
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
      render: (row) => <Money value={row.amount} className="font-bold text-text" />,
    },
    { key: 'account', title: t('console.account'), render: (row) => <Account row={row} /> },
    {
      key: 'inOut',
      title: t('console.inOut'),
      end: true,
      render: (row) => (
        <span className="text-muted">
          <Money value={row.totalDeposits} /> / <Money value={row.totalWithdrawals} />
        </span>
      ),
    },
    { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.createTime} /> },
    {
      key: 'status',
      title: t('console.status'),
      render: (row) => <Badge tone={toneOf(row.status)}>{t(`console.withdrawal.${row.status}`)}</Badge>,
    },
    ...(decides
      ? [
          {
            key: 'actions',
            title: t('console.actions'),
            end: true,
            render: (row: Withdrawal) => (
              <WithdrawalActions
                row={row}
                steps={steps}
                onReject={() => setRejecting(row)}
                onDispute={() => setDisputed(row.withdrawalId)}
              />
            ),
          },
        ]
      : []),
  ]
  return (
    <Page title={t('console.withdrawals')}>
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
            onReject={(remark) => {
              steps.reject(rejecting, remark)
              setRejecting(undefined)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}

function Account({ row }: { row: Withdrawal }) {
  return (
    <span className="flex flex-col">
      <span dir="ltr" className="tabular">
        {row.bankName} {row.accountNumber}
      </span>
      <span className="text-xs text-muted">
        {row.holder}
        {row.remark && ` · ${row.remark}`}
      </span>
    </span>
  )
}
