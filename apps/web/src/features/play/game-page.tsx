// SPDX-License-Identifier: Apache-2.0
import { Failure, messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { usePanels } from '../../shared/session/gate.ts'
import { useSession } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { GameFrame, type GameLook } from './game-frame.tsx'
import { GameLoading } from './game-loading.tsx'
import { LoginNeeded } from './login-needed.tsx'
import { Stage } from './stage.tsx'
import { useGame, type Game } from './use-game.ts'
import { useLaunch } from './use-launch.ts'
import type { Wanted } from './wanted.ts'

const AgeGate = lazy(withPageTexts(() => import('./age-gate.tsx')))
const MaintenanceDialog = lazy(() => import('./maintenance-dialog.tsx'))

export interface GamePageProps {
  wanted: Wanted
  onLobby: () => void
  /** Renders other games, below a game that cannot be opened. */
  renderOthers: () => ReactNode
  /** Renders the games that a refusal offers instead. */
  renderSuggestions: (games: readonly Game[], onPick: () => void) => ReactNode
  /** Additional contents of the game's bar: the balance. */
  tools: ReactNode
  /** Renders what a stake on the game takes, above its frame. */
  renderMoney: (game: Game) => ReactNode
  /** Renders the heart of the game. */
  renderHeart: (game: Game) => ReactNode
  /** Renders the button with the facts of the game. */
  renderInfo: (game: Game, onRules: (() => void) | undefined) => ReactNode
  look: GameLook
  onShrink: () => void
  onEnlarge: () => void
}

/** A game in its frame, or the reason why it cannot be opened and a link back. */
export function GamePage({
  wanted,
  onLobby,
  renderOthers,
  renderSuggestions,
  tools,
  renderMoney,
  renderHeart,
  renderInfo,
  look,
  onShrink,
  onEnlarge,
}: GamePageProps) {
  const { query, game } = useGame(wanted)
  const launch = useLaunch(game, wanted)
  const session = useSession()
  const { openCenter } = usePanels()
  const back = (
    <Button look="primary" onClick={onLobby}>
      {t('play.back')}
    </Button>
  )
  const again = <Button onClick={() => void launch.refetch()}>{t('common.retry')}</Button>
  const unknown = (
    <Stage title={t('play.unknown.title')}>
      <EmptyState title={t('play.unknown.title')} action={back}>
        {t('play.unknown.text')}
      </EmptyState>
    </Stage>
  )
  if (query.error && !game)
    return codeOf(query.error) === 'UNKNOWN_GAME' ? (
      unknown
    ) : (
      <Stage>
        <ErrorState
          title={messageOf(query.error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void query.refetch()}
        />
      </Stage>
    )
  if (query.isPending && wanted.gameId !== '')
    return (
      <Stage>
        <GameLoading />
      </Stage>
    )
  if (!game) return unknown
  if (launch.data !== undefined)
    return (
      <GameFrame
        key={launch.data}
        game={game}
        address={launch.data}
        trial={wanted.trial}
        tools={tools}
        money={renderMoney(game)}
        heart={renderHeart(game)}
        renderInfo={(onRules) => renderInfo(game, onRules)}
        look={look}
        onLobby={onLobby}
        onReload={() => void launch.refetch()}
        onShrink={onShrink}
        onEnlarge={onEnlarge}
      />
    )
  if (game.blocked)
    return (
      <Closed
        title={t('play.blocked.title', { name: game.displayName })}
        text={t('play.blocked.text')}
        back={back}
        renderOthers={renderOthers}
      />
    )
  if (session !== 'member') return <LoginNeeded game={game} wanted={wanted} />
  switch (codeOf(launch.error)) {
    case undefined:
      return (
        <Stage>
          <GameLoading />
        </Stage>
      )
    case 'UNKNOWN_GAME':
      return unknown
    case 'GAME_BLOCKED':
      return (
        <Closed
          title={t('play.blocked.title', { name: game.displayName })}
          text={t('play.blocked.text')}
          back={back}
          renderOthers={renderOthers}
        />
      )
    case 'NO_DEMONSTRATION':
    case 'GAME_MAINTENANCE':
      return (
        <>
          <Closed
            title={messageOf(launch.error, t('play.failed'))}
            text={t(hasNoGame(launch.error) ? 'play.noDemonstration.text' : 'play.closed.text')}
            back={back}
            renderOthers={renderOthers}
          />
          <Suspense fallback={null}>
            <MaintenanceDialog
              title={messageOf(launch.error, t('play.failed'))}
              games={suggestionsOf(launch.error)}
              renderSuggestions={renderSuggestions}
            />
          </Suspense>
        </>
      )
    case 'INSUFFICIENT':
      return (
        <Refused game={game} error={launch.error}>
          <Button look="primary" onClick={() => openCenter('depositv2')}>
            {t('wallet.deposit')}
          </Button>
          {again}
          <Button onClick={onLobby}>{t('play.back')}</Button>
        </Refused>
      )
    case 'BIRTHDAY_NEEDED':
      return (
        <Refused game={game} error={launch.error}>
          <Button look="primary" onClick={() => openCenter('securityCenter')}>
            {t('members.center')}
          </Button>
          {again}
          <Button onClick={onLobby}>{t('play.back')}</Button>
        </Refused>
      )
    case 'AGE_UNCONFIRMED':
      return (
        <Suspense
          fallback={
            <Stage>
              <GameLoading />
            </Stage>
          }
        >
          <AgeGate
            name={game.displayName}
            message={messageOf(launch.error, t('play.failed'))}
            age={ageOf(launch.error)}
            onConfirmed={() => void launch.refetch()}
            onLobby={onLobby}
          />
        </Suspense>
      )
    case 'EXCLUDED':
      return (
        <Refused game={game} error={launch.error}>
          <Button look="primary" onClick={() => openCenter('saferPlay')}>
            {t('saferPlay.title')}
          </Button>
          <Button onClick={onLobby}>{t('play.back')}</Button>
        </Refused>
      )
    case 'TOO_YOUNG':
    case 'NEED_REAL_ACCOUNT':
      return (
        <Refused game={game} error={launch.error}>
          {back}
        </Refused>
      )
    default:
      return (
        <Stage>
          <ErrorState
            title={t('play.failed')}
            detail={messageOf(launch.error, '')}
            retryLabel={t('common.retry')}
            onRetry={() => void launch.refetch()}
          />
          <div className="mt-4 flex justify-center">{back}</div>
        </Stage>
      )
  }
}

function Closed({
  title,
  text,
  back,
  renderOthers,
}: {
  title: string
  text: string
  back: ReactNode
  renderOthers: () => ReactNode
}) {
  return (
    <Stage title={title}>
      <EmptyState title={title} action={back}>
        {text}
      </EmptyState>
      {renderOthers()}
    </Stage>
  )
}

function Refused({ game, error, children }: { game: Game; error: unknown; children: ReactNode }) {
  return (
    <Stage title={game.displayName}>
      <EmptyState
        title={messageOf(error, t('play.failed'))}
        action={<span className="flex flex-wrap justify-center gap-3">{children}</span>}
      />
    </Stage>
  )
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Failure ? error.code : error === null || error === undefined ? undefined : 'UNEXPECTED'

/** Whether nothing is behind a title of the demonstration. */
const hasNoGame = (error: unknown): boolean => codeOf(error) === 'NO_DEMONSTRATION'

/** Up to six other open games that a refusal offers (D-101). */
function suggestionsOf(error: unknown): readonly Game[] {
  const details = detailsOf(error)
  return 'suggestions' in details && Array.isArray(details.suggestions)
    ? (details.suggestions as readonly Game[])
    : []
}

/** The minimum age that the refusal names. */
function ageOf(error: unknown): number {
  const details = detailsOf(error)
  return 'age' in details && typeof details.age === 'number' ? details.age : 18
}

function detailsOf(error: unknown): object {
  const details: unknown = error instanceof Failure ? error.details : undefined
  return typeof details === 'object' && details !== null ? details : {}
}
