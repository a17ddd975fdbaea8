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
 * The password must be changed before anything else. The one just typed stays in memory only, so that the
 * form does not ask for it again; the pending change itself also survives a reload.
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

/** The pending change, if any. */
export function useDemand(): Demand | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => demanded,
  )
}

// Signing out, or losing the session, cancels it.
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
