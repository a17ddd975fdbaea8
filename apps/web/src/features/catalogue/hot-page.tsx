// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import Flame from 'lucide-react/icons/flame'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { gameLanguage, t } from '../../shared/texts/texts.ts'
import { GridSkeleton } from './cards/game-grid.tsx'
import { GameRow } from './cards/game-row.tsx'
import { gameTypeIcons, gameTypes, pathOf, type Game } from './game-types.ts'
import { PageHead } from '../../shared/page/page-head.tsx'

/** The hot games, a scrolling row for each kind. */
export function HotPage() {
  useTitle(t('shell.hot'))
  const { merchantCode } = useSite()
  const { data, error, refetch } = useCallQuery(
    'catalogue.hotGames',
    { merchantCode, isPlatform: 2, vassalage: '', platform: 'flash,html5-desktop', language: gameLanguage() },
    { staleTimeMs: 300_000 },
  )
  return (
    <>
      <PageHead title={t('shell.hot')} icon={Flame} count={data?.list.length} />
      {error ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <GridSkeleton />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('lobby.empty')} />
      ) : (
        <HotRows games={data.list} />
      )}
    </>
  )
}

function HotRows({ games }: { games: readonly Game[] }) {
  return gameTypes.map((type) => {
    const own = games.filter((game) => game.gameType === type)
    return (
      own.length > 0 && (
        <GameRow
          key={type}
          title={t(`lobby.type.${type}`)}
          icon={gameTypeIcons[type]}
          to={`/${pathOf(type)}`}
          games={own}
          first
          plain
          sized
        />
      )
    )
  })
}
