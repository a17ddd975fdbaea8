import { useEffect, useRef } from 'react'

const settleMs = 100

/** Whether a press beside an open panel closes it: the press that opened it must not, so the first 100 ms do not count (D-165). */
export function useClickToClose(open: boolean): () => boolean {
  const openedAt = useRef(Infinity)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return () => performance.now() - openedAt.current >= settleMs
}
