// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

/** Whether something of the page fills the screen, redrawn when it changes. */
export function useFullScreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
  )
}
