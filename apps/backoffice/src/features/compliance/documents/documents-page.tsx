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
import { tones, type ListedDocument } from './document-words.ts'

const DocumentDialog = lazy(() => import('./document-dialog.tsx'))
const states = ['waiting', 'all'] as const

/** Documents with which members prove who they are; waiting ones are decided here. */
export default function DocumentsPage() {
  const [state, setState] = useAddressChoice('state', states, 'waiting')
  const [pageNo, setPageNo] = useAddressPage()
  const [open, setOpen] = useState<ListedDocument>()
  const query = useCallQuery(
    'backoffice.documents',
    { ...useBrandFilter(), state, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const columns = useDocumentColumns(setOpen)
  return (
    <Page title={t('console.documents')}>
      <Listing
        caption={t('console.documents')}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={t(state === 'waiting' ? 'console.documents.none' : 'console.documents.noneAll')}
        onPage={setPageNo}
        above={
          <Segmented
            label={t('console.documents.show')}
            value={state}
            onChange={(next) => {
              setState(next)
              setPageNo(1)
            }}
            options={states.map((value) => ({ value, label: t(`console.documents.${value}`) }))}
          />
        }
      />
      {open && (
        <Suspense>
          <DocumentDialog listed={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function useDocumentColumns(onOpen: (document: ListedDocument) => void): Column<ListedDocument>[] {
  return [
    {
      key: 'member',
      title: t('console.member'),
      render: (row) => <span className="font-semibold text-text">{row.username}</span>,
    },
    ...useBrandColumn<ListedDocument>(),
    {
      key: 'kind',
      title: t('console.documents.kind'),
      render: (row) => t(`console.documents.kind.${row.kind}`),
    },
    { key: 'sent', title: t('console.documents.sent'), render: (row) => <Moment at={row.sentAt} /> },
    {
      key: 'state',
      title: t('console.state'),
      render: (row) => (
        <span className="flex flex-col items-start gap-1">
          <Badge tone={tones[row.state]}>{t(`console.documents.state.${row.state}`)}</Badge>
          {row.reason !== null && (
            <span className="text-xs text-muted">{t(`console.documents.reason.${row.reason}`)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'open',
      title: t('console.actions'),
      end: true,
      render: (row) => (
        <Button
          size="small"
          aria-label={t('console.documents.lookAt', { name: row.username })}
          onClick={() => onOpen(row)}
        >
          {t('console.documents.look')}
        </Button>
      ),
    },
  ]
}
