// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressPage, useAddressText } from '../../../shared/address.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { typeName } from '../../../shared/agent-types.ts'

const NewAgentDialog = lazy(() => import('./new-agent-dialog.tsx'))

type Member = CallOutput<'backoffice.members'>['list'][number]

const nameColumn: Column<Member> = {
  key: 'name',
  title: t('console.username'),
  render: (row) => (
    <Link
      to="/accounts/$id"
      params={{ id: String(row.memberId) }}
      className="inline-flex min-h-11 items-center font-semibold text-text underline decoration-line-control underline-offset-4 hover:text-brand"
    >
      {row.username}
    </Link>
  ),
}
const columns: Column<Member>[] = [
  { key: 'type', title: t('console.type'), render: (row) => typeName(row.type) },
  { key: 'registered', title: t('console.registered'), render: (row) => <Moment at={row.registeredAt} /> },
  {
    key: 'login',
    title: t('console.lastLogin'),
    render: (row) => (row.lastLoginAt === null ? t('console.never') : <Moment at={row.lastLoginAt} />),
  },
  {
    key: 'state',
    title: t('console.status'),
    render: (row) => (
      <Badge tone={row.enabled && !row.blocked ? 'good' : 'bad'}>
        {t(row.enabled ? (row.blocked ? 'console.block.here' : 'console.enabled') : 'console.disabled')}
      </Badge>
    ),
  },
]

/** Finds the account of a member who needs help with it. */
export default function AccountsPage() {
  const [typed, setTyped] = useAddressText('search')
  const [pageNo, setPageNo] = useAddressPage()
  const mayCreate = usePermission('agents')
  const [creating, setCreating] = useState(false)
  const search = useDeferredValue(typed.trim())
  const query = useCallQuery(
    'backoffice.members',
    { ...useBrandFilter(), search, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const brandColumn = useBrandColumn<Member>()
  return (
    <Page
      title={t('console.accountsPage')}
      actions={
        mayCreate && (
          <Button look="primary" onClick={() => setCreating(true)}>
            {t('console.newAgent')}
          </Button>
        )
      }
    >
      <Listing
        caption={t('console.accountsPage')}
        query={query}
        columns={[nameColumn, ...brandColumn, ...columns]}
        rowKey={(row) => row.memberId}
        empty={t('console.noMembers')}
        onPage={setPageNo}
        above={
          <div className="max-w-sm">
            <TextField
              label={t('console.search')}
              type="search"
              maxLength={64}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setPageNo(1)
              }}
            />
          </div>
        }
      />
      {creating && (
        <Suspense>
          <NewAgentDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Page>
  )
}
