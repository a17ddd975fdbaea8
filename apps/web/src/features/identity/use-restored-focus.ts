// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard focus in a panel whose contents change, because the pressed button disappears with its
 * form. The panel gets the ref.
 */
export function useRestoredFocus(view: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const visible = useRef(view)
  useEffect(() => {
    if (visible.current !== view && !ref.current?.contains(document.activeElement)) ref.current?.focus()
    visible.current = view
  }, [view])
  return ref
}
