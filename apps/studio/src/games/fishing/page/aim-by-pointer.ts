// SPDX-License-Identifier: Apache-2.0
import type { Point } from '../pond/pond.ts'
import { fishAt } from './hit-fish.ts'
import type { HallPlay } from './hall-play.ts'

interface PointerOptions {
  readonly play: HallPlay
  readonly toPond: (x: number, y: number) => Point | undefined
  /** A press chooses the fish to follow. */
  readonly isLocking: () => boolean
  readonly onLocked: () => void
  readonly fire: (down: boolean) => void
}

/** Aims where the pointer is, and fires while it is down. Returns what ends it. */
export function aimByPointer(
  host: HTMLElement,
  { play, toPond, isLocking, onLocked, fire }: PointerOptions,
): () => void {
  let firing: number | undefined
  const pointOf = (event: PointerEvent) => {
    const { left, top } = host.getBoundingClientRect()
    return toPond(event.clientX - left, event.clientY - top)
  }
  const stop = (event: PointerEvent) => {
    if (firing !== event.pointerId) return
    firing = undefined
    fire(false)
  }
  const move = (event: PointerEvent) => {
    const point = pointOf(event)
    if (point) play.aimAt(point)
  }
  const down = (event: PointerEvent) => {
    const point = pointOf(event)
    if (!point || event.button !== 0) return
    event.preventDefault()
    if (isLocking()) {
      const fish = fishAt(point.x, point.y, play.fish())
      if (fish) {
        play.lockOn(fish.fish.id)
        onLocked()
      }
      if (play.lock() === 0) play.aimAt(point)
      if (fish || play.lock() === 0) return
    } else play.aimAt(point)
    host.setPointerCapture(event.pointerId)
    firing = event.pointerId
    fire(true)
  }
  const quiet = (event: Event) => event.preventDefault()
  host.addEventListener('pointermove', move)
  host.addEventListener('pointerdown', down)
  host.addEventListener('pointerup', stop)
  host.addEventListener('pointercancel', stop)
  host.addEventListener('contextmenu', quiet)
  const blur = () => {
    if (firing === undefined) return
    firing = undefined
    fire(false)
  }
  addEventListener('blur', blur)
  return () => removeEventListener('blur', blur)
}
