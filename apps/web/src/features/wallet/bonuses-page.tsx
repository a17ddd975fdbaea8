// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { useMoneyWords } from '../../shared/rewards/use-money-words.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

/** `inPlay`, and below it the bonuses of the last 90 days, newest first, each with its reason and its end. */
export function BonusesPage({ inPlay, empty }: { inPlay: ReactNode; empty: ReactNode }) {
  const zone = useZone()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'wallet.bonusDetails',
    { pageNo },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-tile" />
  if (data.totalCount === 0) return empty
  return (
    <div className="flex flex-col gap-4">
      {inPlay}
      <h3 className="mt-2 text-sm font-bold text-text first:mt-0">{t('bonuses.record')}</h3>
      <Table
        caption={t('bonuses.record')}
        rows={data.list}
        room="own"
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'time',
            title: t('common.time'),
            render: (row) => <Time at={row.time} zone={zone} className="text-muted" />,
          },
          { key: 'promotion', title: t('wallet.transactions.remark'), render: (row) => row.promotion || '—' },
          {
            key: 'amount',
            title: t('common.amount'),
            end: true,
            render: (row) => <Money value={row.amount} signed className="font-bold" />,
          },
          {
            key: 'turnover',
            title: t('bonuses.turnover'),
            end: true,
            render: (row) => (row.required > 0 ? <Turnover row={row} /> : '—'),
          },
          { key: 'state', title: t('bonuses.stateTitle'), end: true, render: (row) => <State row={row} /> },
        ]}
      />
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </div>
  )
}

type Row = CallOutput<'wallet.bonusDetails'>['list'][number]

const Turnover = ({ row: { done, required } }: { row: Row }) => (
  <bdi dir="ltr" className="tabular whitespace-nowrap text-muted">
    {formatMoney(Math.min(done, required))} / {formatMoney(required)}
  </bdi>
)

const tones: Record<Row['status'], BadgeTone> = {
  paid: 'good',
  open: 'wait',
  ending: 'wait',
  completed: 'good',
  forfeited: 'quiet',
  expired: 'quiet',
  cancelled: 'bad',
}

/** How a bonus stands or ended, with what became cash or the operator's reason. */
function State({ row: { status, released, reason } }: { row: Row }) {
  const money = useMoneyWords()
  return (
    <span className="flex flex-col items-end gap-1">
      <Badge small tone={tones[status]}>
        {t(`bonuses.state.${status}`)}
      </Badge>
      {status === 'completed' && (
        <span className="text-xs text-muted">{t('bonuses.becameCash', { amount: money(released) })}</span>
      )}
      {status === 'cancelled' && reason !== '' && (
        <bdi className="max-w-56 text-xs break-words text-muted">{reason}</bdi>
      )}
    </span>
  )
}
