// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import { addressKey } from '@tessera/rules/site/address-key'
import type { Clock } from '../clock.ts'
import { createThrottle } from '../http/throttle.ts'
import { isRefusal } from '../refusal.ts'
import type { LiveLimits } from './live-limits.ts'

/** The HTTP status that refuses a connection. */
export type UpgradeRefusal = 429 | 503

/** Counts open live connections, and refuses those above the limits. */
export interface ConnectionCounts {
  /**
   * Counts a connection of an address and returns a function that releases it, or the reason for the refusal.
   */
  enter(address: string): (() => void) | UpgradeRefusal
  /** Counts a connection of a player; undefined if the player has as many as allowed. */
  enterAs(playerId: bigint): (() => void) | undefined
}

export function createConnectionCounts(
  limits: LiveLimits,
  clock: Clock,
  shared?: SharedCounts,
): ConnectionCounts {
  const throttle = createThrottle(clock, { shared: shared && { counts: shared, name: 'studio lines' } })
  const pace = { atOnce: limits.newPerMinutePerAddress, perSecond: limits.newPerMinutePerAddress / 60 }
  const byAddress = new Map<string, number>()
  const byPlayer = new Map<bigint, number>()
  let all = 0

  function comesTooOften(key: string): boolean {
    try {
      throttle(key, pace)
      return false
    } catch (error) {
      if (isRefusal(error)) return true
      throw error
    }
  }

  return {
    enter(address) {
      if (all >= limits.connections) return 503
      const key = addressKey(address)
      if ((byAddress.get(key) ?? 0) >= limits.connectionsPerAddress || comesTooOften(key)) return 429
      const leaveAddress = countOne(byAddress, key)
      all += 1
      return once(() => {
        all -= 1
        leaveAddress()
      })
    },
    enterAs: (playerId) =>
      (byPlayer.get(playerId) ?? 0) >= limits.connectionsPerPlayer
        ? undefined
        : once(countOne(byPlayer, playerId)),
  }
}

/** Counts one more under a key, and forgets the key when the last one is gone. */
function countOne<Key>(counts: Map<Key, number>, key: Key): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
  return () => {
    const left = (counts.get(key) ?? 1) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
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
