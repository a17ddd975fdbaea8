// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/**
 * A popup that is answered with OK. `good`: something has come about; otherwise something has not gone on.
 */
export interface Notice {
  text: string
  title?: string
  good?: boolean
}

const listeners = new Set<() => void>()
let visible: Notice | undefined

/** Warns of something in a popup that is answered with OK; the action that led to it has stopped. */
export const showWarning = (text: string): void => show({ text })

/** Tells that something has come about, in the same popup. */
export const showSuccess = (title: string, text: string): void => show({ title, text, good: true })

/** The popup was read. */
export const dismissWarning = (): void => show(undefined)

/** The popup that is open, if any. */
export function useWarning(): Notice | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => visible,
  )
}

function show(notice: Notice | undefined): void {
  visible = notice
  for (const listener of listeners) listener()
}
