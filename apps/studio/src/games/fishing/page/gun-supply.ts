// SPDX-License-Identifier: Apache-2.0
import type { GunMessage } from '../../../fishing-protocol.ts'

/** A page that got no bullets for so long asks again. */
const ASK_AGAIN_MS = 700

/** How many paid bullets the own gun has, as far as the page knows. */
export interface GunSupply {
  /** The server said how many are left. */
  readonly know: (message: Pick<GunMessage, 'left'>) => void
  /** Bullets that can be fired now. */
  readonly left: () => number
  /** Fired here; the server has not seen it yet. */
  readonly fired: (bullet: number, cost: number) => void
  /** The server has seen it, or refused it. */
  readonly seen: (bullet: number) => void
  /** Whether bullets should be asked for now; true once until some time has passed. */
  readonly asks: (nowMs: number) => boolean
  readonly reset: () => void
}

/** Counts bullets between what the server said and what it has not heard yet. */
export function createGunSupply(): GunSupply {
  let known = 0
  let unseen = 0
  let askedAtMs = -Infinity
  const costs = new Map<number, number>()
  return {
    know({ left }) {
      if (left > known) askedAtMs = -Infinity
      known = left
    },
    left: () => known - unseen,
    fired(bullet, cost) {
      costs.set(bullet, cost)
      unseen += cost
    },
    seen(bullet) {
      unseen -= costs.get(bullet) ?? 0
      costs.delete(bullet)
    },
    asks(nowMs) {
      if (nowMs - askedAtMs < ASK_AGAIN_MS) return false
      askedAtMs = nowMs
      return true
    },
    reset() {
      known = 0
      unseen = 0
      costs.clear()
      askedAtMs = -Infinity
    },
  }
}
