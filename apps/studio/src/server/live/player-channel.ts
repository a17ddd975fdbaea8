// SPDX-License-Identifier: Apache-2.0
import type { LiveMessage } from '../../protocol.ts'

export type Listener = (message: LiveMessage) => void

/** Sends messages to the open connections of one player, in this process. */
export interface PlayerChannel {
  listen(playerId: bigint, listener: Listener): () => void
  notify(playerId: bigint, message: LiveMessage): void
}

export function createPlayerChannel(): PlayerChannel {
  const listeners = new Map<bigint, Set<Listener>>()
  return {
    listen(playerId, listener) {
      const own = listeners.get(playerId) ?? new Set()
      listeners.set(playerId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(playerId) === own) listeners.delete(playerId)
      }
    },
    notify(playerId, message) {
      for (const listener of listeners.get(playerId) ?? []) listener(message)
    },
  }
}
