// SPDX-License-Identifier: Apache-2.0
import type { WebSocket } from 'ws'

/**
 * Pings all connections at an interval; one that has not answered when the next ping is due is cut off.
 * Returns a function that stops it.
 */
export function watchPulse(connections: Iterable<WebSocket>, pingEveryMs: number): () => void {
  const silent = new WeakSet<WebSocket>()

  function ping(connection: WebSocket): void {
    if (silent.has(connection)) return connection.terminate()
    silent.add(connection)
    connection.once('pong', () => silent.delete(connection))
    connection.ping()
  }

  const timer = setInterval(() => {
    for (const connection of connections) ping(connection)
  }, pingEveryMs).unref()
  return () => clearInterval(timer)
}
