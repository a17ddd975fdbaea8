// SPDX-License-Identifier: Apache-2.0
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const retryAfterSeconds = 30

/** Answers a request to change to WebSocket with an HTTP status, and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const later = status === 429 || status === 503 ? `Retry-After: ${retryAfterSeconds}\r\n` : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\nConnection: close\r\n${later}Content-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
