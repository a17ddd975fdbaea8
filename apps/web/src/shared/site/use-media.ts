// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/** Whether a media query holds, redrawn when it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

/** From here on a pager and a side menu; below, a thumb. */
export const wideScreen = '(min-width: 48rem)'
/** From here on the panel of a centre has room for a table beside its menu. */
export const roomyPanel = '(min-width: 72rem)'
export const calmMotion = '(prefers-reduced-motion: reduce)'
