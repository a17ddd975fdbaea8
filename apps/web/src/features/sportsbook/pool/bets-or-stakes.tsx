// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { type ReactNode, useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { nameLanguage } from '../words/name-language.ts'
import { StakeCard } from './stake-card.tsx'

const pageSize = 20
const pollMs = 10_000

/** The member's bets at fixed odds, or their stakes in pools. */
export function BetsOrStakes({ bets }: { bets: ReactNode }) {
  const [view, setView] = useState<'bets' | 'stakes'>('bets')
  return (
    <>
      <Segmented
        label={t('sportsbook.lobby.sections')}
        options={[
          { value: 'bets', label: t('sportsbook.bets') },
          { value: 'stakes', label: t('sportsbook.pool.bets') },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'bets' ? bets : <Stakes />}
    </>
  )
}

function Stakes() {
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'sportsbook.poolBets',
    { pageNo, pageSize, language: nameLanguage() },
    { member: true, keepPreviousData: true, staleTimeMs: 0, refetchIntervalMs: pollMs },
  )
  if (!data)
    return error ? (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-64 w-full rounded-tile" />
    )
  if (data.list.length === 0) return <EmptyState title={t('sportsbook.pool.none')} />
  return (
    <>
      <ul aria-label={t('sportsbook.pool.bets')} className="flex flex-col gap-3">
        {data.list.map((bet) => (
          <StakeCard key={bet.betId} bet={bet} withEvent />
        ))}
      </ul>
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </>
  )
}
