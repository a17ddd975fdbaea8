// SPDX-License-Identifier: Apache-2.0
import { useEffect, type RefObject } from 'react'

/** A press that moves this far is a drag. */
const dragFromPx = 6

/** Lets a mouse drag a horizontal track, as a finger can. A drag presses nothing below it. */
export function useDrag(track: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    let from: { x: number; left: number; pointerId: number } | undefined
    let dragged = false
    const begin = (event: PointerEvent): void => {
      dragged = false
      if (event.pointerType === 'mouse' && event.button === 0 && element.scrollWidth > element.clientWidth)
        from = { x: event.clientX, left: element.scrollLeft, pointerId: event.pointerId }
    }
    const move = (event: PointerEvent): void => {
      if (!from) return
      const moved = event.clientX - from.x
      if (!dragged && Math.abs(moved) < dragFromPx) return
      if (!dragged) element.setPointerCapture(from.pointerId)
      dragged = true
      // Snaps to whole slides when it is released.
      element.dataset.dragged = ''
      element.scrollLeft = from.left - moved
    }
    const end = (): void => {
      from = undefined
      delete element.dataset.dragged
    }
    const press = (event: MouseEvent): void => {
      if (!dragged) return
      dragged = false
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('pointerdown', begin)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', end)
    element.addEventListener('pointercancel', end)
    element.addEventListener('click', press, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', begin)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', end)
      element.removeEventListener('pointercancel', end)
      element.removeEventListener('click', press, { capture: true })
    }
  }, [track])
}
