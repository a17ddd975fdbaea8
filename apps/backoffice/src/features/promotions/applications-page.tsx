// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressChoice, useAddressPage } from '../../shared/address.ts'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { tones, type Application } from './application-status.ts'

const ApplicationDialog = lazy(() => import('./application-dialog.tsx'))
const states = ['Applying', 'Issued', 'Rejected', 'all'] as const

/** Applications for promotions, to view and to decide. */
export default function ApplicationsPage() {
  const [state, setState] = useAddressChoice('state', states, 'Applying')
  const [pageNo, setPageNo] = useAddressPage()
  const [open, setOpen] = useState<number>()
  const query = useCallQuery(
    'backoffice.applications',
    { ...useBrandFilter(), ...(state === 'all' ? {} : { status: state }), pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const columns = useApplicationColumns(setOpen)
  return (
    <Page title={t('console.applications')}>
      <Listing
        caption={t('console.applications')}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t('console.noApplications')}
        onPage={setPageNo}
        above={
          <Segmented
            label={t('console.state')}
            value={state}
            onChange={(next) => {
              setState(next)
              setPageNo(1)
            }}
            options={states.map((value) => ({ value, label: t(`console.application.${value}`) }))}
          />
        }
      />
      {open !== undefined && (
        <Suspense>
          <ApplicationDialog id={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function useApplicationColumns(onOpen: (id: number) => void): Column<Application>[] {
  return [
    {
      key: 'who',
      title: t('console.member'),
      render: (row) => <span className="font-semibold text-text">{row.username}</span>,
    },
    ...useBrandColumn<Application>(),
    { key: 'promotion', title: t('console.promotion'), render: (row) => row.title },
    {
      key: 'comment',
      title: t('console.comment'),
      render: (row) => (
        <span dir="auto" className="line-clamp-2 max-w-md">
          {row.comment}
        </span>
      ),
    },
    {
      key: 'reward',
      title: t('console.reward'),
      render: (row) => <Money value={row.reward} currency={row.currency} />,
    },
    { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.createTime} /> },
    {
      key: 'state',
      title: t('console.state'),
      render: (row) => <Badge tone={tones[row.status]}>{t(`console.application.${row.status}`)}</Badge>,
    },
    {
      key: 'open',
      title: t('console.actions'),
      end: true,
      render: (row) => (
        <Button
          size="small"
          aria-label={`${t('console.open')}: ${row.username}, ${row.title}`}
          onClick={() => onOpen(row.id)}
        >
          {t('console.open')}
        </Button>
      ),
    },
  ]
}
