// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import { addressKey } from '@tessera/rules/site/address-key'
import type { Clock } from '../clock/clock.ts'
import { createThrottle, sharedBy } from '../http/throttle.ts'
import type { LiveLimits } from './live-limits.ts'

/** Why a connection is refused, as an HTTP status. */
export type Refusal = 429 | 503

/** Counts open live connections and decides which may be opened. */
export interface ConnectionCounts {
  /** Whether there is room for one more connection. Takes the place; `leave` gives it back. */
  enter(): { leave(): void } | Refusal
  /** Whether this address may open one more connection. Takes the place; `leave` gives it back. */
  enterFrom(address: string): { leave(): void } | Refusal
  /** Whether so few places are left that a new page must identify itself. */
  isCrowded(): boolean
}

export function createConnectionCounts(
  limits: LiveLimits,
  clock: Clock,
  shared?: SharedCounts,
): ConnectionCounts {
  const throttle = createThrottle(clock, { shared: sharedBy(shared, 'live lines') })
  const byAddress = new Map<string, number>()
  let all = 0
  return {
    enter() {
      if (all >= limits.connections) return 503
      all += 1
      return {
        leave: once(() => {
          all -= 1
        }),
      }
    },
    enterFrom(address) {
      const key = addressKey(address)
      const open = byAddress.get(key) ?? 0
      if (open >= limits.connectionsPerAddress || !throttle.admit(key, limits.newPerMinutePerAddress))
        return 429
      byAddress.set(key, open + 1)
      return {
        leave: once(() => {
          const left = (byAddress.get(key) ?? 1) - 1
          if (left > 0) byAddress.set(key, left)
          else byAddress.delete(key)
        }),
      }
    },
    isCrowded: () => all > limits.connectionsBeforeGreeting,
  }
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}
