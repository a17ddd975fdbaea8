// SPDX-License-Identifier: Apache-2.0
import { call } from '../../../shared/api/call.ts'
import type { Game } from '../game-types.ts'
import type { ListAnswer } from '../state/lobby-list.ts'
import type { LobbySearch } from '../state/lobby-search.ts'
import { gameTypeOf, type LobbyType } from '../state/lobby-type.ts'
import { listPageSize, listInput, type ListInput } from '../state/list-input.ts'

/** The cache key of a list's page; data of a member gets a name that is cleared when they sign out. */
export function listKey(lobby: LobbyType, search: LobbySearch, language: string): readonly unknown[] {
  if (search.list === 'recent') return ['catalogue.recent', lobby, search.vendorCode, language]
  return [
    search.list === 'fav' ? 'catalogue.favourites' : 'catalogue.games',
    listInput(lobby, search, language),
  ]
}

export function fetchList(
  lobby: LobbyType,
  search: LobbySearch,
  language: string,
): Promise<ListAnswer<Game>> {
  return search.list === 'recent'
    ? recentOf(lobby, search.vendorCode, language)
    : call('catalogue.games', stated(listInput(lobby, search, language)))
}

/** Leaves out of the call whatever is not set. */
export function stated(input: ListInput) {
  const {
    gameType,
    vassalage,
    isNew,
    gameName,
    minBet,
    minLineNum,
    theme,
    feature,
    volatility,
    minRtp,
    ...rest
  } = input
  const set = { gameType, vassalage, isNew, gameName, minBet, minLineNum, theme, feature, volatility, minRtp }
  return {
    ...rest,
    ...(Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as Partial<{
      [Name in keyof typeof set]: NonNullable<(typeof set)[Name]>
    }>),
  }
}

/**
 * All games that a member started last in a lobby: at most a hundred, which the platform returns in pages for
 * all lobbies together (D-95).
 */
async function recentOf(
  lobby: LobbyType,
  vendorCode: string | undefined,
  language: string,
): Promise<ListAnswer<Game>> {
  const page = (pageNo: number) =>
    call('catalogue.recent', {
      clientType: 3,
      pageSize: listPageSize,
      pageNo,
      language,
      ...(vendorCode === undefined ? {} : { vassalage: vendorCode }),
    })
  const first = await page(1)
  const others = await Promise.all(
    Array.from({ length: first.totalPages - 1 }, (_, index) => page(index + 2)),
  )
  const type = gameTypeOf(lobby)
  const games = [first, ...others]
    .flatMap(({ list }) => list)
    .filter(({ gameType, alsoIn }) => type === undefined || gameType === type || alsoIn.includes(type))
  return { games, pageNo: 1, totalPages: games.length === 0 ? 0 : 1, totalCount: games.length }
}
