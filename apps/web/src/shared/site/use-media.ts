// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/** Whether a media query matches; renders again when that changes. */
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

/** From this width on a pager and a side menu; below it, scrolling by thumb. */
export const wideScreen = '(min-width: 48rem)'
/** From this width on, the panel of a centre has space for a table beside its menu. */
export const roomyPanel = '(min-width: 72rem)'
export const calmMotion = '(prefers-reduced-motion: reduce)'
