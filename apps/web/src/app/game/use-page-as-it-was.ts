// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'

/**
 * When a game above a page has closed, the tab gets the title of the page again, and the focus returns to where the
 * game was started.
 */
export function usePageAsItWas(): void {
  const [{ title, opener }] = useState(() => ({ title: document.title, opener: document.activeElement }))
  useEffect(
    () => () => {
      document.title = title
      // A question above the game may have taken the focus: dialogs restore theirs first, in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (
            opener instanceof HTMLElement &&
            opener.isConnected &&
            (document.activeElement === null || document.activeElement === document.body)
          )
            opener.focus({ preventScroll: true })
        }),
      )
    },
    [title, opener],
  )
}
