// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock.ts'

/** Whoever reloads their page is not away. */
const AWAY_AFTER_MS = 3_000
/** So often connections are compared with what the table knows. */
const LOOK_EVERY_MS = 1_000

/** Which of those who sit at a table have a connection, as the rules were last told. */
export interface Presence {
  /** These sat at the table when it was taken over: nobody knows whether they are there. */
  restart(playerIds: Iterable<string>): void
  /** A connection came or went. */
  look(): void
  readonly isToLook: () => boolean
  /** Who has been gone for long enough, each once. */
  gone(playerIds: readonly string[], isHere: (playerId: string) => boolean): string[]
  /** Who is back, each once. */
  back(playerIds: readonly string[], isHere: (playerId: string) => boolean): string[]
}

interface Known {
  readonly noted: 'here' | 'away' | 'nothing'
  readonly lastSeenMs: number
}

export function createPresence(clock: Clock): Presence {
  const known = new Map<string, Known>()
  let lookAtMs = 0

  /** Whoever has sat down since is there, and whoever has left is forgotten. */
  function note(playerIds: readonly string[], isHere: (playerId: string) => boolean): void {
    const sitting = new Set(playerIds)
    for (const playerId of known.keys()) if (!sitting.has(playerId)) known.delete(playerId)
    const lastSeenMs = clock.now()
    for (const playerId of playerIds) {
      const before = known.get(playerId)
      if (!before) known.set(playerId, { noted: 'here', lastSeenMs })
      else if (isHere(playerId)) known.set(playerId, { ...before, lastSeenMs })
    }
  }
  const tell = (playerIds: readonly string[], noted: Known['noted']): string[] => {
    for (const playerId of playerIds) known.set(playerId, { ...known.get(playerId)!, noted })
    return [...playerIds]
  }

  return {
    restart(playerIds) {
      known.clear()
      for (const playerId of playerIds) known.set(playerId, { noted: 'nothing', lastSeenMs: clock.now() })
    },
    look() {
      lookAtMs = 0
    },
    isToLook() {
      const nowMs = clock.now()
      if (nowMs < lookAtMs) return false
      lookAtMs = nowMs + LOOK_EVERY_MS
      return true
    },
    gone(playerIds, isHere) {
      note(playerIds, isHere)
      const beforeMs = clock.now() - AWAY_AFTER_MS
      const isGone = ({ noted, lastSeenMs }: Known): boolean => noted !== 'away' && lastSeenMs <= beforeMs
      return tell(
        playerIds.filter((playerId) => isGone(known.get(playerId)!)),
        'away',
      )
    },
    back(playerIds, isHere) {
      note(playerIds, isHere)
      return tell(
        playerIds.filter((playerId) => isHere(playerId) && known.get(playerId)!.noted !== 'here'),
        'here',
      )
    },
  }
}
