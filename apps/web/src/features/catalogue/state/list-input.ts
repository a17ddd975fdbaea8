// SPDX-License-Identifier: Apache-2.0
import type { GameType } from '../game-types.ts'
import type { Filters } from './filters.ts'
import type { LobbySearch } from './lobby-search.ts'
import { gameTypeOf, type LobbyType } from './lobby-type.ts'

export const lobbyPageSize = 42
export const searchPageSize = 28
/** Hot lists, recent games and the rows of home. */
export const listPageSize = 20
export const favouritesPageSize = 999
export const popupPageSize = 1000

/** The query of a list (D-89): values that are not set are not sent. */
export interface ListInput extends Filters {
  gameType: GameType | undefined
  vassalage: string | undefined
  gameClassify: string
  isNew: 1 | undefined
  gameName: string | undefined
  language: string
  pageSize: number
  pageNo: number
}

export function listInput(lobby: LobbyType, search: LobbySearch, language: string): ListInput {
  const { list, classify, pageNo, gameName, vendorCode, ...filters } = search
  return {
    gameType: gameTypeOf(lobby),
    vassalage: vendorCode,
    gameClassify: classify,
    isNew: classify === 'NEW' ? 1 : undefined,
    gameName: gameName === '' ? undefined : gameName,
    ...filters,
    language,
    pageSize: pageSizeOf(search),
    pageNo: list === 'fav' ? 1 : pageNo,
  }
}

/** All favourites load at once; a search has shorter pages than a lobby. */
export function pageSizeOf({ list, gameName }: Pick<LobbySearch, 'list' | 'gameName'>): number {
  if (list === 'fav') return favouritesPageSize
  if (gameName !== '') return searchPageSize
  return list === 'hot' || list === 'recent' ? listPageSize : lobbyPageSize
}
