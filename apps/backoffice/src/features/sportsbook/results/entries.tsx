// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { entryTones, type Entry } from './result-words.ts'

const columns: Column<Entry>[] = [
  {
    key: 'kind',
    title: t('console.results.entry'),
    render: (row) => (
      <span className="font-semibold whitespace-nowrap text-text">
        {t(`console.results.kind.${row.kind}`)}
      </span>
    ),
  },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => <Badge tone={entryTones[row.status]}>{t(`console.results.entry.${row.status}`)}</Badge>,
  },
  {
    key: 'by',
    title: t('console.sportsbook.reason'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="text-text">{row.reason}</span>
        <span className="text-xs text-muted">
          {row.madeBy} · <Moment at={row.madeAt} />
        </span>
      </span>
    ),
  },
  {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (row) => (
      <Link
        to="/sportsbook-entries/$id"
        params={{ id: row.entryId }}
        className={buttonClass({ size: 'small' })}
      >
        {t('console.results.dryRun')}
      </Link>
    ),
  },
]

/** What operators entered about an event, newest first. */
export const Entries = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length === 0 ? (
    <EmptyState title={t('console.results.noEntries')} />
  ) : (
    <Table
      caption={t('console.results.dryRuns')}
      columns={columns}
      rows={entries}
      rowKey={(row) => row.entryId}
    />
  )
