// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { t } from '../../shared/texts/texts.ts'

type Answer = CallOutput<'wallet.personalProfit'>
type Day = Answer['list'][number]

/** The member's profit and loss by day, newest first, with the total of the span. */
export function ProfitPage({ empty }: { empty: ReactNode }) {
  const [chosen, choose] = useSpan('month')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'wallet.personalProfit',
    { startTime: chosen.from, pageNo },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
  )
  return (
    <div className="flex flex-1 flex-col gap-4">
      <SpanChoice
        value={chosen.span}
        onChange={(span) => {
          choose(span)
          setPageNo(1)
        }}
      />
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-64 w-full rounded-tile" />
      ) : data.totalCount === 0 ? (
        <>
          <Open open={data.total.open} />
          {empty}
        </>
      ) : (
        <>
          <Total total={data.total} />
          <Open open={data.total.open} />
          <Days days={data.list} />
        </>
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </div>
  )
}

function Total({ total }: { total: Answer['total'] }) {
  return (
    <p className="flex items-center justify-between gap-3 rounded-tile border border-line bg-bg px-4 py-3">
      <span className="text-sm font-semibold text-muted">{t('agents.total')}</span>
      <Money value={total.profit} signed className="text-lg font-bold" />
    </p>
  )
}

/** Stakes that are neither lost nor won yet, whenever they were placed. */
function Open({ open }: { open: number }) {
  if (open === 0) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-tile border border-line bg-bg px-4 py-3">
      <span className="text-sm font-semibold text-muted">{t('bets.open')}</span>
      <Money value={open} className="font-bold" />
      <span className="w-full text-xs text-muted">{t('bets.openNote')}</span>
    </p>
  )
}

function Days({ days }: { days: readonly Day[] }) {
  const money = (key: Exclude<keyof Day, 'day'>, title: string) => ({
    key,
    title,
    end: true,
    render: (row: Day) => <Money value={row[key]} />,
  })
  return (
    <Table
      caption={t('center.personalProfit')}
      rows={days}
      room="own"
      rowKey={(row) => row.day}
      columns={[
        {
          key: 'day',
          title: t('agents.day'),
          render: (row) => (
            <time dir="ltr" dateTime={row.day} className="tabular whitespace-nowrap">
              {row.day}
            </time>
          ),
        },
        money('deposit', t('wallet.type.DEPOSIT')),
        money('withdrawal', t('wallet.type.WITHDRAW')),
        money('bets', t('bets.bet')),
        money('validBets', t('bets.validBet')),
        money('payout', t('bets.payout')),
        money('bonus', t('wallet.type.BONUS')),
        money('rebate', t('wallet.type.REBATE')),
        {
          key: 'profit',
          title: t('center.personalProfit'),
          end: true,
          render: (row) => <Money value={row.profit} signed className="font-bold" />,
        },
      ]}
    />
  )
}
