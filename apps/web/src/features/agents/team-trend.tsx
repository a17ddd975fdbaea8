// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { everyDay } from '@tessera/rules/contracts/every-day'
import { BarChart } from '@tessera/ui/data/bar-chart.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import type { ReactNode } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'

type Trend = CallOutput<'agents.teamTrend'>

/** The agent's line day by day, its best members, and those who have stopped betting. Says nothing until it is there. */
export function TeamTrend({ startTime }: { startTime: number }) {
  const { data } = useCallQuery(
    'agents.teamTrend',
    { startTime },
    { member: true, keepPreviousData: true, staleTimeMs: 30_000 },
  )
  if (!data) return null
  return (
    <>
      <Charts trend={data} />
      <Members title={t('agents.best')} none={t('agents.noBest')} bets={t('agents.bets')} rows={data.best} />
      <Members
        title={t('agents.sleeping')}
        none={t('agents.noSleeping')}
        bets={t('agents.earlierBets')}
        rows={data.sleeping}
      />
    </>
  )
}

/** One day alone is no course of time. */
function Charts({ trend: { firstDay, lastDay, days } }: { trend: Trend }) {
  if (firstDay === lastDay) return null
  const byDay = new Map(days.map((day) => [day.day, day]))
  const bars = (name: 'bets' | 'profitLoss') =>
    everyDay({ firstDay, lastDay }).map((label) => ({ label, value: byDay.get(label)?.[name] ?? 0 }))
  return (
    <Section title={t('agents.chart')}>
      {days.length === 0 ? (
        <p className="text-sm text-muted">{t('agents.chart.none')}</p>
      ) : (
        <div className="grid gap-3 md:grid-cols-2">
          <BarChart title={t('agents.chart.bets')} bars={bars('bets')} format={formatMoney} />
          <BarChart title={t('agents.chart.profitLoss')} bars={bars('profitLoss')} format={formatMoney} />
        </div>
      )}
    </Section>
  )
}

function Members({
  title,
  none,
  bets,
  rows,
}: {
  title: string
  none: string
  bets: string
  rows: Trend['best']
}) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <Table
          caption={title}
          rows={rows}
          room="own"
          rowKey={({ account }) => account}
          columns={[
            { key: 'account', title: t('agents.account'), render: ({ account }) => <bdi>{account}</bdi> },
            { key: 'bets', title: bets, end: true, render: (row) => <Money value={row.bets} /> },
            {
              key: 'last',
              title: t('agents.lastBet'),
              end: true,
              render: ({ lastDay }) => <bdi dir="ltr">{lastDay}</bdi>,
            },
          ]}
        />
      )}
    </Section>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <h3 className="text-sm font-semibold text-muted">{title}</h3>
    {children}
  </div>
)
