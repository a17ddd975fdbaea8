// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard in a panel whose content changes: the button that was pressed goes with its form. The
 * panel holds the ref.
 */
export function useRestoredFocus(view: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view && !place.current?.contains(document.activeElement)) place.current?.focus()
    shown.current = view
  }, [view])
  return place
}
