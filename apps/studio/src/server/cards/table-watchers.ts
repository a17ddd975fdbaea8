// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import type { Watcher } from '../rooms/watchers.ts'

/** Who sees a card table. Everybody gets a message of their own, and all onlookers the same one. */
export interface TableWatchers {
  readonly count: () => number
  readonly has: (playerId: string) => boolean
  add(playerId: string, watcher: Watcher): () => void
  /** Shows the table to all; `atTable`: whether somebody sits there and sees their own cards. */
  show(view: (playerId: string | null) => CardTableMessage, atTable: (playerId: string) => boolean): void
  sendAway(): void
}

export function createTableWatchers(): TableWatchers {
  const watchers = new Map<Watcher, string>()
  return {
    count: () => watchers.size,
    has: (playerId) => [...watchers.values()].includes(playerId),
    add(playerId, watcher) {
      watchers.set(watcher, playerId)
      return () => {
        watchers.delete(watcher)
      }
    },
    show(view, atTable) {
      const made = new Map<string | null, CardTableMessage>()
      for (const [watcher, playerId] of watchers) {
        const viewer = atTable(playerId) ? playerId : null
        const message = made.get(viewer) ?? view(viewer)
        made.set(viewer, message)
        watcher.send(message)
      }
    },
    sendAway() {
      for (const watcher of watchers.keys()) watcher.end()
    },
  }
}
