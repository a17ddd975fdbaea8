import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let shown: string | undefined

/** Warns of something in a popup that is answered with OK; the action that led to it has stopped. */
export function showWarning(text: string): void {
  shown = text
  tell()
}

/** The warning was read. */
export function dismissWarning(): void {
  shown = undefined
  tell()
}

/** The warning that is open, if any. */
export function useWarning(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => shown,
  )
}

function tell(): void {
  for (const listener of listeners) listener()
}
