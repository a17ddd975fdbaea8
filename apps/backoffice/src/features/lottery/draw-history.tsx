// SPDX-License-Identifier: Apache-2.0
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import { wordsOfCode } from '../../shared/words-of-code.ts'
import type { WholeDraw } from './lottery-words.ts'

type Entry = WholeDraw['history'][number]
const columns: Column<Entry>[] = [
  { key: 'action', title: t('console.actions'), render: (row) => wordsOfCode(row.action) },
  { key: 'by', title: t('console.lottery.entries'), render: (row) => row.by },
  { key: 'reason', title: t('console.stepReason'), render: (row) => row.reason },
  {
    key: 'details',
    title: t('console.lottery.numbers'),
    render: (row) => (
      <bdi dir="ltr" className="tabular break-all">
        {row.details}
      </bdi>
    ),
  },
  { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.time} /> },
]

/** What operators did with a draw, newest first. */
export function DrawHistory({ history }: { history: readonly Entry[] }) {
  if (history.length === 0) return <p className="text-sm text-muted">{t('console.lottery.noHistory')}</p>
  return (
    <Table
      caption={t('console.lottery.history')}
      columns={columns}
      rows={history}
      rowKey={(row) => `${row.time} ${row.action} ${row.by}`}
    />
  )
}
