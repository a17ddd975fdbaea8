// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let token: string | undefined

/**
 * Removes the invite link of customer service from the address with which the page was opened: it is as good
 * as a password.
 */
export function noteInvite({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const rest = new URLSearchParams(search)
  const invite = pathname === '/login' ? rest.get('invite') : null
  if (!invite) return
  token = invite
  rest.delete('invite')
  history.replaceState(history.state, '', `${pathname}${rest.size === 0 ? '' : `?${rest.toString()}`}${hash}`)
}

/** It was used or dismissed. */
export function dropInvite(): void {
  token = undefined
  for (const listener of listeners) listener()
}

/** The invite with which this page was opened, until it is used. */
export function useInvite(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => token,
  )
}
