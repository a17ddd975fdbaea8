// SPDX-License-Identifier: Apache-2.0
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import type { SiteInput } from '../../shared/api/call.ts'

const calmMs = 300_000

/** All studios with their kinds of games, from which the menus and the rows are built. */
export function useVendors(): UseQueryResult<CallOutput<'catalogue.vendors'>> {
  return useCallQuery('catalogue.vendors', {}, { staleTimeMs: calmMs })
}

/** A page of games. */
export function useGames(
  input: SiteInput<'catalogue.games'>,
  options: { enabled?: boolean; keepPreviousData?: boolean } = {},
): UseQueryResult<CallOutput<'catalogue.games'>> {
  return useCallQuery('catalogue.games', input, { staleTimeMs: calmMs, ...options })
}
