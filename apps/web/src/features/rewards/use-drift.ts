import { useEffect, type RefObject } from 'react'

const stepPx = 0.5

/**
 * Moves a track of two equal halves by half a pixel a frame, for ever. `active` false leaves it where it is. The style
 * is set through the object model, which a strict content policy allows.
 */
export function useDrift(track: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return
    let frame = 0
    const sign = getComputedStyle(document.documentElement).direction === 'rtl' ? 1 : -1
    const move = () => {
      const element = track.current
      if (element) {
        const half = element.scrollWidth / 2
        const moved = Number(element.dataset.moved ?? 0) + stepPx
        const next = half > 0 && moved >= half ? moved - half : moved
        element.dataset.moved = String(next)
        element.style.transform = `translateX(${sign * next}px)`
      }
      frame = requestAnimationFrame(move)
    }
    frame = requestAnimationFrame(move)
    return () => cancelAnimationFrame(frame)
  }, [track, active])
}
