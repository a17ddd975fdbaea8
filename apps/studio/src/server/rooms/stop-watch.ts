// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock.ts'
import type { RoomStop } from './store/stop-store.ts'

/** So often a stopped room looks whether it may go on. */
const READ_EVERY_MS = 1_000

/** Why a room does not play, and when it is time to look again. */
export interface StopWatch {
  readonly kind: () => RoomStop | undefined
  readonly isToWait: () => boolean
  /** It is stopped still, or now; true for news. */
  set(kind: RoomStop): boolean
  clear(): void
}

export function createStopWatch(clock: Clock): StopWatch {
  let stop: { readonly kind: RoomStop; readonly readAtMs: number } | undefined
  return {
    kind: () => stop?.kind,
    isToWait: () => stop !== undefined && Math.abs(clock.now() - stop.readAtMs) < READ_EVERY_MS,
    set(kind) {
      const isNew = stop?.kind !== kind
      stop = { kind, readAtMs: clock.now() }
      return isNew
    },
    clear() {
      stop = undefined
    },
  }
}
