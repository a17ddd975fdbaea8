// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { useEffect, type ReactNode } from 'react'
import { pageOf, useStartGame } from '../../shared/play/use-start-game.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { BlockedGame, UnknownGame } from './closed-game.tsx'
import { codeOf } from './code-of.ts'
import { GameFrame, type GameLook } from './game-frame.tsx'
import { GameLoading } from './game-loading.tsx'
import { LaunchRefusal } from './launch-refusal.tsx'
import { LoginNeeded } from './login-needed.tsx'
import { Stage } from './stage.tsx'
import { useGame, type Game } from './use-game.ts'
import { playsAsVisitor, useLaunch } from './use-launch.ts'
import type { Wanted } from './wanted.ts'

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
export function GamePage(props: GamePageProps) {
  const { wanted, onLobby } = props
  const { query, game } = useGame(wanted)
  if (query.error && !game)
    return codeOf(query.error) === 'UNKNOWN_GAME' ? (
      <UnknownGame onLobby={onLobby} />
    ) : (
      <Stage>
        <ErrorState
          title={messageOf(query.error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void query.refetch()}
        />
      </Stage>
    )
  if (query.isPending && wanted.gameId !== '') return <LoadingStage />
  if (!game) return <UnknownGame onLobby={onLobby} />
  const page = pageOf(game)
  if (page !== undefined) return <Elsewhere page={page} />
  return <LaunchedGame {...props} game={game} />
}

/** The game is played on a page of the site, which takes the position of this one. */
function Elsewhere({ page }: { page: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate({ href: page, replace: true }), [navigate, page])
  return <LoadingStage />
}

/** A known game: its frame once it has been launched, or why it has not. */
function LaunchedGame(props: GamePageProps & { game: Game }) {
  const { game, wanted, onLobby, renderOthers, renderSuggestions, renderInfo } = props
  const launch = useLaunch(game, wanted)
  const session = useSession()
  const site = useSite()
  const start = useStartGame()
  const forFun = playsAsVisitor(wanted, session, site)
  const relaunch = (): void => void launch.refetch()
  if (launch.data !== undefined)
    return (
      <GameFrame
        key={launch.data}
        game={game}
        address={launch.data}
        trial={wanted.trial}
        tools={props.tools}
        money={props.renderMoney(game)}
        heart={props.renderHeart(game)}
        renderInfo={(onRules) => renderInfo(game, onRules)}
        look={props.look}
        onLobby={onLobby}
        onForReal={() => start(game)}
        onReload={relaunch}
        onShrink={props.onShrink}
        onEnlarge={props.onEnlarge}
      />
    )
  if (game.blocked)
    return <BlockedGame name={game.displayName} onLobby={onLobby} renderOthers={renderOthers} />
  if (session !== 'member' && !forFun) return <LoginNeeded game={game} />
  if (!launch.error) return <LoadingStage />
  return (
    <LaunchRefusal
      game={game}
      error={launch.error}
      onRetry={relaunch}
      onLobby={onLobby}
      renderOthers={renderOthers}
      renderSuggestions={renderSuggestions}
    />
  )
}

const LoadingStage = () => (
  <Stage>
    <GameLoading />
  </Stage>
)
