import { useEffect, useState } from 'react'

export interface Rotation {
  index: number
  moving: boolean
  show: (index: number) => void
  /** The reader's own choice, by the pause button. */
  setMoving: (moving: boolean) => void
  /** The pointer or the focus rests on it. */
  hold: (held: boolean) => void
}

const everyMs = 5_000

/** Turns through `count` things every five seconds, unless held, stopped, or the reader wants calm. */
export function useRotation(count: number, calm: boolean): Rotation {
  const [index, setIndex] = useState(0)
  const [wanted, setWanted] = useState<boolean>()
  const [held, setHeld] = useState(false)
  const moving = wanted ?? !calm
  const shown = count === 0 ? 0 : index % count
  useEffect(() => {
    if (!moving || held || count < 2) return
    const timer = setTimeout(() => { if (!document.hidden) setIndex(shown + 1) }, everyMs)
    return () => clearTimeout(timer)
  }, [moving, held, count, shown])
  return { index: shown, moving, show: setIndex, setMoving: setWanted, hold: setHeld }
}
