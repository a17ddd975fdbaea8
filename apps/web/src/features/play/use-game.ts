import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'

export type Game = CallOutput<'catalogue.games'>['games'][number]

/** The game of an address. An address without a studio is searched in the whole house. */
export function useGame(gameId: string, vassalage: string | undefined) {
  const query = useAsk('catalogue.games', { vassalage, pageSize: 1000 }, { enabled: gameId !== '', staleTimeMs: 300_000 })
  return { query, game: query.data?.games.find((entry) => (entry.gameId ?? entry.roomId) === gameId) }
}
