// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

type Run = CallOutput<'backoffice.rankRuns'>['list'][number]
const refetchIntervalMs = 15_000
const figures = new Intl.NumberFormat('en-US')

const columns: Column<Run>[] = [
  { key: 'judged', title: t('console.ranks.judged'), end: true, render: (row) => figures.format(row.judged) },
  {
    key: 'held',
    title: t('console.ranks.held'),
    end: true,
    render: (row) => figures.format(row.judged - row.fallen),
  },
  { key: 'fallen', title: t('console.ranks.fallen'), end: true, render: (row) => figures.format(row.fallen) },
  { key: 'started', title: t('console.ranks.started'), render: (row) => <Moment at={row.startTime} /> },
  {
    key: 'finished',
    title: t('console.ranks.finished'),
    render: (row) =>
      row.finishTime === null ? (
        <Badge tone="wait">{t('console.ranks.running')}</Badge>
      ) : (
        <Moment at={row.finishTime} />
      ),
  },
]

/** Months that have ended, and how many members kept their rank. */
export function RankRuns() {
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery(
    'backoffice.rankRuns',
    { ...useBrandFilter(), pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  return (
    <Listing
      caption={t('console.ranks.runs')}
      query={query}
      columns={[
        {
          key: 'month',
          title: t('console.ranks.month'),
          render: (row) => <span className="font-semibold text-text tabular">{row.month.slice(0, 7)}</span>,
        },
        ...useBrandColumn<Run>(),
        ...columns,
      ]}
      rowKey={(row) => `${row.brandCode} ${row.month}`}
      empty={t('console.ranks.noRuns')}
      onPage={setPageNo}
      above={<p className="text-sm text-muted">{t('console.ranks.terms')}</p>}
    />
  )
}
