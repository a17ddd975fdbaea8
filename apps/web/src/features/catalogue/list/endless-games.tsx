// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { GameGrid, GridSkeleton } from '../cards/game-grid.tsx'
import type { GameListProps } from './game-list.tsx'
import { MeantName } from './meant-name.tsx'
import { useEndlessList } from './use-endless-list.ts'

/** A list that loads its next page when it is scrolled near its end, and after some pages at a press. */
export function EndlessGames({ lobby, search, onName, renderEmpty }: GameListProps) {
  const { list, error, loading, retry, more, end } = useEndlessList(lobby, search)
  const failed = error !== undefined && (
    <ErrorState
      title={messageOf(error, t('common.error.title'))}
      retryLabel={t('common.retry')}
      onRetry={retry}
    />
  )
  if (list.pageNo === 0) return <div ref={end}>{failed || <GridSkeleton count={12} />}</div>
  if (list.asyncList.length === 0) return <div ref={end}>{renderEmpty()}</div>
  return (
    <div data-list={list.asyncListTypeOfLobby} aria-busy={loading}>
      <MeantName name={list.didYouMean} onName={onName} />
      <GameGrid games={list.asyncList} />
      <div ref={end} role="status" className="min-h-px pt-3.5">
        {failed ||
          (loading && list.hasMoreGame && (
            <>
              <span className="sr-only">{t('lobby.loadingMore')}</span>
              <GridSkeleton count={3} />
            </>
          ))}
        {more && (
          <Button size="form" className="w-full" onClick={more}>
            {t('lobby.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
