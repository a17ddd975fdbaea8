// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { PagedList } from '../../shared/team/paged-list.tsx'
import { t } from '../../shared/texts/texts.ts'
import { downloadMembers } from './download-members.ts'
import type { Reasons } from './recompute.ts'

/** What a payment rests on: downlines, days, members, and the references of its postings. */
export function PaymentDetails({ payment }: { payment: Reasons }) {
  return (
    <>
      {payment.downlines.length > 0 && (
        <Table
          caption={t('contracts.downlines')}
          rows={payment.downlines}
          room="own"
          rowKey={({ account }) => account}
          columns={[
            {
              key: 'account',
              title: t('contracts.downlines'),
              render: ({ account }) => <bdi>{account}</bdi>,
            },
            {
              key: 'amount',
              title: t('contracts.amount'),
              end: true,
              render: ({ amount }) => <Money value={amount} />,
            },
          ]}
        />
      )}
      {payment.downlineCount > payment.downlines.length && (
        <p className="text-xs text-muted">
          {t('contracts.mostDownlines', { most: payment.downlines.length, count: payment.downlineCount })}
        </p>
      )}
      <Days paymentId={payment.paymentId} />
      <Members payment={payment} />
      {payment.postings.length > 0 && (
        <p className="text-xs text-muted">
          {t('contracts.references')}{' '}
          <bdi dir="ltr" className="tabular">
            {payment.postings.map(({ postingId }) => postingId).join(', ')}
          </bdi>
        </p>
      )}
    </>
  )
}

function Days({ paymentId }: { paymentId: string }) {
  const { data, error, refetch } = useCallQuery('contracts.paymentDays', { paymentId }, { member: true })
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data || data.list.length === 0) return null
  return (
    <Table
      caption={t('contracts.byDay')}
      rows={data.list}
      room="own"
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', title: t('agents.day'), render: ({ day }) => <bdi dir="ltr">{day}</bdi> },
        { key: 'bets', title: t('agents.bets'), end: true, render: (row) => <Money value={row.bets} /> },
        {
          key: 'profit',
          title: t('agents.profitAndLoss'),
          end: true,
          render: (row) => <Money value={row.profitLoss} />,
        },
        {
          key: 'active',
          title: t('agents.activeMembers'),
          end: true,
          render: (row) => row.activeMembers,
        },
      ]}
    />
  )
}

function Members({ payment: { paymentId, account, firstDay } }: { payment: Reasons }) {
  const [pageNo, turnTo] = useState(1)
  const [busy, setBusy] = useState(false)
  const query = useCallQuery(
    'contracts.paymentMembers',
    { paymentId, pageNo, pageSize: 20 },
    { member: true, keepPreviousData: true },
  )
  if (query.data?.totalCount === 0) return null
  const download = (): void => {
    setBusy(true)
    downloadMembers(paymentId, `${account}-${firstDay}.csv`)
      .catch((error: unknown) => showToast(messageOf(error, t('common.error.unknown')), 'bad'))
      .finally(() => setBusy(false))
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <h4 className="font-semibold">{t('contracts.byMember')}</h4>
        <Button size="small" look="quiet" busy={busy} onClick={download}>
          {t('contracts.csv')}
        </Button>
      </div>
      <PagedList query={query} empty={null} pageNo={pageNo} onPage={turnTo}>
        {(rows) => (
          <Table
            caption={t('contracts.byMember')}
            rows={rows.map((row, index) => ({ ...row, index }))}
            room="own"
            rowKey={({ index }) => index}
            columns={[
              { key: 'account', title: t('agents.account'), render: (row) => <bdi>{row.account}</bdi> },
              {
                key: 'bets',
                title: t('agents.bets'),
                end: true,
                render: (row) => <Money value={row.bets} />,
              },
              {
                key: 'profit',
                title: t('agents.profitAndLoss'),
                end: true,
                render: (row) => <Money value={row.profitLoss} />,
              },
            ]}
          />
        )}
      </PagedList>
    </div>
  )
}
