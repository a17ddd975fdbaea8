// SPDX-License-Identifier: Apache-2.0
import { say } from '@tessera/ui/overlays/spoken.ts'

/** Prices move several times a second: what is read out waits this long, and is then the latest. */
const restMs = 1_500
const mostAtOnce = 3

const waiting = new Map<string, string>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Lets a screen reader say how a price has changed; of several changes of the same price the last one. */
export function sayPrice(key: string, words: string): void {
  waiting.delete(key)
  waiting.set(key, words)
  timer ??= setTimeout(sayWaiting, restMs)
}

function sayWaiting(): void {
  timer = undefined
  say([...waiting.values()].slice(-mostAtOnce).join('. '))
  waiting.clear()
}
