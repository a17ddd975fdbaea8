// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import Heart from 'lucide-react/icons/heart'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { Link } from '../../shared/router/index.ts'
import { t } from '../../shared/texts/texts.ts'
import { GameGrid, GridSkeleton } from './cards/game-grid.tsx'
import { favouritesPageSize } from './state/list-input.ts'

/** The member's favourite games, newest first. */
export function FavouritesPage() {
  const { data, error, refetch } = useCallQuery(
    'catalogue.favourites',
    { pageNo: 1, pageSize: favouritesPageSize },
    { member: true, staleTimeMs: 0 },
  )
  return (
    <>
      <PageHead title={t('shell.favourites')} icon={Heart} count={data?.totalCount} />
      {error && !data ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <GridSkeleton />
      ) : data.content.length > 0 ? (
        <GameGrid games={data.content} />
      ) : (
        <EmptyState
          drawing={<Mosaic of="heart" />}
          title={t('shell.favourites.empty')}
          action={
            <Link to="/hot" className={buttonClass()}>
              {t('lobby.hot')}
            </Link>
          }
        />
      )}
    </>
  )
}
