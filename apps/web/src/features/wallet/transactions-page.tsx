// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Table } from '@tessera/ui/data/table.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { roomyPanel, useMedia } from '../../shared/site/use-media.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { EntryAbout, titleOfEntry, type Entry, type Round } from './entry-about.tsx'

const kinds = ['ALL', 'DEPOSIT', 'WITHDRAW', 'BET', 'PAYOUT'] as const

type CheckRound = (round: Round) => ReactNode

/** All movements of the member's wallet, each with what it belongs to; `checkRound` renders the way to the proof of a round. */
export function TransactionsPage({ checkRound = () => null }: { checkRound?: CheckRound }) {
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
        <Entries entries={data.list} checkRound={checkRound} />
      ) : (
        <EntryCards entries={data.list} checkRound={checkRound} />
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </div>
  )
}

interface EntriesProps {
  entries: readonly Entry[]
  checkRound: CheckRound
}

function EntryCards({ entries, checkRound }: EntriesProps) {
  const zone = useZone()
  return (
    <ul aria-label={t('wallet.history')} className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-tile border border-line bg-bg px-4 py-3">
          <p className="flex items-center justify-between gap-3">
            <span className="font-bold">{titleOfEntry(entry)}</span>
            <Money value={entry.amount} signed className="font-bold" />
          </p>
          <p className="mt-1 flex items-center justify-between gap-3 text-xs text-muted">
            <Time at={entry.time} zone={zone} />
            <Money value={entry.balanceAfter} />
          </p>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm empty:hidden">
            <EntryAbout entry={entry} />
            {entry.round && checkRound(entry.round)}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Entries({ entries, checkRound }: EntriesProps) {
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
          render: (entry) => <span className="font-semibold">{titleOfEntry(entry)}</span>,
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
          key: 'about',
          title: t('wallet.transactions.about'),
          render: (entry) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <EntryAbout entry={entry} />
              {entry.round && checkRound(entry.round)}
            </span>
          ),
        },
      ]}
    />
  )
}
