// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { onSession, sessionState } from './session.ts'
import { tabStorage } from './tab-storage.ts'

export interface Demand {
  username: string
  oldPassword: string
}

const listeners = new Set<() => void>()
const stored = 'mustChangePassword'
let demanded = savedDemand()

/**
 * The password must be changed before anything else. The one just typed is kept in memory alone, so that it
 * is not asked twice; that a change is due also outlives a reload.
 */
export function demandNewPassword(username: string, oldPassword: string): void {
  demanded = { username, oldPassword }
  tabStorage.setItem(stored, username)
  notify()
}

/** The password was changed, or the member has left. */
export function dropDemand(): void {
  if (demanded === undefined) return
  demanded = undefined
  tabStorage.removeItem(stored)
  notify()
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

function savedDemand(): Demand | undefined {
  const username = sessionState() === 'member' ? tabStorage.getItem(stored) : null
  return username === null ? undefined : { username, oldPassword: '' }
}

function notify(): void {
  for (const listener of listeners) listener()
}
