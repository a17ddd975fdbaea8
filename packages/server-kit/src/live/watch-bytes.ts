// SPDX-License-Identifier: Apache-2.0
export interface ByteLimit {
  /** Bytes that one connection may send between two looks, whatever they contain. */
  readonly bytesBetweenLooks: number
  readonly lookEveryMs: number
}

/** A connection whose bytes are counted. */
export interface Counted {
  readonly socket: { readonly bytesRead: number }
  /** How many it may send instead, if that depends on what it is used for. */
  readonly mostBytes?: () => number
  /** Called when it has sent too many. */
  tooMuch(): void
}

export interface ByteWatch {
  watch(connection: Counted): () => void
  stop(): void
}

/**
 * Counts the bytes of connections as they arrive: fragments of endless messages are no messages, but they
 * still cost us.
 */
export function watchBytes({ bytesBetweenLooks, lookEveryMs }: ByteLimit): ByteWatch {
  const seen = new Map<Counted, number>()
  const timer = setInterval(() => {
    for (const [connection, before] of seen) {
      const bytes = connection.socket.bytesRead
      seen.set(connection, bytes)
      if (bytes - before > (connection.mostBytes?.() ?? bytesBetweenLooks)) connection.tooMuch()
    }
  }, lookEveryMs).unref()
  return {
    watch(connection) {
      seen.set(connection, connection.socket.bytesRead)
      return () => {
        seen.delete(connection)
      }
    },
    stop: () => clearInterval(timer),
  }
}
