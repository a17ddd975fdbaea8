// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/** Whether an element of the page fills the screen; renders again when that changes. */
export function useFullScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
  )
}
