// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useBrandColumn, useBrandFilter } from '../../shared/brand.tsx'
import { useAsk } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'

type Deposit = CallOutput<'backoffice.deposits'>['list'][number]
const tones: Record<Deposit['status'], BadgeTone> = {
  Pending: 'wait',
  Success: 'good',
  Failed: 'bad',
  Expired: 'quiet',
}

const nameColumn: Column<Deposit> = {
  key: 'member',
  title: t('console.member'),
  render: (row) => <span className="font-semibold text-text">{row.username}</span>,
}
const columns: Column<Deposit>[] = [
  {
    key: 'amount',
    title: t('console.amount'),
    end: true,
    render: (row) => <Money value={row.amount} className="font-bold text-text" />,
  },
  {
    key: 'received',
    title: t('console.received'),
    end: true,
    render: (row) => <Money value={row.received} />,
  },
  { key: 'method', title: t('console.method'), render: (row) => row.methodId },
  { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.createTime} /> },
  {
    key: 'status',
    title: t('console.status'),
    render: (row) => <Badge tone={tones[row.status]}>{t(`console.deposit.${row.status}`)}</Badge>,
  },
]

/** The members' deposits. */
export function DepositsPage() {
  const [pageNo, setPageNo] = useState(1)
  const query = useAsk('backoffice.deposits', { ...useBrandFilter(), pageNo, pageSize: 20 }, 15_000)
  const brandColumn = useBrandColumn<Deposit>()
  return (
    <Page title={t('console.deposits')}>
      <Listing
        caption={t('console.deposits')}
        query={query}
        columns={[nameColumn, ...brandColumn, ...columns]}
        rowKey={(row) => row.depositId}
        empty={t('console.noDeposits')}
        onPage={setPageNo}
      />
    </Page>
  )
}
