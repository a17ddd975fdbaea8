// SPDX-License-Identifier: Apache-2.0
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

export interface Autoplay {
  /** It moves, or would if it were not paused. */
  wanted: boolean
  /** It moves right now. */
  moving: boolean
  /** The user's choice, by the pause button. */
  toggle: () => void
}

const calm = '(prefers-reduced-motion: reduce)'

/**
 * Calls `step` every `everyMs` while the page is visible, neither pointer nor focus is on `ref`, and the
 * user has not stopped it.
 */
export function useAutoplay(
  ref: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  step: () => void,
): Autoplay {
  const [chosen, setChosen] = useState<boolean>()
  const [held, setHeld] = useState(false)
  const wanted = everyMs !== undefined && (chosen ?? !matchMedia(calm).matches)
  const advance = useEffectEvent(() => {
    if (!document.hidden) step()
  })
  useEffect(() => {
    const element = ref.current
    if (!element || everyMs === undefined) return undefined
    // A pointer or a focus inside is enough to pause.
    const look = (): void => setHeld(element.matches(':hover') || element.contains(document.activeElement))
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
    for (const name of events) element.addEventListener(name, look)
    return () => {
      for (const name of events) element.removeEventListener(name, look)
    }
  }, [ref, everyMs])
  useEffect(() => {
    if (!wanted || held) return undefined
    const timer = setInterval(advance, everyMs)
    return () => clearInterval(timer)
  }, [wanted, held, everyMs])
  return { wanted, moving: wanted && !held, toggle: () => setChosen(!wanted) }
}
