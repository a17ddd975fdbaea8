import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'
import { gameLanguage } from '../../shared/texts/texts.ts'

export type Game = CallOutput<'play.game'>

/** What an address names: a game or a room, of a maker or of the first who has one of that id, for real money or for play. */
export interface Wanted { gameId: string; vassalage: string; room: boolean; trial: boolean }

/** The game of an address. */
export function useGame({ gameId, vassalage }: Wanted) {
  const query = useAsk('play.game', { gameId, vassalage, language: gameLanguage() }, { enabled: gameId !== '', staleTimeMs: 60_000 })
  return { query, game: query.data }
}
