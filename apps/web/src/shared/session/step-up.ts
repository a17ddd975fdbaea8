// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let answer: ((proven: boolean) => void) | undefined

/** Asks the member to prove who they are; returns whether they did. */
export function askProof(): Promise<boolean> {
  answer?.(false)
  return new Promise((resolve) => {
    answer = resolve
    notify()
  })
}

/** They have proved it, or have cancelled. */
export function answerProof(proven: boolean): void {
  answer?.(proven)
  answer = undefined
  notify()
}

/** Whether a proof is being asked for. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => answer !== undefined,
  )
}

function notify(): void {
  for (const listener of listeners) listener()
}
