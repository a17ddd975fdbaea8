import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { gameLanguage } from '../../../shared/texts/texts.ts'
import type { Game } from '../game-types.ts'
import { emptyList, takeAnswer, typeOfLobby, type LobbyList } from '../state/lobby-list.ts'
import type { LobbyPlace } from '../state/lobby-place.ts'
import type { LobbyType } from '../state/lobby-type.ts'
import { createScrollLoader } from '../state/scroll-loader.ts'
import { askList, listKey } from './ask-list.ts'

export interface EndlessList { list: LobbyList<Game>; error: unknown; loading: boolean; retry: () => void; /** Goes to what stands below the last game. */ end: RefObject<HTMLDivElement | null> }

/** Whoever comes back from a game finds his list as long as he had left it. */
const left = new Map<string, LobbyList<Game>>()
const mostLeft = 6
/** The next page is fetched this many screens before the end. */
const screensAhead = 2

/** The name of an endless list: it changes with everything but the page. */
export const endlessKey = (lobby: LobbyType, place: LobbyPlace): string => JSON.stringify(listKey(lobby, { ...place, pageNo: 1 }, gameLanguage()))

/** A list that grows while it is scrolled. Its component is keyed by `endlessKey`: another list is another one. */
export function useEndlessList(lobby: LobbyType, place: LobbyPlace): EndlessList {
  const [id] = useState(() => endlessKey(lobby, place))
  const loadedFor = typeOfLobby(lobby, place)
  const [list, setList] = useState(() => left.get(id) ?? emptyList<Game>(loadedFor))
  const [{ loading, error }, setState] = useState<{ loading: boolean; error: unknown }>({ loading: list.pageNo === 0, error: undefined })
  const end = useRef<HTMLDivElement>(null)
  const alive = useRef(true)
  const fetchPage = async (pageNo: number): Promise<void> => {
    try {
      const answer = await askList(lobby, { ...place, pageNo }, gameLanguage())
      if (!alive.current) return
      setList((before) => (pageNo === 1 && beginsWith(before.asyncList, answer.games) ? before : takeAnswer(before, answer, loadedFor, pageNo === 1 ? 'replace' : 'append')))
      setState({ loading: false, error: undefined })
    } catch (failure) {
      if (alive.current) setState({ loading: false, error: failure })
    }
  }
  const load = (pageNo: number): void => {
    setState({ loading: true, error: undefined })
    void fetchPage(pageNo)
  }
  const loadNext = useEffectEvent(() => load(list.pageNo + 1))
  const wanted = useEffectEvent(() => !loading && error === undefined && list.hasMoreGame && nearEnd(end.current))
  const renew = useEffectEvent(() => void fetchPage(1))
  useEffect(() => {
    alive.current = true
    const begin = setTimeout(() => renew(), 0)
    const loader = createScrollLoader({ wanted: () => wanted(), load: () => loadNext() })
    addEventListener('scroll', loader.moved, { passive: true })
    // A screen that is longer than the first page asks for the next one without being scrolled.
    const observer = new ResizeObserver(loader.moved)
    if (end.current) observer.observe(end.current)
    return () => {
      alive.current = false
      clearTimeout(begin)
      loader.stop()
      observer.disconnect()
      removeEventListener('scroll', loader.moved)
    }
  }, [])
  useEffect(() => keep(id, list), [id, list])
  return { list, error, loading, retry: () => load(list.pageNo === 0 ? 1 : list.pageNo + 1), end }
}

function keep(id: string, list: LobbyList<Game>): void {
  left.delete(id)
  if (list.pageNo > 0) left.set(id, list)
  for (const oldest of [...left.keys()].slice(0, Math.max(0, left.size - mostLeft))) left.delete(oldest)
}

const beginsWith = (list: readonly Game[], page: readonly Game[]): boolean => list.length > 0 && page.length > 0 && page.every(({ nodeId }, place) => list[place]?.nodeId === nodeId)
const nearEnd = (end: HTMLElement | null): boolean => end !== null && end.getBoundingClientRect().top < innerHeight * (1 + screensAhead)
