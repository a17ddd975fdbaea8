// SPDX-License-Identifier: Apache-2.0
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long and how much data may wait for a client that does not read. */
export interface ReaderPatience {
  /** How often connections are checked. */
  everyMs: number
  /** How many checks in a row a client may read less than the minimum. */
  looks: number
  leastReadBytes: number
  /** How much may wait on all connections together. */
  mostWaitingBytes: number
}

export const usualPatience: ReaderPatience = {
  everyMs: 5_000,
  looks: 6,
  leastReadBytes: 20_000,
  mostWaitingBytes: 128 * 1024 * 1024,
}
/** What the operating system buffers for us: below this, nobody makes us wait. */
const littleBytes = 64 * 1024

interface Watched {
  readBytes: number
  queuedBytes: number
  stalled: number
}

/**
 * How much of the chunk being sent the operating system has not taken yet. A long answer is one chunk, and
 * counts as sent only when all of it is.
 */
const queuedOf = (socket: Socket & { _handle?: { writeQueueSize?: number } | null }): number =>
  socket._handle?.writeQueueSize ?? 0

/**
 * Ends connections of clients that send requests and never read the answers, which would otherwise stay in
 * memory indefinitely. When too much waits in all, those that have not read for longest go first.
 */
export function endStalledReaders(
  server: Server,
  { everyMs, looks, leastReadBytes, mostWaitingBytes }: ReaderPatience = usualPatience,
): void {
  const watched = new Map<Socket, Watched>()
  server.on('connection', (socket) => {
    watched.set(socket, { readBytes: 0, queuedBytes: Number.POSITIVE_INFINITY, stalled: 0 })
    socket.once('close', () => watched.delete(socket))
  })

  function look(): void {
    const waiting: { socket: Socket; bytes: number; stalled: number }[] = []
    for (const [socket, seen] of watched) {
      const bytes = socket.writableLength
      if (bytes < littleBytes) {
        Object.assign(seen, { queuedBytes: Number.POSITIVE_INFINITY, stalled: 0 })
        continue
      }
      const [readBytes, queuedBytes] = [socket.bytesWritten - bytes, queuedOf(socket)]
      const moved = readBytes - seen.readBytes + Math.max(0, seen.queuedBytes - queuedBytes)
      seen.stalled = moved < leastReadBytes ? seen.stalled + 1 : 0
      Object.assign(seen, { readBytes, queuedBytes })
      if (seen.stalled >= looks) socket.destroy()
      else waiting.push({ socket, bytes, stalled: seen.stalled })
    }
    let total = waiting.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= mostWaitingBytes) return
    for (const { socket, bytes } of waiting.toSorted(
      (one, other) => other.stalled - one.stalled || other.bytes - one.bytes,
    )) {
      if (total <= mostWaitingBytes) return
      socket.destroy()
      total -= bytes
    }
  }

  const timer = setInterval(look, everyMs).unref()
  server.once('close', () => clearInterval(timer))
}
