// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import type { Entrance } from './use-entered.ts'

const listeners = new Set<() => void>()
let asked: Entrance | undefined

/** The password was correct, and the login needs a second factor before there is a session. */
export function askSecondFactor(entrance: Entrance): void {
  asked = entrance
  notify()
}

/** The second factor was given, or the login was abandoned. */
export function dropSecondFactor(): void {
  asked = undefined
  notify()
}

/** The login that is waiting for a second factor, if any. */
export function useSecondFactor(): Entrance | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => asked,
  )
}

function notify(): void {
  for (const listener of listeners) listener()
}
