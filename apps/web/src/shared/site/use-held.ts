// SPDX-License-Identifier: Apache-2.0
import { useCallback, useState } from 'react'

/** Whether the pointer or the focus is on an element; moving things pause meanwhile. `ref` goes onto it. */
export function useHeld(): {
  held: boolean
  ref: (element: HTMLElement | null) => (() => void) | undefined
} {
  const [held, setHeld] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const hold = (): void => setHeld(true)
    // A mouse or a focus inside is enough to pause.
    const release = (): void => setHeld(element.matches(':hover') || element.contains(document.activeElement))
    const events = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', release],
      ['focusout', release],
    ] as const
    for (const [name, listener] of events) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of events) element.removeEventListener(name, listener)
    }
  }, [])
  return { held, ref }
}
