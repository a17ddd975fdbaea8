// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/** A popup that is answered with OK. `good`: something succeeded; otherwise something failed. */
export interface Notice {
  text: string
  title?: string
  good?: boolean
  /** What comes next, offered instead of OK, and what to press to do nothing for now. */
  next?: { label: string; act: () => void; laterLabel: string }
}

const listeners = new Set<() => void>()
let visible: Notice | undefined

/** Shows a warning in a popup that is answered with OK; the action that caused it has stopped. */
export const showWarning = (text: string): void => show({ text })

/** Reports a success in the same popup, and offers what comes next. */
export const showSuccess = (title: string, text: string, next: Notice['next']): void =>
  show({ title, text, good: true, ...(next && { next }) })

/** The popup was closed. */
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
