// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'
import { gameLanguage } from '../../shared/texts/texts.ts'
import type { Wanted } from './wanted.ts'

export type Game = CallOutput<'play.game'>

/** The game of an address. */
export function useGame({ gameId, vassalage }: Wanted) {
  const query = useAsk(
    'play.game',
    { gameId, vassalage, language: gameLanguage() },
    // In another language the running game goes on while its name is asked for again.
    { enabled: gameId !== '', keep: true, staleTimeMs: 60_000 },
  )
  return { query, game: query.data }
}
