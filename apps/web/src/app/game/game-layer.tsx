// SPDX-License-Identifier: Apache-2.0
import { useEffect, useEffectEvent } from 'react'
import { useTheatre } from '../../features/play/theatre.ts'
import {
  closeSmallGame,
  isSameGame,
  shrinkGame,
  smallGameName,
  useSmallGame,
  type Corner,
} from '../../features/play/small-game.ts'
import { wantedOf } from '../../features/play/wanted.ts'
import { useNavigate, useRouterState, useSearch } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { RunningGame } from '../pages/running-game.tsx'
import { browsedPlace } from './browsed-place.ts'
import { SmallQuestions } from './small-questions.tsx'

const gamePath = '/game'

/** At a phone's width it is at the bottom or at the top, over the whole width; the bars of the site stay free. */
const places: Record<Corner, string> = {
  bottomEnd: 'small-game-bottom md:end-[calc(var(--content-end)+16px)]',
  bottomStart: 'small-game-bottom md:start-[calc(var(--content-start)+16px)]',
  topStart: 'small-game-top md:start-[calc(var(--content-start)+16px)]',
  topEnd: 'small-game-top md:end-[calc(var(--content-end)+16px)]',
}

/**
 * The game of the address, or the one in the small window. It is always at this place of the document: a frame
 * that is moved there loads again, and its round would be interrupted. So only style moves it.
 */
export default function GameLayer() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const theatre = useTheatre()
  const small = useSmallGame()
  const onPage = path === gamePath
  const addressed = onPage ? wantedOf(search) : undefined
  const wanted = small?.wanted ?? addressed
  const large = addressed !== undefined && (!small || isSameGame(small.wanted, addressed))
  useEnd(onPage, large)
  if (!wanted) return null
  const close = (): void => {
    closeSmallGame()
    if (!large) return focusPage()
    if (window.opener === null) void navigate({ to: '/', search: {} })
    else window.close()
  }
  const enlarge = (): void => {
    const { gameId, vassalage, room, trial } = wanted
    void navigate({
      to: gamePath,
      search: { [room ? 'roomId' : 'gameId']: gameId, vassalage, ...(trial && { trial: '1' }) },
    })
  }
  return (
    <SmallQuestions
      small={large ? undefined : small}
      other={addressed !== undefined && !large}
      onEnlarge={enlarge}
      onClose={close}
    >
      {(ask) => (
        <section
          aria-labelledby={large ? undefined : smallGameName}
          className={
            large || !small
              ? theatre
                ? '[--stage:100dvh]'
                : undefined
              : `small-game ${places[small.corner]} enter-appear fixed z-35 overflow-hidden border border-line bg-surface-1 shadow-panel md:rounded-tile`
          }
        >
          <RunningGame
            wanted={wanted}
            look={large ? 'page' : 'small'}
            onLobby={large ? close : ask}
            onStop={close}
            onShrink={() => {
              shrinkGame(wanted)
              void navigate(browsedPlace())
            }}
            onEnlarge={enlarge}
          />
        </section>
      )}
    </SmallQuestions>
  )
}

/** The small window ends when its game is large again, and with the session. */
function useEnd(onPage: boolean, large: boolean): void {
  const session = useSession()
  const arrive = useEffectEvent(() => {
    if (large) closeSmallGame()
  })
  // Only on arrival: a game that has just been shrunk is still on its page until the next one has loaded.
  useEffect(() => {
    if (onPage) arrive()
  }, [onPage])
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
