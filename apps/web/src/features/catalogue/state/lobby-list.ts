// SPDX-License-Identifier: Apache-2.0
import type { LobbySearch } from './lobby-search.ts'
import type { LobbyType } from './lobby-type.ts'

/** A list that is loaded page by page (D-88). */
export interface LobbyList<Item> {
  asyncList: readonly Item[]
  /** The lobby and the list that these games were loaded for. */
  asyncListTypeOfLobby: string
  asyncTotalPages: number
  hasMoreGame: boolean
  /** The last loaded page; 0 before the first. */
  pageNo: number
  totalCount: number
  /** The name that was probably meant, if no game matches the search. */
  didYouMean: string | null
}

export interface ListAnswer<Item> {
  games: readonly Item[]
  pageNo: number
  totalPages: number
  totalCount: number
  didYouMean?: string | null | undefined
}

export const typeOfLobby = (lobby: LobbyType, { list }: Pick<LobbySearch, 'list'>): string =>
  `${lobby}/${list}`

export function emptyList<Item>(asyncListTypeOfLobby: string): LobbyList<Item> {
  return {
    asyncList: [],
    asyncListTypeOfLobby,
    asyncTotalPages: 0,
    hasMoreGame: false,
    pageNo: 0,
    totalCount: 0,
    didYouMean: null,
  }
}

/**
 * Replaces the list by an answer, or appends it; ignores an answer for another list, or a page that is
 * already there.
 */
export function takeAnswer<Item>(
  list: LobbyList<Item>,
  answer: ListAnswer<Item>,
  loadedFor: string,
  way: 'replace' | 'append',
): LobbyList<Item> {
  if (loadedFor !== list.asyncListTypeOfLobby) return list
  if (way === 'append' && answer.pageNo !== list.pageNo + 1) return list
  return {
    asyncList: way === 'append' ? [...list.asyncList, ...answer.games] : answer.games,
    asyncListTypeOfLobby: list.asyncListTypeOfLobby,
    asyncTotalPages: answer.totalPages,
    hasMoreGame: answer.pageNo < answer.totalPages,
    pageNo: answer.pageNo,
    totalCount: answer.totalCount,
    didYouMean: answer.didYouMean ?? null,
  }
}
