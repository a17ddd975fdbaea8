// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

export type Manager = CallOutput<'backoffice.rankManagers'>[number]
const ContactDialog = lazy(() => import('./contact-dialog.tsx'))

/** Operators and the contact under which members of high ranks reach them. */
export default function ManagersList() {
  const query = useCallQuery('backoffice.rankManagers', {})
  const { data } = query
  const mayChange = usePermission('agents')
  const [open, setOpen] = useState<Manager>()
  if (!data) return <QueryState query={query} skeleton="h-64 w-full" />
  const columns: Column<Manager>[] = [
    {
      key: 'operator',
      title: t('console.ranks.operator'),
      render: (row) => <span className="font-semibold text-text">{row.operatorName}</span>,
    },
    { key: 'name', title: t('console.ranks.contactName'), render: (row) => row.name || '—' },
    {
      key: 'link',
      title: t('console.ranks.contactLink'),
      render: (row) => (
        <span dir="ltr" className="break-all">
          {row.link || '—'}
        </span>
      ),
    },
    { key: 'members', title: t('console.ranks.members'), end: true, render: (row) => row.members },
    ...(mayChange
      ? [
          {
            key: 'actions',
            title: t('console.actions'),
            end: true,
            render: (row: Manager) => (
              <Button size="small" look="quiet" onClick={() => setOpen(row)}>
                {t('console.ranks.setContact')}
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <p className="text-sm text-muted">{t('console.ranks.contactHint')}</p>
      <Table
        caption={t('console.ranks.managers')}
        rows={data}
        rowKey={(row) => row.operatorId}
        columns={columns}
      />
      {open && (
        <Suspense>
          <ContactDialog manager={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
