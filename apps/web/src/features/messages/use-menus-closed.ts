// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'

const lookEveryMs = 500

/**
 * Whether no menu is open, once it was so while `wanted`: what opens by itself waits for it, because a dialog above a menu
 * takes it out of reach.
 */
export function useMenusClosed(wanted: boolean): boolean {
  const [closed, setClosed] = useState(false)
  const waits = wanted && !closed
  useEffect(() => {
    if (!waits) return undefined
    const look = (): void => {
      if (document.querySelector('[role=menu]') === null) setClosed(true)
    }
    const first = setTimeout(look, 0)
    const later = setInterval(look, lookEveryMs)
    return () => {
      clearTimeout(first)
      clearInterval(later)
    }
  }, [waits])
  return closed
}
