// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { mostReportDays } from '@tessera/rules/currencies/report-days'
import { addDays } from '@tessera/rules/site/zoned-days'
import { Money } from '@tessera/ui/data/money.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { DateRange, type DateSpan } from '@tessera/ui/forms/date-range.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

type Report = CallOutput<'backoffice.moneyReport'>
type Row = Report['list'][number] & { total?: true }

const columns: Column<Row>[] = [
  {
    key: 'currency',
    title: t('console.currencies.currency'),
    render: (row) => (row.total ? t('console.currencies.inOne', { currency: row.currency }) : row.currency),
  },
  ...(['deposits', 'withdrawals', 'stakes', 'returns'] as const).map((key) => ({
    key,
    title: t(`console.currencies.${key}`),
    end: true,
    render: (row: Row) => (
      <Money value={row[key]} currency={row.currency} className={row.total && 'font-bold text-text'} />
    ),
  })),
]

/** Deposits, withdrawals and play of some days by currency, and their total where every rate is known. */
export function MoneyReport({ today }: { today: string }) {
  const [days, setDays] = useState<DateSpan>({ from: today, to: today })
  const query = useCallQuery('backoffice.moneyReport', {
    ...useBrandInput(),
    fromDay: days.from,
    toDay: days.to,
  })
  const { data } = query
  function choose(span: DateSpan): void {
    const earliest = addDays(span.to, 1 - mostReportDays)
    setDays({ from: span.from < earliest ? earliest : span.from, to: span.to })
  }
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-md font-bold text-text">{t('console.currencies.report')}</h2>
      <div className="max-w-sm">
        <DateRange
          label={t('console.currencies.days')}
          value={days}
          onChange={choose}
          max={today}
          locale="en"
        />
      </div>
      <QueryState query={query} skeleton="h-40 w-full" />
      {data && (
        <>
          {data.inOne === null && (
            <Notice tone="bad">
              {t('console.currencies.missing', {
                rates: data.missing.map(({ currency, day }) => `${currency} ${day}`).join(', '),
              })}
            </Notice>
          )}
          <Table
            caption={t('console.currencies.report')}
            columns={columns}
            rows={rowsOf(data)}
            rowKey={(row) => (row.total ? 'total' : row.currency)}
          />
        </>
      )}
    </section>
  )
}

/** With the total below, if there is more than one currency. */
const rowsOf = ({ list, inOne, own }: Report): Row[] =>
  inOne && list.length > 1 ? [...list, { ...inOne, currency: own, total: true }] : list
