// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useAsk } from '../../shared/api/use-ask.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

/** The bonuses of the last 90 days, newest first, each with its reason. */
export function BonusesPage({ empty }: { empty: ReactNode }) {
  const zone = useZone()
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useAsk(
    'wallet.bonusDetails',
    { pageNo },
    { member: true, keep: true, staleTimeMs: 0 },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-64 w-full rounded-tile" />
  if (data.totalCount === 0) return empty
  return (
    <div className="flex flex-col gap-4">
      <Table
        caption={t('center.bonusDetails')}
        rows={data.list}
        room="own"
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'time',
            title: t('common.time'),
            render: (row) => <Time at={row.time} zone={zone} className="text-muted" />,
          },
          { key: 'promotion', title: t('wallet.transactions.remark'), render: (row) => row.promotion || '—' },
          {
            key: 'amount',
            title: t('common.amount'),
            end: true,
            render: (row) => <Money value={row.amount} signed className="font-bold" />,
          },
        ]}
      />
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </div>
  )
}
