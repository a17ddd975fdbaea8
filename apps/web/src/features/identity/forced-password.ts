import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
export interface Demand { username: string; oldPassword: string }
let demanded: Demand | undefined

/** The password must be changed before anything else. The one just typed is kept in memory, so that it is not asked twice. */
export function demandNewPassword(username: string, oldPassword: string): void {
  demanded = { username, oldPassword }
  tell()
}

/** The password was changed, or the member has left. */
export function dropDemand(): void {
  demanded = undefined
  tell()
}

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

function tell(): void {
  for (const listener of listeners) listener()
}
