// SPDX-License-Identifier: Apache-2.0
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'
import type { Question } from '../../shared/api/ask.ts'

const calmMs = 300_000

/** All studios with their kinds of games, from which the menus and the rows are built. */
export function useVendors(): UseQueryResult<CallOutput<'catalogue.vendors'>> {
  return useAsk('catalogue.vendors', {}, { staleTimeMs: calmMs })
}

/** A page of games. */
export function useGames(
  question: Question<'catalogue.games'>,
  options: { enabled?: boolean; keep?: boolean } = {},
): UseQueryResult<CallOutput<'catalogue.games'>> {
  return useAsk('catalogue.games', question, { staleTimeMs: calmMs, ...options })
}
