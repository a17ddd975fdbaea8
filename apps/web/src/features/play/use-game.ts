// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { gameLanguage } from '../../shared/texts/texts.ts'
import type { Wanted } from './wanted.ts'

export type Game = CallOutput<'play.game'>

/** The game that an address names. */
export function useGame({ gameId, vendorCode }: Wanted) {
  const query = useCallQuery(
    'play.game',
    { gameId, vassalage: vendorCode, language: gameLanguage() },
    // In another language the running game goes on while its name is loaded again.
    { enabled: gameId !== '', keepPreviousData: true, staleTimeMs: 60_000 },
  )
  return { query, game: query.data }
}
