// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { SpanChoice, useSpan } from '../../shared/forms/span-choice.tsx'
import { roomyPanel, useMedia } from '../../shared/site/use-media.ts'
import { t } from '../../shared/texts/texts.ts'
import { BetsCards } from './bets-cards.tsx'
import { BetsTable } from './bets-table.tsx'

/** The betting record: the member's rounds, newest first. */
export function BetsPage() {
  const wide = useMedia(roomyPanel)
  const [chosen, choose] = useSpan('week')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useCallQuery(
    'bets.history',
    { startTime: chosen.from, pageNo },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
  )
  return (
    <div className="flex flex-col gap-4">
      <SpanChoice
        value={chosen.span}
        onChange={(span) => {
          choose(span)
          setPageNo(1)
        }}
      />
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-64 w-full rounded-tile" />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('bets.empty')}>{t('bets.emptyHint')}</EmptyState>
      ) : wide ? (
        <BetsTable bets={data.list} />
      ) : (
        <BetsCards bets={data.list} />
      )}
      {data && <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />}
    </div>
  )
}
