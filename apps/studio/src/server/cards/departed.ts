// SPDX-License-Identifier: Apache-2.0
import type { Sitting } from './store/sitting-store.ts'

/** More than sit at any table. */
const MOST_REMEMBERED = 18

/**
 * Who sat at a table until a moment ago. Their sitting ends when they are paid, but the table still tells how the last hand or tournament
 * ended: with their names, and to them what it was for them.
 */
export interface Departed {
  /** Compares the sittings before a change with those after it. */
  note(before: Sittings | undefined, now: Sittings): void
  readonly of: (playerId: string) => Sitting | undefined
}
type Sittings = ReadonlyMap<string, Sitting>

export function createDeparted(): Departed {
  const remembered = new Map<string, Sitting>()
  return {
    note(before, now) {
      for (const [playerId, sitting] of before ?? [])
        if (!now.has(playerId)) remembered.set(playerId, sitting)
      const [oldest] = remembered.keys()
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    },
    of: (playerId) => remembered.get(playerId),
  }
}
