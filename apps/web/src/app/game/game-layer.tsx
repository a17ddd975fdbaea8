// SPDX-License-Identifier: Apache-2.0
import { useEffect, useEffectEvent } from 'react'
import { closeSmallGame, isSameGame, shrinkGame, useSmallGame } from '../../features/play/small-game.ts'
import { useTheatre, useWideGame } from '../../features/play/theatre.ts'
import { wantedIn, wantedOf, type Wanted } from '../../features/play/wanted.ts'
import { useNavigate, useRouterState, useSearch } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { RunningGame } from '../pages/running-game.tsx'
import { browsedLocation } from './browsed-location.ts'
import { GameWindow } from './game-window.tsx'
import { SmallQuestions } from './small-questions.tsx'

const gamePath = '/game'

/**
 * The game of the address, on its page or above another one, or the one in the small window. It is always at this
 * position in the document: a frame that is moved there loads again, and its round would be interrupted. So only style
 * moves it.
 */
export default function GameLayer() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = useSearch({ strict: false })
  const { play } = useSearch({ from: '__root__' })
  const { gameWindow } = useSite().whitelabel
  const navigate = useNavigate()
  const [theatre, wide] = [useTheatre(), useWideGame()]
  const small = useSmallGame()
  const onPage = path === gamePath
  const above = !onPage && play !== undefined && gameWindow === 'modal'
  const addressed = onPage ? wantedOf(search) : above ? wantedIn(play) : undefined
  const wanted = small?.wanted ?? addressed
  const large = addressed !== undefined && (!small || isSameGame(small.wanted, addressed))
  useEnd(onPage || above, large)
  if (!wanted) return null
  const stay = (): void =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, play: undefined }),
      replace: true,
      resetScroll: false,
    })
  const close = (): void => {
    closeSmallGame()
    if (above) return stay()
    if (!large) return focusPage()
    if (window.opener === null) void navigate({ to: '/', search: {} })
    else window.close()
  }
  const end = (): void => {
    // The question is about the small game: that above the page comes after it.
    closeSmallGame()
    if (!above) focusPage()
  }
  const enlarge = (): void => {
    const game = addressOf(wanted)
    if (gameWindow !== 'modal' || onPage) return void navigate({ to: gamePath, search: game })
    void navigate({
      to: '.',
      search: (before) => ({ ...before, play: new URLSearchParams(game).toString() }),
      resetScroll: false,
    })
  }
  return (
    <SmallQuestions
      small={large ? undefined : small}
      other={addressed !== undefined && !large}
      onEnlarge={enlarge}
      onClose={large ? close : end}
    >
      {(ask) => (
        <GameWindow
          look={large ? (above ? 'dialog' : 'page') : 'small'}
          theatre={above ? wide : theatre}
          corner={small?.corner}
          wanted={wanted}
          onLeave={close}
        >
          <RunningGame
            wanted={wanted}
            look={large ? (above ? 'dialog' : 'page') : 'small'}
            onLobby={large ? close : ask}
            onStop={close}
            onShrink={() => {
              shrinkGame(wanted)
              if (above) stay()
              else void navigate(browsedLocation())
            }}
            onEnlarge={enlarge}
          />
        </GameWindow>
      )}
    </SmallQuestions>
  )
}

/** The query of a game in an address. */
function addressOf({ gameId, vendorCode, room, trial }: Wanted): Record<string, string> {
  return { [room ? 'roomId' : 'gameId']: gameId, vassalage: vendorCode, ...(trial && { trial: '1' }) }
}

/** The small window ends when its game is large again, and with the session. */
function useEnd(arrives: boolean, large: boolean): void {
  const session = useSession()
  const arrive = useEffectEvent(() => {
    if (large) closeSmallGame()
  })
  // Only on arrival: a game that has just been shrunk is still on its page until the next one has loaded.
  useEffect(() => {
    if (arrives) arrive()
  }, [arrives])
  useEffect(() => {
    if (session === 'visitor') closeSmallGame()
  }, [session])
}

/** The button that had the focus is gone. */
function focusPage(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true })),
  )
}
