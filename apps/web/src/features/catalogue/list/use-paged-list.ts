// SPDX-License-Identifier: Apache-2.0
import { useQuery } from '@tanstack/react-query'
import type { Game } from '../game-types.ts'
import { emptyList, takeAnswer, typeOfLobby, type LobbyList } from '../state/lobby-list.ts'
import type { LobbySearch } from '../state/lobby-search.ts'
import type { LobbyType } from '../state/lobby-type.ts'
import { gameLanguage } from '../../../shared/texts/texts.ts'
import { fetchList, listKey } from './fetch-list.ts'

export interface LoadedList {
  list: LobbyList<Game>
  error: Error | null
  /** Nothing of this list has loaded yet. */ first: boolean
  /** Another page of it is loading. */ turning: boolean
  retry: () => void
}

/**
 * One page of a list. While another page of the same list loads, the last one stays; another list starts
 * empty.
 */
export function usePagedList(lobby: LobbyType, search: LobbySearch): LoadedList {
  const language = gameLanguage()
  const loadedFor = typeOfLobby(lobby, search)
  const key = listKey(lobby, search, language)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: () => fetchList(lobby, search, language),
    staleTime: 0,
    placeholderData: (last, query) => (query && isSameList(query.queryKey, key) ? last : undefined),
  })
  const empty = emptyList<Game>(loadedFor)
  return {
    list: data ? takeAnswer(empty, data, loadedFor, 'replace') : empty,
    error: data ? null : error,
    first: !data,
    turning: isPlaceholderData,
    retry: () => void refetch(),
  }
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  withoutPage(one) === withoutPage(other)
const withoutPage = (key: readonly unknown[]): string =>
  JSON.stringify(key, (name, value: unknown) => (name === 'pageNo' ? undefined : value))
