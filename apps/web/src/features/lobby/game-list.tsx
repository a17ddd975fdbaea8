import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { ErrorState } from '@tessera/ui/error-state.tsx'
import type { ReactNode } from 'react'
import type { Question } from '../../shared/api/ask.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { useMedia, wideScreen } from '../../shared/site/use-media.ts'
import { t } from '../../shared/texts/texts.ts'
import { EndlessGames } from './endless-games.tsx'
import { GameGrid, GridSkeleton } from './game-grid.tsx'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { useGames } from './use-games.ts'

export type GameFilter = Omit<Question<'catalogue.games'>, 'pageNo'>

export interface GameListProps {
  filter: GameFilter
  pageNo: number
  onPage: (pageNo: number) => void
  empty?: ReactNode
}

/** All games of a filter: pages on a wide screen, one list that grows under a thumb. */
export function GameList(props: GameListProps) {
  const wide = useMedia(wideScreen)
  return wide ? <PagedGames {...props} /> : <EndlessGames key={JSON.stringify(props.filter)} filter={props.filter} empty={<NoGames empty={props.empty} />} />
}

function PagedGames({ filter, pageNo, onPage, empty }: GameListProps) {
  const { data, error, isPlaceholderData, refetch } = useGames({ ...filter, pageNo }, { keep: true })
  if (error) return <ErrorState title={messageOf(error, t('common.error.title'))} retryLabel={t('common.retry')} onRetry={() => void refetch()} />
  if (!data) return <GridSkeleton />
  if (data.games.length === 0) return <NoGames empty={empty} />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <GameGrid games={data.games} />
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={onPage} />
    </div>
  )
}

function NoGames({ empty }: { empty: ReactNode }) {
  return empty ?? <EmptyState title={t('lobby.empty')} />
}
