// SPDX-License-Identifier: Apache-2.0
import { useEffect, type RefObject } from 'react'

/** Gives the focus an element when its element has gone. It is not in the first picture, so it loads after that. */
export function useLostFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let gone = false
    let stop = (): void => undefined
    const start = async (): Promise<void> => {
      const { watchLostFocus } = await import('./watch-lost-focus.ts')
      if (!gone) stop = watchLostFocus(main)
    }
    // Without it the page works as before.
    start().catch(() => undefined)
    return () => {
      gone = true
      stop()
    }
  }, [main])
}
