// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef, type RefObject } from 'react'

const stepPx = 0.5
const frameMs = 1_000 / 60

/**
 * Moves a track of two equal halves by half a pixel per frame, for ever. The browser animates it outside the
 * main thread, so that a busy page does not make it stutter. `moving` false stops it in place; a track of
 * another width continues from the same moment.
 */
export function useDrift(track: RefObject<HTMLElement | null>, moving: boolean): void {
  const elapsedMs = useRef(0)
  useEffect(() => {
    const element = track.current
    if (!element) return
    let drift: Animation | undefined
    const stop = (): void => {
      elapsedMs.current = Number(drift?.currentTime ?? elapsedMs.current)
      drift?.cancel()
    }
    const observer = new ResizeObserver(() => {
      stop()
      drift = startDrift(element, elapsedMs.current)
      if (!moving) drift?.pause()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [track, moving])
}

function startDrift(element: HTMLElement, elapsedMs: number): Animation | undefined {
  const half = element.scrollWidth / 2
  if (half === 0) return undefined
  const sign = getComputedStyle(element).direction === 'rtl' ? 1 : -1
  const drift = element.animate(
    [{ transform: 'translateX(0)' }, { transform: `translateX(${sign * half}px)` }],
    { duration: (half / stepPx) * frameMs, iterations: Infinity },
  )
  drift.currentTime = elapsedMs
  return drift
}
