// SPDX-License-Identifier: Apache-2.0
import { Table, type Column, type Sort } from '@tessera/ui/data/table.tsx'
import { useState } from 'react'
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
            columns={columnsOf(draws)}
          />
        </div>
      )}
    </details>
  )
}

const columnsOf = (draws: number): Column<CountedValue>[] => [
  { key: 'number', title: t('lottery.history.number'), render: ({ value }) => value, sortable: true },
  { key: 'hits', title: t('lottery.history.hits'), render: ({ hits }) => hits, end: true, sortable: true },
  {
    key: 'last',
    title: t('lottery.history.last'),
    render: ({ lastDay }) => lastDay ?? t('lottery.history.never'),
    end: true,
    sortable: true,
  },
  { key: 'gap', title: t('lottery.history.gap'), render: ({ gap }) => gap, end: true, sortable: true },
  {
    key: 'longest',
    title: t('lottery.history.longest'),
    render: ({ longestGap }) => longestGap,
    end: true,
    sortable: true,
  },
  {
    key: 'average',
    title: t('lottery.history.average'),
    render: ({ drawsWith }) => (drawsWith === 0 ? '–' : rounded(draws / drawsWith)),
    end: true,
    sortable: true,
  },
]
