// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { useMember } from '../../../shared/session/use-member.ts'

/** What can be marked. */
export const favouriteKinds = ['teams', 'competitions', 'events'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]
/** The ids of what a member has marked, by kind, oldest first. */
export type Favourites = Readonly<Record<FavouriteKind, readonly string[]>>

/** The call that names them takes no more. */
const mostOfKind = 50
const none: Favourites = { teams: [], competitions: [], events: [] }
const watchers = new Set<() => void>()
const known = new Map<string, Favourites>()

const storageKeyOf = (username: string): string => `favSportsbook:${username}`

/** What a member has marked in this browser; visitors have marked nothing. */
export function favouritesOf(username: string): Favourites {
  if (username === '') return none
  const before = known.get(username)
  if (before) return before
  const read = readFavourites(username)
  known.set(username, read)
  return read
}

function readFavourites(username: string): Favourites {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKeyOf(username)) ?? '{}') as Record<string, unknown>
    return {
      teams: idsOf(stored.teams),
      competitions: idsOf(stored.competitions),
      events: idsOf(stored.events),
    }
  } catch {
    return none
  }
}

const isId = (id: unknown): id is string => typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id)
const idsOf = (list: unknown): string[] =>
  Array.isArray(list) ? [...new Set(list.filter(isId))].slice(-mostOfKind) : []

/** Marks something, or takes its mark away. Of more than 50 of a kind the oldest is dropped. */
export function toggleFavourite(username: string, kind: FavouriteKind, id: string): void {
  if (username === '') return
  const before = favouritesOf(username)
  const ids = before[kind].includes(id) ? before[kind].filter((each) => each !== id) : [...before[kind], id]
  const after = { ...before, [kind]: ids.slice(-mostOfKind) }
  known.set(username, after)
  try {
    localStorage.setItem(storageKeyOf(username), JSON.stringify(after))
  } catch {
    // A browser without storage remembers it until the page is left.
  }
  for (const watcher of watchers) watcher()
}

/** Forgets what was read, for tests and for another tab's changes. */
export function forgetFavourites(): void {
  known.clear()
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) addEventListener('storage', fromOtherTab)
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) removeEventListener('storage', fromOtherTab)
  }
}

const fromOtherTab = ({ key }: StorageEvent): void => {
  if (key === null || key.startsWith('favSportsbook:')) forgetFavourites()
}

/** The name of the member, under which the browser keeps what they marked; empty for a visitor. */
export const useMarker = (): string => useMember().data?.userName ?? ''

/** What the member has marked, as it changes. */
export function useFavourites(): Favourites {
  const username = useMarker()
  return useSyncExternalStore(watch, () => favouritesOf(username))
}

/** Whether something is marked; renders again only if that changes. */
export const useIsFavourite = (username: string, kind: FavouriteKind, id: string): boolean =>
  useSyncExternalStore(watch, () => favouritesOf(username)[kind].includes(id))
