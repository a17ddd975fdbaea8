// SPDX-License-Identifier: Apache-2.0
import type { CallName } from '@tessera/contract'
import type { RequestFacts } from '../../platform/http/index.ts'
import type { CatalogueDeps } from './calls.ts'

const rankedCalls: readonly CallName[] = [
  'catalogue.hotGames',
  'catalogue.rankList',
  'catalogue.homeSections',
]

/**
 * Identifies what a list depends on besides its query: the country, if some game is blocked there; the
 * versions of snapshot and search; and that of the play figures where they matter. Undefined for a personal
 * list.
 */
export async function stateOfList(
  deps: CatalogueDeps,
  { name }: { name: string },
  input: Readonly<Record<string, unknown>>,
  facts: RequestFacts,
): Promise<{ audience: string; version: string } | undefined> {
  if (input.gameClassify === 'FAV') return undefined
  const { version, blockedIn } = await deps.snapshot.current()
  const from = blockedIn.size > 0 ? await deps.countryOf(facts.ip) : undefined
  const country = from !== undefined && blockedIn.has(from) ? from : ''
  const search =
    (typeof input.gameName === 'string' && input.gameName !== '') || name === 'catalogue.suggest'
      ? (await deps.snapshot.search()).version
      : ''
  const figures =
    name === 'catalogue.livePlayers'
      ? await deps.busy.players.current()
      : rankedCalls.some((ranked) => ranked === name)
        ? await deps.busy.ranks.current()
        : undefined
  return { audience: country, version: `${version} ${search} ${figures?.number ?? ''}` }
}
