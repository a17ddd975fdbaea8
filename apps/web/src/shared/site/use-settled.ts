// SPDX-License-Identifier: Apache-2.0
import { startTransition, useEffect, useState } from 'react'

const afterMs = 2_500

/** Whether the first view is complete: only then what nobody sees yet renders, in small steps. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(true)), afterMs)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
