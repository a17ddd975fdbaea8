// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { roomyPanel, useMedia } from '../../shared/site/use-media.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'

type Entry = CallOutput<'wallet.transactions'>['list'][number]
const kinds = ['ALL', 'DEPOSIT', 'WITHDRAW', 'BET', 'PAYOUT'] as const

/** All movements of the member's wallet. */
export function TransactionsPage() {
  const wide = useMedia(roomyPanel)
  const [kind, setKind] = useState<(typeof kinds)[number]>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const zone = useZone()
  const { data, error, refetch } = useCallQuery(
    'wallet.transactions',
    { transType: kind, pageNo },
    { member: true, keepPreviousData: true },
  )
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('wallet.transactions.type')}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setPageNo(1)
        }}
        options={kinds.map((value) => ({ value, label: t(`wallet.type.${value}`) }))}
      />
      <p className="text-xs text-muted">{t('common.clock', { zone: `UTC${zone}` })}</p>
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-64 w-full rounded-tile" />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('wallet.transactions.empty')} />
      ) : wide ? (
        <Entries entries={data.list} />
      ) : (
        <EntryCards entries={data.list} />
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </div>
  )
}

function EntryCards({ entries }: { entries: readonly Entry[] }) {
  const zone = useZone()
  return (
    <ul aria-label={t('wallet.history')} className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-tile border border-line bg-bg px-4 py-3">
          <p className="flex items-center justify-between gap-3">
            <span className="font-bold">{t(`wallet.type.${entry.transType}`)}</span>
            <Money value={entry.amount} signed className="font-bold" />
          </p>
          <p className="mt-1 flex items-center justify-between gap-3 text-xs text-muted">
            <Time at={entry.time} zone={zone} />
            <Money value={entry.balanceAfter} />
          </p>
          {entry.remark && <p className="mt-1 text-xs text-muted">{entry.remark}</p>}
        </li>
      ))}
    </ul>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const zone = useZone()
  return (
    <Table
      caption={t('wallet.history')}
      rows={entries}
      rowKey={(entry) => entry.id}
      columns={[
        {
          key: 'time',
          title: t('common.time'),
          render: (entry) => <Time at={entry.time} zone={zone} className="text-muted" />,
        },
        {
          key: 'type',
          title: t('wallet.transactions.type'),
          render: (entry) => <span className="font-semibold">{t(`wallet.type.${entry.transType}`)}</span>,
        },
        {
          key: 'amount',
          title: t('common.amount'),
          end: true,
          render: (entry) => <Money value={entry.amount} signed className="font-bold" />,
        },
        {
          key: 'after',
          title: t('wallet.transactions.after'),
          end: true,
          render: (entry) => <Money value={entry.balanceAfter} />,
        },
        {
          key: 'remark',
          title: t('wallet.transactions.remark'),
          render: (entry) => <span className="text-muted">{entry.remark}</span>,
        },
      ]}
    />
  )
}
