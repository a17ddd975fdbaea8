// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'

const ResetDialog = lazy(() => import('./reset-dialog.tsx'))
type Operator = CallOutput<'backoffice.operators'>[number]

/** All operators and their apps; a lost one is reset here. */
export function OperatorList({ hasApp }: { hasApp: boolean }) {
  const { data } = useCallQuery('backoffice.operators', {})
  const [resetting, setResetting] = useState<Operator>()
  const columns = useOperatorColumns(hasApp, setResetting)
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-md font-bold text-text">{t('console.security.operators')}</h2>
      {!hasApp && <p className="text-sm text-muted">{t('console.security.resetNeedsApp')}</p>}
      {data && (
        <Table
          caption={t('console.security.operators')}
          columns={columns}
          rows={data}
          rowKey={(row) => row.operatorId}
        />
      )}
      {resetting && (
        <Suspense>
          <ResetDialog operator={resetting} onClose={() => setResetting(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function useOperatorColumns(hasApp: boolean, onReset: (operator: Operator) => void): Column<Operator>[] {
  const me = useCallQuery('backoffice.me', {}).data
  return [
    {
      key: 'name',
      title: t('console.security.operator'),
      render: (row) => <span className="font-semibold text-text">{row.name}</span>,
    },
    {
      key: 'role',
      title: t('console.security.role'),
      render: (row) => (
        <span className="inline-flex items-center gap-2">
          {row.role}
          {!row.enabled && <Badge>{t('console.security.closed')}</Badge>}
        </span>
      ),
    },
    {
      key: 'app',
      title: t('console.security.app'),
      render: (row) =>
        row.appSince === null ? (
          <Badge tone="wait">{t('console.security.off')}</Badge>
        ) : (
          <span className="inline-flex flex-wrap items-center gap-2">
            <Badge tone="good">{t('console.security.on')}</Badge>
            <Moment at={row.appSince} />
          </span>
        ),
    },
    {
      key: 'actions',
      title: t('console.actions'),
      end: true,
      render: (row) =>
        row.appSince !== null &&
        row.operatorId !== me?.operatorId && (
          <Button
            size="small"
            disabled={!hasApp}
            aria-label={t('console.security.resetTitle', { name: row.name })}
            onClick={() => onReset(row)}
          >
            {t('console.security.reset')}
          </Button>
        ),
    },
  ]
}
