// SPDX-License-Identifier: Apache-2.0
import { useEffect, useEffectEvent } from 'react'

/**
 * Reloads `delayMs` after each answer while the tab is visible (D-124). A tab that becomes visible after that
 * time reloads at once. `answeredAt` is the moment of the last answer, good or bad; 0 before the first.
 */
export function useRefresh(
  answeredAt: number,
  delayMs: (answeredAt: number) => number,
  refetch: () => void,
): void {
  const refetchNow = useEffectEvent(refetch)
  const delayOf = useEffectEvent(delayMs)
  useEffect(() => {
    if (answeredAt === 0) return undefined
    const due = answeredAt + delayOf(answeredAt)
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = (): void => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(refetchNow, Math.max(0, due - Date.now()))
    }
    plan()
    document.addEventListener('visibilitychange', plan)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', plan)
    }
  }, [answeredAt])
}
