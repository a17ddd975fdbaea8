import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorState } from '@tessera/ui/error-state.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { ask } from '../../shared/api/ask.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { t } from '../../shared/texts/texts.ts'
import { GameGrid, GridSkeleton } from './game-grid.tsx'
import type { GameFilter } from './game-list.tsx'

/** A scroll that stops this long is read as "I want more". */
const settleMs = 300

/** A list that fetches its next page when the thumb comes near its end. */
export function EndlessGames({ filter, empty }: { filter: GameFilter; empty: ReactNode }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['catalogue.games', 'endless', filter],
    queryFn: ({ pageParam }) => ask('catalogue.games', { ...filter, pageNo: pageParam }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.pageNo < last.totalPages ? last.pageNo + 1 : undefined),
  })
  const end = useNearEnd(hasNextPage && !isFetchingNextPage, () => void fetchNextPage())
  if (error) return <ErrorState title={messageOf(error, t('common.error.title'))} retryLabel={t('common.retry')} onRetry={() => void refetch()} />
  if (!data) return <GridSkeleton count={9} />
  const games = data.pages.flatMap((page) => page.games)
  if (games.length === 0) return empty
  return (
    <div aria-busy={isFetchingNextPage}>
      <GameGrid games={games} />
      <div ref={end} role="status" className="pt-3.5">{isFetchingNextPage && <><span className="sr-only">{t('lobby.loadingMore')}</span><GridSkeleton count={3} /></>}</div>
    </div>
  )
}

function useNearEnd(active: boolean, reach: () => void) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!active || !end.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.some((entry) => entry.isIntersecting)) timer = setTimeout(reach, settleMs)
    }, { rootMargin: '600px' })
    observer.observe(end.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  })
  return end
}
