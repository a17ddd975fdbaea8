// SPDX-License-Identifier: Apache-2.0
import { Table, type Column, type Sort } from '@tessera/ui/data/table.tsx'
import { useState, type ReactNode } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { rounded, type CountedValue, type Series } from './series-name.ts'

const figureOf: Record<string, (value: CountedValue) => number | string> = {
  number: ({ value }) => value,
  hits: ({ hits }) => hits,
  last: ({ lastDay }) => lastDay ?? '',
  gap: ({ gap }) => gap,
  longest: ({ longestGap }) => longestGap,
  average: ({ drawsWith }) => -drawsWith,
}

/** All numbers with their figures, sorted by any of them. Built when it is opened. */
export function NumbersTable({
  series: { values, appearanceChance },
  draws,
}: {
  series: Series
  draws: number
}) {
  const [open, setOpen] = useState(false)
  const [sort, setSort] = useState<Sort>({ key: 'number', descending: false })
  const figure = figureOf[sort.key] ?? (({ value }: CountedValue) => value)
  const rows = values.toSorted((one, other) => {
    const [a, b] = [figure(one), figure(other)]
    return (a < b ? -1 : a > b ? 1 : 0) * (sort.descending ? -1 : 1)
  })
  const column = (
    key: string,
    title: string,
    render: (row: CountedValue) => ReactNode,
    end = true,
  ): Column<CountedValue> => ({ key, title, render, end, sortable: true })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center text-sm font-semibold text-text underline decoration-line-control underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('lottery.history.table')}
      </summary>
      {open && (
        <div className="flex flex-col gap-2">
          <p className="text-xs text-muted">
            {t('lottery.history.averageExpected', { count: rounded(1 / appearanceChance) })}
          </p>
          <Table
            caption={t('lottery.history.table')}
            narrow="slide"
            rows={rows}
            rowKey={({ value }) => value}
            sort={sort}
            onSort={setSort}
            columns={[
              column('number', t('lottery.history.number'), ({ value }) => <b>{value}</b>, false),
              column('hits', t('lottery.history.hits'), ({ hits }) => hits),
              column('last', t('lottery.history.last'), ({ lastDay }) =>
                lastDay === null ? (
                  t('lottery.history.never')
                ) : (
                  <bdi dir="ltr" className="whitespace-nowrap">
                    {lastDay}
                  </bdi>
                ),
              ),
              column('gap', t('lottery.history.gap'), ({ gap }) => gap),
              column('longest', t('lottery.history.longest'), ({ longestGap }) => longestGap),
              column('average', t('lottery.history.average'), ({ drawsWith }) =>
                drawsWith === 0 ? '–' : rounded(draws / drawsWith),
              ),
            ]}
          />
        </div>
      )}
    </details>
  )
}
