// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { useRef, type ReactNode } from 'react'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { useMedia, wideScreen } from '../../../shared/site/use-media.ts'
import { t } from '../../../shared/texts/texts.ts'
import { GameGrid, GridSkeleton } from '../cards/game-grid.tsx'
import type { LobbySearch } from '../state/lobby-search.ts'
import type { LobbyType } from '../state/lobby-type.ts'
import { EndlessGames } from './endless-games.tsx'
import { MeantName } from './meant-name.tsx'
import { endlessKey } from './use-endless-list.ts'
import { usePagedList } from './use-paged-list.ts'

export interface GameListProps {
  lobby: LobbyType
  search: LobbySearch
  onPage: (pageNo: number) => void
  /** Searches for another name than the typed one. */
  onName: (name: string) => void
  /** Shown if nothing is found. */
  renderEmpty: () => ReactNode
}

/**
 * The games of a lobby: pages on a wide screen, one growing list on a phone. A list that loads at once needs
 * neither.
 */
export function GameList(props: GameListProps) {
  const wide = useMedia(wideScreen)
  const { list } = props.search
  return wide || list === 'fav' || list === 'recent' ? (
    <PagedGames {...props} />
  ) : (
    <EndlessGames key={endlessKey(props.lobby, props.search)} {...props} />
  )
}

function PagedGames({ lobby, search, onPage, onName, renderEmpty }: GameListProps) {
  const { list, error, first, turning, retry } = usePagedList(lobby, search)
  const frame = useRef<HTMLDivElement>(null)
  if (error)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={retry}
      />
    )
  if (first) return <GridSkeleton />
  if (list.asyncList.length === 0) return renderEmpty()
  const turn = (pageNo: number): void => {
    // Notifies a page that embeds the lobby of its page number.
    frame.current?.dispatchEvent(new CustomEvent('page-change', { bubbles: true, detail: { pageNo } }))
    onPage(pageNo)
  }
  return (
    <div
      ref={frame}
      data-list={list.asyncListTypeOfLobby}
      aria-busy={turning}
      className={turning ? 'opacity-60' : undefined}
    >
      <MeantName name={list.didYouMean} onName={onName} />
      <GameGrid games={list.asyncList} />
      <ListPager
        pageNo={search.list === 'fav' ? 1 : search.pageNo}
        totalPages={list.asyncTotalPages}
        onPage={turn}
      />
    </div>
  )
}
