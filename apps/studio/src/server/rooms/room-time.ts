// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock.ts'

/** The time of a room. Within a round it never goes back, also when the machine's clock is set back. */
export interface RoomTime {
  now(): number
  /** From now on the machine's clock counts again, but not before this moment. */
  restart(leastMs?: number): void
}

export function createRoomTime(clock: Clock): RoomTime {
  let aheadMs = 0
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    now() {
      const nowMs = clock.now() + aheadMs
      if (nowMs < lastMs) aheadMs += lastMs - nowMs
      lastMs = Math.max(lastMs, nowMs)
      return lastMs
    },
    restart(leastMs = Number.NEGATIVE_INFINITY) {
      aheadMs = 0
      lastMs = leastMs
    },
  }
}
