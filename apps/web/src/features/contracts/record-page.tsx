// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { PagedList } from '../../shared/team/paged-list.tsx'
import { TeamList, useTeamFilter } from '../../shared/team/team-filter.tsx'
import { t } from '../../shared/texts/texts.ts'
import { formatPeriod, formatRate } from './format.ts'
import { PaymentStatus } from './payment-status.tsx'
import { PaymentReasons } from './payment-reasons.tsx'

const pages = {
  dividendRecord: 'agentDividendRecord',
  dailyWages: 'agentDailyWages',
  hourlySalary: 'agentHourlySalary',
  realTimeSalary: 'agentRealTimeSalary',
} as const
export type RecordName = keyof typeof pages
export type Payment = CallOutput<'contracts.dividendRecord'>['list'][number]

/** What contracts of one kind paid, newest first; each payment opens with the reasons for its amount. */
export function RecordPage({ record }: { record: RecordName }) {
  const filter = useTeamFilter()
  const [opened, open] = useState<string>()
  const query = useCallQuery(`contracts.${record}`, filter.input, {
    member: true,
    keepPreviousData: true,
    staleTimeMs: 0,
  })
  if (opened !== undefined) return <PaymentReasons paymentId={opened} onBack={() => open(undefined)} />
  return (
    <TeamList filter={filter} error={query.error}>
      <PagedList
        query={query}
        empty={<EmptyState title={t(`agents.empty.${pages[record]}`)}>{t('contracts.emptyHint')}</EmptyState>}
        pageNo={filter.input.pageNo}
        onPage={filter.turnTo}
      >
        {(rows) => <Payments caption={t(`agents.${pages[record]}`)} rows={rows} onOpen={open} />}
      </PagedList>
    </TeamList>
  )
}

function Payments({
  caption,
  rows,
  onOpen,
}: {
  caption: string
  rows: readonly Payment[]
  onOpen: (paymentId: string) => void
}) {
  const zone = useZone()
  return (
    <Table
      caption={caption}
      rows={rows}
      room="own"
      rowKey={(row) => row.paymentId}
      columns={[
        {
          key: 'period',
          title: t('contracts.period'),
          render: (row) => (
            <bdi dir="ltr" className="tabular">
              {formatPeriod(row, zone)}
            </bdi>
          ),
        },
        { key: 'bets', title: t('agents.bets'), end: true, render: (row) => <Money value={row.bets} /> },
        {
          key: 'profitLoss',
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
        { key: 'rate', title: t('contracts.rate'), end: true, render: (row) => formatRate(row.rate) },
        {
          key: 'amount',
          title: t('contracts.amount'),
          end: true,
          render: (row) => <Money value={row.amount} />,
        },
        {
          key: 'toDownlines',
          title: t('contracts.toDownlines'),
          end: true,
          render: (row) => <Money value={row.toDownlines} />,
        },
        {
          key: 'net',
          title: t('contracts.net'),
          end: true,
          render: (row) => <Money value={row.net} className="font-bold" />,
        },
        {
          key: 'status',
          title: t('contracts.status'),
          render: (row) => <PaymentStatus status={row.status} />,
        },
        {
          key: 'why',
          title: t('contracts.why'),
          end: true,
          render: (row) => (
            <Button size="small" look="quiet" onClick={() => onOpen(row.paymentId)}>
              {t('contracts.why')}
            </Button>
          ),
        },
      ]}
    />
  )
}
