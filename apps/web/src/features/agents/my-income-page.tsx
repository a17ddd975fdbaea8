// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { everyDay } from '@tessera/rules/contracts/every-day'
import { BarChart } from '@tessera/ui/data/bar-chart.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { t } from '../../shared/texts/texts.ts'
import { EmptyAgentPage } from './empty-agent-page.tsx'
import { PagedList } from '../../shared/team/paged-list.tsx'

type Day = CallOutput<'agents.myIncome'>['list'][number]

/** More than the longest span has days, so that one answer holds all of it. */
const allDays = 100

/** Salary, dividends and rebates by day, newest first. */
export function MyIncomePage() {
  const [chosen, choose] = useSpan('month')
  const query = useCallQuery(
    'agents.myIncome',
    { startTime: chosen.from, pageSize: allDays },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
  )
  return (
    <div className="flex flex-1 flex-col gap-4">
      <SpanChoice value={chosen.span} onChange={choose} />
      <PagedList query={query} empty={<EmptyAgentPage page="agentMyIncome" />} pageNo={1} onPage={() => {}}>
        {(rows) => (
          <>
            <Chart rows={rows} />
            <Days rows={rows} />
          </>
        )}
      </PagedList>
    </div>
  )
}

/** The days with income and those between them; one day alone is no course of time. */
function Chart({ rows }: { rows: readonly Day[] }) {
  const [last, first] = [rows[0]?.day, rows.at(-1)?.day]
  if (first === undefined || last === undefined || first === last) return null
  const byDay = new Map(rows.map(({ day, total }) => [day, total]))
  const bars = everyDay({ firstDay: first, lastDay: last }).map((label) => ({
    label,
    value: byDay.get(label) ?? 0,
  }))
  return <BarChart title={t('agents.chart.income')} bars={bars} format={formatMoney} />
}

function Days({ rows }: { rows: readonly Day[] }) {
  return (
    <Table
      caption={t('agents.agentMyIncome')}
      rows={rows}
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
        {
          key: 'salary',
          title: t('wallet.type.SALARY'),
          end: true,
          render: (row) => <Money value={row.salary} />,
        },
        {
          key: 'dividend',
          title: t('wallet.type.DIVIDEND'),
          end: true,
          render: (row) => <Money value={row.dividend} />,
        },
        {
          key: 'rebate',
          title: t('wallet.type.REBATE'),
          end: true,
          render: (row) => <Money value={row.rebate} />,
        },
        {
          key: 'total',
          title: t('agents.total'),
          end: true,
          render: (row) => <Money value={row.total} className="font-bold" />,
        },
      ]}
    />
  )
}
