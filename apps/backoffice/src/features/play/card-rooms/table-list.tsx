// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { tableText, type CardTable } from './card-room-words.ts'
import { TableActions } from './table-actions.tsx'

const refetchIntervalMs = 5_000

const columns: Column<CardTable>[] = [
  {
    key: 'table',
    title: t('console.cards.table'),
    render: (table) => (
      <span className="flex flex-col items-start max-md:items-end">
        <span className="font-semibold text-text">{t(`console.cards.game.${table.game}`)}</span>
        <span className="text-xs text-muted">
          <bdi>{table.currency}</bdi> · {tableText(table)}
        </span>
      </span>
    ),
  },
  {
    key: 'seated',
    title: t('console.cards.seated'),
    end: true,
    render: ({ seated, players }) => (
      <span className="flex flex-col items-end">
        <span className="tabular font-bold text-text">{seated}</span>
        <span className="text-xs text-muted">{t('console.cards.players', { count: players })}</span>
      </span>
    ),
  },
  {
    key: 'state',
    title: t('console.state'),
    render: ({ playing, pause }) => (
      <span className="flex max-w-56 flex-col items-start gap-1 max-md:items-end">
        <Badge tone={pause ? 'wait' : 'good'}>
          {t(playing ? 'console.cards.playing' : pause ? 'console.cards.paused' : 'console.cards.between')}
        </Badge>
        {pause && (
          <span className="text-xs wrap-anywhere text-muted">
            {pause.by}: {pause.reason} · <Moment at={pause.at} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (table) => <TableActions table={table} />,
  },
]

/** Card tables for money at which somebody sits, and paused ones. */
export function TableList() {
  const query = useCallQuery('backoffice.cardTables', {}, { refetchIntervalMs })
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-lg font-bold text-text">{t('console.cards.tables')}</h2>
      <Listing
        caption={t('console.cards.tables')}
        query={query}
        columns={columns}
        rowKey={({ table }) => table}
        empty={t('console.cards.noTables')}
        above={<p className="max-w-prose text-sm text-muted">{t('console.cards.tablesExplain')}</p>}
      />
    </section>
  )
}
