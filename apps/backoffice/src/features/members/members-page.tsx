// SPDX-License-Identifier: Apache-2.0
import { useDeferredValue } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { useAddressPage, useAddressText } from '../../shared/address.ts'
import { AccountLink } from '../../shared/account-link.tsx'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'

type Member = CallOutput<'backoffice.members'>['list'][number]
const agentTypes = [1, 2, 41, 42]
const typeName = (type: number): string =>
  t(agentTypes.includes(type) ? 'console.typeAgent' : type === 4 ? 'console.typeTrial' : 'console.typeMember')

const nameColumn: Column<Member> = {
  key: 'member',
  title: t('console.member'),
  render: (row) => <AccountLink memberId={row.memberId} name={row.username} />,
}
const columns: Column<Member>[] = [
  { key: 'type', title: t('console.type'), render: (row) => typeName(row.type) },
  {
    key: 'balance',
    title: t('console.balance'),
    end: true,
    render: (row) => <Money value={row.balance} currency={row.currency} className="font-bold text-text" />,
  },
  {
    key: 'held',
    title: t('console.held'),
    end: true,
    render: (row) => <Money value={row.held} currency={row.currency} />,
  },
  { key: 'registered', title: t('console.registered'), render: (row) => <Moment at={row.registeredAt} /> },
  {
    key: 'login',
    title: t('console.lastLogin'),
    render: (row) =>
      row.lastLoginAt === null ? (
        <span className="text-muted">{t('console.never')}</span>
      ) : (
        <Moment at={row.lastLoginAt} />
      ),
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

export function MembersPage() {
  const [typed, setTyped] = useAddressText('search')
  const [pageNo, setPageNo] = useAddressPage()
  const search = useDeferredValue(typed.trim())
  const query = useCallQuery(
    'backoffice.members',
    { ...useBrandFilter(), search, pageNo, pageSize: 20 },
    { refetchIntervalMs: 15_000 },
  )
  const brandColumn = useBrandColumn<Member>()
  return (
    <Page title={t('console.members')}>
      <Listing
        caption={t('console.members')}
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
    </Page>
  )
}
