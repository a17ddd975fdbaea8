import { useEffect, useState, type RefObject } from 'react'

/** Whether a sideways track stands at its first or its last thing; both when nothing can slide. */
export function useEdges(track: RefObject<HTMLElement | null>): { atStart: boolean; atEnd: boolean } {
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = track.current
    if (!element) return
    const measure = () => setEdges((before) => {
      const moved = Math.abs(element.scrollLeft)
      const next = { atStart: moved < 4, atEnd: moved + element.clientWidth > element.scrollWidth - 4 }
      return next.atStart === before.atStart && next.atEnd === before.atEnd ? before : next
    })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  })
  return edges
}
