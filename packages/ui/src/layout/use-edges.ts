// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState, type RefObject } from 'react'

/** Whether a horizontal track of `count` items is at its start or its end; both if nothing can scroll. */
export function useEdges(
  track: RefObject<HTMLElement | null>,
  count: number,
  /** The assumption until the track is measured. */
  atEndFirst = false,
): { atStart: boolean; atEnd: boolean } {
  const [edges, setEdges] = useState({ atStart: true, atEnd: atEndFirst })
  useEffect(() => {
    const element = track.current
    if (!element || count === 0) return
    const measure = () => {
      const moved = Math.abs(element.scrollLeft)
      const next = { atStart: moved < 4, atEnd: moved + element.clientWidth > element.scrollWidth - 4 }
      setEdges((before) => (next.atStart === before.atStart && next.atEnd === before.atEnd ? before : next))
    }
    // The observer reports once by itself after the layout; measuring now would force a layout.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [track, count])
  return edges
}
