// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { wideScreen } from '../../shared/site/use-media.ts'
import type { Wanted } from './wanted.ts'

/** Where the small window can be, in the order in which it moves. */
const corners = ['bottomEnd', 'bottomStart', 'topStart', 'topEnd'] as const
export type Corner = (typeof corners)[number]

export interface SmallGame {
  wanted: Wanted
  corner: Corner
}

/** The id of its title. */
export const smallGameName = 'small-game-name'

let current: SmallGame | undefined
const listeners = new Set<() => void>()

/** The game that goes on in the small window while the member is on other pages; renders again when it changes. */
export const useSmallGame = (): SmallGame | undefined => useSyncExternalStore(subscribe, () => current)

export const shrinkGame = (wanted: Wanted): void => become({ wanted, corner: corners[0] })
export const closeSmallGame = (): void => become(undefined)

/** Moves the small window to the next corner; as wide as a phone, it is only at the top or at the bottom. */
export function moveSmallGame(): void {
  if (!current) return
  const steps = matchMedia(wideScreen).matches ? 1 : 2
  const next = corners[(corners.indexOf(current.corner) + steps) % corners.length] ?? corners[0]
  become({ ...current, corner: next })
}

export const isSameGame = (one: Wanted, other: Wanted): boolean =>
  one.gameId === other.gameId &&
  one.vendorCode === other.vendorCode &&
  one.room === other.room &&
  one.trial === other.trial

function become(next: SmallGame | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
