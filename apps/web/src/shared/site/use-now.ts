// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

const secondMs = 1_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * The time in epoch milliseconds; renders again with each full second. All clocks of a page tick together.
 */
export function useNow(): number {
  return useSyncExternalStore(listen, thisSecond)
}

const thisSecond = (): number => Math.floor(Date.now() / secondMs) * secondMs

function listen(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= plan()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

function plan(): ReturnType<typeof setTimeout> {
  return setTimeout(
    () => {
      timer = plan()
      for (const listener of listeners) listener()
    },
    secondMs - (Date.now() % secondMs),
  )
}
