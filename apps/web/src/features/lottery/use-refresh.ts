// SPDX-License-Identifier: Apache-2.0
import { useEffect, useEffectEvent } from 'react'

/**
 * Asks again, `delayMs` after each answer, as long as the tab is seen (D-124). A tab that comes back after
 * that time asks at once. `answeredAt` is the moment of the last answer, good or bad; 0 while none has come.
 */
export function useRefresh(
  answeredAt: number,
  delayMs: (answeredAt: number) => number,
  ask: () => void,
): void {
  const askAgain = useEffectEvent(ask)
  const delayOf = useEffectEvent(delayMs)
  useEffect(() => {
    if (answeredAt === 0) return undefined
    const due = answeredAt + delayOf(answeredAt)
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = (): void => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(askAgain, Math.max(0, due - Date.now()))
    }
    plan()
    document.addEventListener('visibilitychange', plan)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [answeredAt])
}
