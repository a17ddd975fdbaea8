// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { isLoggedIn, methodName, outcomeName } from './attempt-words.ts'

type Attempt = CallOutput<'backoffice.accountAttempts'>['list'][number]

const columns: Column<Attempt>[] = [
  { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.at} /> },
  { key: 'method', title: t('console.way'), render: (row) => methodName(row.method) },
  {
    key: 'outcome',
    title: t('console.outcome'),
    render: (row) => (
      <Badge small tone={isLoggedIn(row.outcome) ? 'good' : 'quiet'}>
        {outcomeName(row.outcome)}
      </Badge>
    ),
  },
  { key: 'ip', title: t('console.ip'), render: (row) => <span dir="ltr">{row.ip}</span> },
  { key: 'device', title: t('console.device'), render: (row) => row.device || '—' },
]

/** The login attempts at an account, and their results. */
export function Attempts({ id }: { id: number }) {
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery('backoffice.accountAttempts', { id, pageNo, pageSize: 10 })
  return (
    <Listing
      caption={t('console.attempts')}
      query={query}
      columns={columns}
      rowKey={(row) => `${row.at} ${row.method} ${row.outcome} ${row.device}`}
      empty={t('console.noAttempts')}
      onPage={setPageNo}
    />
  )
}
