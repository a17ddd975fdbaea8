import Flame from 'lucide-react/icons/flame'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { ErrorState } from '@tessera/ui/error-state.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import { useAsk } from '../../shared/api/use-ask.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { GameGrid, GridSkeleton } from './game-grid.tsx'
import { PageHead } from './page-head.tsx'

/** The hot games, all at once. */
export function HotPage() {
  useTitle(t('lobby.hot'))
  const { data, error, refetch } = useAsk('catalogue.hotGames', {}, { staleTimeMs: 300_000 })
  return (
    <>
      <PageHead title={t('lobby.hot')} icon={Flame} count={data?.list.length} />
      {error
        ? <ErrorState title={messageOf(error, t('common.error.title'))} retryLabel={t('common.retry')} onRetry={() => void refetch()} />
        : !data ? <GridSkeleton /> : data.list.length === 0 ? <EmptyState title={t('lobby.empty')} /> : <GameGrid games={data.list} />}
    </>
  )
}
