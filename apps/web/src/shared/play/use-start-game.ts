import { useCallback } from 'react'
import { useNavigate } from '../router/index.ts'
import { useMemberGate } from '../session/gate.ts'

/** A game or a room of the catalogue, as far as starting it needs it. */
export interface Startable { gameId?: string | undefined; roomId?: string | undefined; vassalage: string }

/** Starts a game, after a login where that is needed. */
export function useStartGame(): (game: Startable, how?: { trial?: boolean }) => void {
  const navigate = useNavigate()
  const gate = useMemberGate()
  return useCallback(({ gameId, vassalage }) => gate(() => void navigate({ to: '/game', search: { gameId, vassalage } })), [navigate, gate])
}

/** Where a game opens: for links that can be copied and opened in another tab. */
export const gameHref = ({ gameId, roomId, vassalage }: Startable): string =>
  `/game?${new URLSearchParams({ ...(roomId === undefined ? { gameId: gameId ?? '' } : { roomId }), vassalage }).toString()}`
