// SPDX-License-Identifier: Apache-2.0
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { stateOf } from '@tessera/contract/client/create-client'
import { gameLanguage } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'
import { emptyList, takeAnswer, typeOfLobby, type LobbyList } from '../state/lobby-list.ts'
import type { LobbySearch } from '../state/lobby-search.ts'
import type { LobbyType } from '../state/lobby-type.ts'
import { refetchList, type GrownList } from '../state/refetch-list.ts'
import { createScrollLoader } from '../state/scroll-loader.ts'
import { fetchList, listKey } from './fetch-list.ts'

export interface EndlessList {
  list: LobbyList<Game>
  error: unknown
  loading: boolean
  retry: () => void
  /** Loads the next page at a press; undefined while scrolling does it, and after the last page. */
  more: (() => void) | undefined
  /** For the element below the last game. */ end: RefObject<HTMLDivElement | null>
}

/** Lists that members left, such as for a game: each is as long as before when they return. */
const left = new Map<string, GrownList<Game>>()
const mostLeft = 6
/** Loads the next page this many screens before the end. */
const screensAhead = 2
/** Further pages come at a press, so that whoever scrolls to the end can reach the footer. */
const pagesByScrolling = 3

/** The cache key of an endless list: everything but the page. */
export const endlessKey = (lobby: LobbyType, search: LobbySearch): string =>
  JSON.stringify(listKey(lobby, { ...search, pageNo: 1 }, gameLanguage()))

/**
 * A list that grows while it is scrolled. Set `endlessKey` as the key of its component, so that each list has
 * its own.
 */
export function useEndlessList(lobby: LobbyType, search: LobbySearch): EndlessList {
  const [id] = useState(() => endlessKey(lobby, search))
  const loadedFor = typeOfLobby(lobby, search)
  const [grown, setGrown] = useState<GrownList<Game>>(
    () => left.get(id) ?? { list: emptyList(loadedFor), state: undefined },
  )
  const { list } = grown
  const [{ loading, error }, setState] = useState<{ loading: boolean; error: unknown }>({
    loading: list.pageNo === 0,
    error: undefined,
  })
  const end = useRef<HTMLDivElement>(null)
  const alive = useRef(true)
  const fetchPage = async (pageNo: number) => {
    const answer = await fetchList(lobby, { ...search, pageNo }, gameLanguage())
    return { answer, state: stateOf(answer) }
  }
  const loadPage = async (pageNo: number): Promise<void> => {
    try {
      const { answer, state } = await fetchPage(pageNo)
      if (!alive.current) return
      setGrown((before) => ({
        list: takeAnswer(before.list, answer, loadedFor, pageNo === 1 ? 'replace' : 'append'),
        state: pageNo === 1 ? state : before.state,
      }))
      setState({ loading: false, error: undefined })
    } catch (failure) {
      if (alive.current) setState({ loading: false, error: failure })
    }
  }
  /**
   * The stored list may be out of date; while it is checked, it does not grow. If the check fails, it stays.
   */
  const refetching = useRef(false)
  const refetch = async (): Promise<void> => {
    refetching.current = true
    const refetched = await refetchList(grown, fetchPage).catch(() => grown)
    refetching.current = false
    if (alive.current) setGrown(refetched)
  }
  const load = (pageNo: number): void => {
    setState({ loading: true, error: undefined })
    void loadPage(pageNo)
  }
  const loadNext = useEffectEvent(() => load(list.pageNo + 1))
  const byScrolling = list.pageNo < pagesByScrolling
  const idle = (): boolean =>
    !loading && !refetching.current && error === undefined && list.hasMoreGame && byScrolling
  const wanted = useEffectEvent(() => idle() && nearEnd(end.current))
  const begin = useEffectEvent(() => void (list.pageNo === 0 ? loadPage(1) : refetch()))
  useEffect(() => {
    alive.current = true
    const beginning = setTimeout(() => begin(), 0)
    const loader = createScrollLoader({ wanted: () => wanted(), load: () => loadNext() })
    addEventListener('scroll', loader.moved, { passive: true })
    // On a screen taller than the first page, the next one loads without scrolling.
    const observer = new ResizeObserver(loader.moved)
    if (end.current) observer.observe(end.current)
    return () => {
      alive.current = false
      clearTimeout(beginning)
      loader.stop()
      observer.disconnect()
      removeEventListener('scroll', loader.moved)
    }
  }, [])
  useEffect(() => keep(id, grown), [id, grown])
  const next = (): void => load(list.pageNo + 1)
  const more = list.hasMoreGame && !byScrolling && !loading && error === undefined ? next : undefined
  return { list, error, loading, retry: next, more, end }
}

function keep(id: string, grown: GrownList<Game>): void {
  left.delete(id)
  if (grown.list.pageNo > 0) left.set(id, grown)
  for (const oldest of [...left.keys()].slice(0, Math.max(0, left.size - mostLeft))) left.delete(oldest)
}

const nearEnd = (end: HTMLElement | null): boolean =>
  end !== null && end.getBoundingClientRect().top < innerHeight * (1 + screensAhead)
