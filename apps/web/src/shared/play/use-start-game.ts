import { useCallback } from 'react'
import { useNavigate } from '../router/index.ts'
import { useMemberGate } from '../session/gate.ts'
import { openTrial } from '../session/open-trial.ts'
import { sessionState } from '../session/session.ts'
import { knownSite } from '../site/site.ts'
import { showWarning } from '../site/warning.ts'
import { t } from '../texts/texts.ts'
import { messageOf } from '@tessera/contract/client/failure'

/** A game or a room of the catalogue, as far as starting it needs it. */
export interface Startable { gameId?: string | undefined; roomId?: string | undefined; vassalage: string }
export interface GameAddress { gameId?: string; roomId?: string; vassalage: string; trial?: string }

/**
 * Starts a game, after a login where that is needed. A trial needs none: a visitor gets an account with play money (D-102).
 * It opens in its page, or in a window of its own where the house has chosen so.
 */
export function useStartGame(): (game: Startable, how?: { trial?: boolean }) => void {
  const navigate = useNavigate()
  const gate = useMemberGate()
  return useCallback((game, { trial = false } = {}) => {
    const open = (): void => {
      if (knownSite().whitelabel.gameWindow === 'window' && openWindow(game, trial)) return
      void navigate({ to: '/game', search: addressOf(game, trial) })
    }
    if (!trial || sessionState() === 'member') return gate(open)
    openTrial().then(open, (error: unknown) => showWarning(messageOf(error, t('common.error.title'))))
  }, [navigate, gate])
}

/** Where a game opens: for links that can be copied and opened in another tab. */
export const gameHref = (game: Startable, trial = false): string => `/game?${new URLSearchParams({ ...addressOf(game, trial) }).toString()}`

function addressOf({ gameId = '', roomId, vassalage }: Startable, trial: boolean): GameAddress {
  return { ...(roomId === undefined ? { gameId } : { roomId }), vassalage, ...(trial && { trial: '1' }) }
}

/** A window that goes on with the session of this one; false where the browser lets none open. */
function openWindow(game: Startable, trial: boolean): boolean {
  const opened = window.open(gameHref(game, trial), '_blank', 'popup,width=1180,height=760')
  opened?.focus()
  return opened !== null
}
