import { ErrorState } from '@tessera/ui/error-state.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { EmptyState } from '@tessera/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { GameFrame } from './game-frame.tsx'
import { GameLoading } from './game-loading.tsx'
import { useGame, type Game } from './use-game.ts'
import { useLaunch } from './use-launch.ts'

export interface GamePageProps {
  gameId: string
  vassalage: string | undefined
  onLobby: () => void
  /** Draws other games, below a game that cannot be opened. */
  renderOthers: () => ReactNode
}

/** A game in its frame, or why it is not there. */
export function GamePage({ gameId, vassalage, onLobby, renderOthers }: GamePageProps) {
  const { query, game } = useGame(gameId, vassalage)
  const launch = useLaunch(game)
  const session = useSession()
  useTitle(game?.displayName)
  if (query.error && !game) return <Stage><ErrorState title={messageOf(query.error, t('common.error.title'))} retryLabel={t('common.retry')} onRetry={() => void query.refetch()} /></Stage>
  if (query.isPending && gameId !== '') return <Stage><GameLoading /></Stage>
  if (!game) return <Stage title={t('play.unknown.title')}><EmptyState title={t('play.unknown.title')} action={<Button look="primary" onClick={onLobby}>{t('play.back')}</Button>}>{t('play.unknown.text')}</EmptyState></Stage>
  if (!game.playable) return <Stage title={game.displayName}><EmptyState title={t('play.unplayable.title', { name: game.displayName })}>{t('play.unplayable.text')}</EmptyState>{renderOthers()}</Stage>
  if (launch.data !== undefined) return <GameFrame game={game} address={launch.data} onLobby={onLobby} />
  if (session !== 'member') return <LoginNeeded game={game} />
  if (launch.error) return <Stage><ErrorState title={t('play.failed')} detail={messageOf(launch.error, '')} retryLabel={t('common.retry')} onRetry={() => void launch.refetch()} /></Stage>
  return <Stage><GameLoading /></Stage>
}

function LoginNeeded({ game }: { game: Game }) {
  const { openAuth } = usePanels()
  return (
    <Stage>
      <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
        <img src={game.iconUrl} alt="" width={150} height={200} className="w-[150px] rounded-tile" />
        <h1 className="text-lg font-bold">{t('play.login.title', { name: game.displayName })}</h1>
        <p className="text-muted">{t('play.login.text')}</p>
        <div className="flex gap-3">
          <Button size="form" onClick={() => openAuth('login')}>{t('identity.login')}</Button>
          <Button size="form" look="primary" onClick={() => openAuth('register')}>{t('identity.register')}</Button>
        </div>
      </div>
    </Stage>
  )
}

function Stage({ title, children }: { title?: string; children: ReactNode }) {
  return <div className="mx-auto flex min-h-[calc(100dvh-var(--header)-var(--bottom-bar))] max-w-(--content) flex-col justify-center px-4">{title !== undefined && <h1 className="sr-only">{title}</h1>}{children}</div>
}
