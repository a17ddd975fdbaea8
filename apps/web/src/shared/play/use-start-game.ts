// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useCallback } from 'react'
import { queryClient } from '../api/query-client.ts'
import { useNavigate } from '../router/index.ts'
import { noPanels, useMemberGate } from '../session/gate.ts'
import { sessionState } from '../session/session.ts'
import { withTrial } from '../session/with-trial.ts'
import { knownSite } from '../site/site.ts'
import { gameLanguage } from '../texts/texts.ts'
import { playMoneyOf } from './for-fun.ts'

/** The data of a game or room that is needed to start it. */
export interface Startable {
  gameId?: string | undefined
  roomId?: string | undefined
  vassalage: string
  /** The page of the site on which it is played, if it has no frame. */
  ownPage?: string | null
  /** False while it is closed or not available here: its page then says so. */
  playable?: boolean
}
export interface GameAddress {
  gameId?: string
  roomId?: string
  vassalage: string
  trial?: string
}

/**
 * Starts a game, after a login if that is needed; one that is played on a page of the site opens that page. Play money
 * needs no login: a visitor gets a trial account (D-102), or plays without any (D-176). The game opens on its page, in a
 * dialog above this one, or in a new window, depending on the
 * platform's setting.
 */
export function useStartGame(): (game: Startable, how?: { trial?: boolean }) => void {
  const navigate = useNavigate()
  const gate = useMemberGate()
  return useCallback(
    (game, { trial = false } = {}) => {
      const page = pageOf(game)
      if (page !== undefined) return void navigate({ href: page })
      remember(game)
      const open = (): void => {
        const { gameWindow } = knownSite().whitelabel
        if (gameWindow === 'window' && openWindow(game, trial)) return
        // On the page of a game, the next one replaces it.
        if (gameWindow === 'modal' && location.pathname !== '/game')
          return void navigate({
            to: '.',
            search: (before) => ({ ...before, ...noPanels, play: queryOf(game, trial) }),
            resetScroll: false,
          })
        void navigate({ to: '/game', search: addressOf(game, trial) })
      }
      if (!trial) return gate(open)
      if (sessionState() === 'member' || playMoneyOf(knownSite().whitelabel) === 'fun') return open()
      withTrial(open)
    },
    [navigate, gate],
  )
}

/** The address of a game, for links that can be copied and opened in another tab. */
export const gameHref = (game: Startable, trial = false): string =>
  pageOf(game) ?? `/game?${queryOf(game, trial)}`

/** The page of the site that opens instead of a frame. */
export const pageOf = ({
  ownPage,
  playable = true,
}: Pick<Startable, 'ownPage' | 'playable'>): string | undefined =>
  playable ? (ownPage ?? undefined) : undefined

const queryOf = (game: Startable, trial: boolean): string =>
  new URLSearchParams({ ...addressOf(game, trial) }).toString()

function addressOf({ gameId = '', roomId, vassalage }: Startable, trial: boolean): GameAddress {
  return { ...(roomId === undefined ? { gameId } : { roomId }), vassalage, ...(trial && { trial: '1' }) }
}

/** The card has the game's data, so the game's page need not load it again. */
function remember(game: Startable): void {
  const gameId = game.roomId ?? game.gameId
  if (gameId === undefined || !isWhole(game)) return
  queryClient.setQueryData<CallOutput<'play.game'>>(
    ['play.game', { gameId, vassalage: game.vassalage, language: gameLanguage() }],
    game,
  )
}

const isWhole = (game: Startable): game is CallOutput<'play.game'> =>
  'displayName' in game && 'supportPlay' in game && 'blocked' in game

/** A window that continues the session of this one; false if the browser blocks it. */
function openWindow(game: Startable, trial: boolean): boolean {
  const opened = window.open(gameHref(game, trial), '_blank', 'popup,width=1180,height=760')
  opened?.focus()
  return opened !== null
}
