// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from 'react'

const inputs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** Whether somebody has touched, scrolled or typed since this was drawn: the first view is over. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return undefined
    const touch = (): void => setTouched(true)
    for (const input of inputs) addEventListener(input, touch, { passive: true })
    return () => {
      for (const input of inputs) removeEventListener(input, touch)
    }
  }, [touched])
  return touched
}
