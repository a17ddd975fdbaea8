// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { onSession, sessionState } from './session.ts'
import { tabShelf } from './tab-shelf.ts'

export interface Demand {
  username: string
  oldPassword: string
}

const listeners = new Set<() => void>()
const kept = 'mustChangePassword'
let demanded = keptDemand()

/**
 * The password must be changed before anything else. The one just typed is kept in memory alone, so that it
 * is not asked twice; that a change is due also outlives a reload.
 */
export function demandNewPassword(username: string, oldPassword: string): void {
  demanded = { username, oldPassword }
  tabShelf.setItem(kept, username)
  tell()
}

/** The password was changed, or the member has left. */
export function dropDemand(): void {
  if (demanded === undefined) return
  demanded = undefined
  tabShelf.removeItem(kept)
  tell()
}

export const isDemanded = (): boolean => demanded !== undefined

/** The demand that is open, if any. */
export function useDemand(): Demand | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => demanded,
  )
}

// Whoever leaves, or is lost, takes the demand along.
onSession(() => {
  if (sessionState() !== 'member') dropDemand()
})

function keptDemand(): Demand | undefined {
  const username = sessionState() === 'member' ? tabShelf.getItem(kept) : null
  return username === null ? undefined : { username, oldPassword: '' }
}

function tell(): void {
  for (const listener of listeners) listener()
}
