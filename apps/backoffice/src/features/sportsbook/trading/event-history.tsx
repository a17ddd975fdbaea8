// SPDX-License-Identifier: Apache-2.0
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { wordsOfCode } from '../../../shared/words-of-code.ts'
import type { WholeEvent } from './trading-words.ts'

type Entry = WholeEvent['history'][number]
const columns: Column<Entry>[] = [
  { key: 'action', title: t('console.actions'), render: (row) => wordsOfCode(row.action) },
  { key: 'by', title: t('console.sportsbook.setBy'), render: (row) => row.by },
  { key: 'reason', title: t('console.sportsbook.reason'), render: (row) => row.reason || '–' },
  {
    key: 'details',
    title: t('console.sportsbook.details'),
    render: (row) => (
      <bdi dir="ltr" className="tabular">
        {row.details}
      </bdi>
    ),
  },
  { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.time} /> },
]

/** What operators did with an event, newest first. */
export function EventHistory({ history }: { history: readonly Entry[] }) {
  if (history.length === 0) return <p className="text-sm text-muted">{t('console.sportsbook.noHistory')}</p>
  return (
    <Table
      caption={t('console.sportsbook.history')}
      columns={columns}
      rows={history}
      rowKey={(row) => `${row.time} ${row.action} ${row.details}`}
    />
  )
}
