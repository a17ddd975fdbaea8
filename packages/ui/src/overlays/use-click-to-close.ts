// SPDX-License-Identifier: Apache-2.0
import { useCallback, useRef } from 'react'

const settleMs = 100

export interface ClickToClose {
  /** For the panel's overlay: the time counts from the first frame in which it is visible. */
  ref: (overlay: Element | null) => void
  /** Whether a press beside the panel closes it now. */
  counts: () => boolean
}

/**
 * A press beside an open panel closes it, but not the press that opened it: the first 100 ms do not count
 * (D-165).
 */
export function useClickToClose(): ClickToClose {
  const openedAt = useRef(Infinity)
  const ref = useCallback((overlay: Element | null) => {
    openedAt.current = Infinity
    if (overlay)
      requestAnimationFrame(() => {
        openedAt.current = performance.now()
      })
  }, [])
  return { ref, counts: () => performance.now() - openedAt.current >= settleMs }
}
