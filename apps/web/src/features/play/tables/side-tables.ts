// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { isSameGame } from '../small-game.ts'
import type { Wanted } from '../wanted.ts'

/** So many tables stand beside the one of the page: more are too small to play at. */
export const mostSideTables = 3
/** From this width on two tables have space beside each other. */
export const roomForTables = '(min-width: 80rem)'

let current: readonly Wanted[] = []
const listeners = new Set<() => void>()

/** The tables beside the one of the page. */
export const sideTables = (): readonly Wanted[] => current

/** The tables that are played beside the one of the page; renders again when they change. */
export const useSideTables = (): readonly Wanted[] => useSyncExternalStore(subscribe, sideTables)

/** Opens one more table, unless it is open or there are too many. */
export function addSideTable(wanted: Wanted): void {
  if (current.length >= mostSideTables || current.some((one) => isSameGame(one, wanted))) return
  become([...current, wanted])
}

export const closeSideTable = (wanted: Wanted): void =>
  become(current.filter((one) => !isSameGame(one, wanted)))

export function closeSideTables(): void {
  if (current.length > 0) become([])
}

function become(next: readonly Wanted[]): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
