// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useAddressPage } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { DifferencesList } from './differences-list.tsx'
import { Result } from './result.tsx'
import type { Statement } from './statement.ts'

const UploadDialog = lazy(() => import('./upload-dialog.tsx'))

const columns: Column<Statement>[] = [
  {
    key: 'statement',
    title: t('console.statements.statement'),
    render: (row) => (
      <span className="flex flex-col">
        <span className="font-semibold text-text">{row.accountId}</span>
        <span className="tabular whitespace-nowrap">
          {row.fromDay} – {row.toDay}
        </span>
        <span className="text-xs break-all text-muted">{row.fileName}</span>
      </span>
    ),
  },
  { key: 'result', title: t('console.statements.result'), render: (row) => <Result row={row} /> },
  {
    key: 'time',
    title: t('console.time'),
    render: (row) => (
      <span className="flex flex-col">
        <Moment at={row.time} />
        <span className="text-xs text-muted">{row.uploadedBy}</span>
      </span>
    ),
  },
]

/** Statements of payment providers, compared with what happened here. */
export default function ReconciliationPage() {
  const [pageNo, setPageNo] = useAddressPage()
  const [uploading, setUploading] = useState(false)
  const [opened, setOpened] = useState<string>()
  const query = useCallQuery('backoffice.statements', { pageNo, pageSize: 20 })
  const mayUpload = usePermission('money')
  const actions: Column<Statement> = {
    key: 'actions',
    title: t('console.actions'),
    end: true,
    render: (row) => (
      <Button
        size="small"
        aria-label={`${t('console.statements.show')}: ${row.fileName}`}
        onClick={() => setOpened(row.statementId)}
      >
        {t('console.statements.show')}
      </Button>
    ),
  }
  return (
    <Page
      title={t('console.reconciliation')}
      actions={
        mayUpload &&
        opened === undefined && (
          <Button look="primary" onClick={() => setUploading(true)}>
            {t('console.statements.upload')}
          </Button>
        )
      }
    >
      {opened === undefined ? (
        <Listing
          caption={t('console.reconciliation')}
          query={query}
          columns={[...columns, actions]}
          rowKey={(row) => row.statementId}
          empty={t('console.statements.none')}
          onPage={setPageNo}
        />
      ) : (
        <DifferencesList statementId={opened} onBack={() => setOpened(undefined)} />
      )}
      {uploading && (
        <Suspense>
          <UploadDialog
            onClose={() => setUploading(false)}
            onCompared={(statementId) => {
              setUploading(false)
              setOpened(statementId)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
