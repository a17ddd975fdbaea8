// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to the element of a step when it follows another one: the button that was pressed is gone with
 * the step before. Undefined: no step is there yet.
 */
export function useNextStep(step: string | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== undefined && before.current !== step) ref.current?.focus({ preventScroll: true })
    before.current = step
  }, [step])
  return ref
}
