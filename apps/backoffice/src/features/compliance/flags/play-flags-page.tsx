// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { figureOf, type Flag } from './flag-words.ts'

const FlagDialog = lazy(() => import('./flag-dialog.tsx'))
const states = ['open', 'all'] as const

const columns: Column<Flag>[] = [
  { key: 'kind', title: t('console.flags.kind'), render: (row) => t(`console.flags.kind.${row.kind}`) },
  {
    key: 'figure',
    title: t('console.flags.figure'),
    end: true,
    render: (row) => (
      <span className="flex flex-col items-end">
        <span className="tabular font-bold text-text">{figureOf(row, row.value)}</span>
        <span className="tabular text-xs text-muted">
          {t('console.flags.from', { amount: figureOf(row, row.against) })}
        </span>
      </span>
    ),
  },
  { key: 'since', title: t('console.flags.since'), render: (row) => <Moment at={row.flaggedAt} /> },
  {
    key: 'state',
    title: t('console.state'),
    render: (row) => (
      <Badge tone={row.closedAt === null ? 'wait' : 'quiet'}>
        {t(row.closedAt === null ? 'console.flags.open' : 'console.flags.closed')}
      </Badge>
    ),
  },
]

/** Members whose deposits or play an operator should look at. */
export default function PlayFlagsPage() {
  const [state, setState] = useAddressChoice('state', states, 'open')
  const [pageNo, setPageNo] = useAddressPage()
  const [open, setOpen] = useState<Flag>()
  const query = useCallQuery(
    'backoffice.playFlags',
    { ...useBrandFilter(), state, pageNo, pageSize: 20 },
    { refetchIntervalMs: 60_000 },
  )
  const nameColumn: Column<Flag> = {
    key: 'member',
    title: t('console.member'),
    render: (row) => <span className="font-semibold text-text">{row.username}</span>,
  }
  const actions: Column<Flag> = {
    key: 'open',
    title: t('console.actions'),
    end: true,
    render: (row) => (
      <Button
        size="small"
        aria-label={t('console.flags.lookAt', { name: row.username })}
        onClick={() => setOpen(row)}
      >
        {t('console.flags.look')}
      </Button>
    ),
  }
  return (
    <Page title={t('console.flags')}>
      <Listing
        caption={t('console.flags')}
        query={query}
        columns={[nameColumn, ...useBrandColumn<Flag>(), ...columns, actions]}
        rowKey={(row) => row.id}
        empty={t(state === 'open' ? 'console.flags.none' : 'console.flags.noneAll')}
        onPage={setPageNo}
        above={
          <Segmented
            label={t('console.flags.show')}
            value={state}
            onChange={(next) => {
              setState(next)
              setPageNo(1)
            }}
            options={states.map((value) => ({ value, label: t(`console.flags.${value}`) }))}
          />
        }
      />
      {open && (
        <Suspense>
          <FlagDialog flag={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
