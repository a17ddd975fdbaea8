// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/** out: nobody is signed in. in: there is a token. ended: it expired while the page was open. */
export type SessionState = 'out' | 'in' | 'ended'

const key = 'operatorToken'
let state: SessionState = sessionStorage.getItem(key) ? 'in' : 'out'
const listeners = new Set<() => void>()

function become(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const operatorToken = (): string | null => sessionStorage.getItem(key)

export function beginSession(token: string): void {
  sessionStorage.setItem(key, token)
  become('in')
}

export function endSession(how: 'out' | 'ended'): void {
  sessionStorage.removeItem(key)
  become(how)
}

export const useSession = (): SessionState => useSyncExternalStore(subscribe, () => state)
export const onSession = subscribe
