// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'
import { useHeld } from '../../shared/site/use-held.ts'

export interface Rotation {
  index: number
  moving: boolean
  show: (index: number) => void
  /** The user's choice, by the pause button. */
  setMoving: (moving: boolean) => void
  /** The container: it pauses while the pointer or the focus is on it. */
  ref: (element: HTMLElement | null) => (() => void) | undefined
}

const everyMs = 5_000

/**
 * Rotates through `count` items every five seconds, unless paused, stopped, or the user prefers reduced
 * motion.
 */
export function useRotation(count: number, calm: boolean): Rotation {
  const [index, setIndex] = useState(0)
  const [wanted, setWanted] = useState<boolean>()
  const { held, ref } = useHeld()
  const moving = wanted ?? !calm
  const visible = count === 0 ? 0 : index % count
  useEffect(() => {
    if (!moving || held || count < 2) return
    const timer = setTimeout(() => {
      if (!document.hidden) setIndex(visible + 1)
    }, everyMs)
    return () => clearTimeout(timer)
  }, [moving, held, count, visible])
  return { index: visible, moving, show: setIndex, setMoving: setWanted, ref }
}
