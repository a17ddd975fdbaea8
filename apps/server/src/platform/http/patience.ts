// SPDX-License-Identifier: Apache-2.0
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { usualPatience, type ReaderPatience } from './end-stalled-readers.ts'

/** How long the server waits for slow senders and readers. */
export interface Patience {
  /** For all the headers. */
  headMs: number
  /** For the whole request. */
  requestMs: number
  /** For an idle connection. */
  stillMs: number
  /** How often headers and requests are checked. */
  lookedAtEveryMs: number
  readers: ReaderPatience
}

export const serversPatience: Patience = {
  headMs: 10_000,
  requestMs: 30_000,
  stillMs: 60_000,
  lookedAtEveryMs: 2_000,
  readers: usualPatience,
}

/** The timeouts that Node's server enforces. */
export const timeoutsOf = ({ headMs, requestMs, stillMs, lookedAtEveryMs }: Patience) => ({
  requestTimeout: requestMs,
  connectionTimeout: stillMs,
  http: { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookedAtEveryMs },
})

const statusByCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Once an answer has begun on a connection, we must not write another. */
type AnsweringSocket = Socket & { _httpMessage?: { headersSent: boolean } | null }

/**
 * Ends a connection whose request could not be parsed: it never reaches a route, and the raw answer leaks
 * nothing.
 */
export function refuseConnection(error: Error & { code?: string }, socket: AnsweringSocket): void {
  const status = statusByCode[error.code ?? ''] ?? 400
  if (socket.writable && error.code !== 'ECONNRESET' && !socket._httpMessage?.headersSent) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    )
  }
  socket.destroySoon()
}
