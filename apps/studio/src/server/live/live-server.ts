// SPDX-License-Identifier: Apache-2.0
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { clientAddress } from '@tessera/rules/site/client-address'
import { createTurns } from '@tessera/rules/site/turns'
import { WebSocketServer, type WebSocket } from 'ws'
import { PEER_HEADER } from '../crash/owner/ask-owner.ts'
import { SERVICE_RESTARTS } from '../crash/owner/follow-table.ts'
import type { CrashTable } from '../crash/table.ts'
import type { StudioDeps } from '../deps.ts'
import { attend } from './attend.ts'
import { createConnectionCounts } from './count-connections.ts'
import { usualLimits, type LiveLimits } from './live-limits.ts'
import { watchSessions } from './watch-sessions.ts'

export interface LiveServer {
  readonly deps: StudioDeps
  readonly table: CrashTable
  /** Proxies that are trusted to report where a connection comes from. */
  readonly trusts: (address: string) => boolean
  readonly limits?: Partial<LiveLimits> | undefined
}

const PATH = '/live'
const SEND_AWAY_EVERY_MS = 50
const MAXIMUM_MESSAGE_BYTES = 1_024
const MAXIMUM_FRAGMENTS = 8

/** The open live connections of a process. */
export interface LiveLines {
  /**
   * Asks each player to reconnect, spread over this time; pages reconnect by themselves. Players whom another
   * process has forwarded stay: this one runs their table.
   */
  sendAway(milliseconds: number): Promise<void>
  /** Ends them all. */
  end(): void
}

/**
 * Serves `/live` beside the HTTP server. Connections above the limits are refused with 429 or 503, or closed
 * with 1008 or 1013; the end of a session closes with 4001.
 */
export function serveLive(server: Server, { deps, table, trusts, ...options }: LiveServer): LiveLines {
  const limits = { ...usualLimits, ...options.limits }
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAXIMUM_MESSAGE_BYTES,
    maxFragments: MAXIMUM_FRAGMENTS,
    clientTracking: true,
  })
  deps.metrics
    .gauge('tessera_live_connections', 'Open live connections of this process')
    .watch([], () => sockets.clients.size)
  const counts = createConnectionCounts(limits, deps.clock, deps.sharedCounts)
  const sessions = watchSessions(deps)
  const shared = { deps, table, limits, counts, sessions, inTurn: createTurns(limits.greetingsAtOnce) }
  const looks = new Set<() => void>()
  const fromPeers = new WeakSet<WebSocket>()

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that leaves before our answer is not an error.
    socket.on('error', () => socket.destroy())
    if (socket.destroyed) return
    if (!mayConnect(request, deps.studioUrl)) return refuseUpgrade(socket, 403)
    // Another process of the studio names the player for whom it connects.
    const fromPeer = table.ownership.isPeer([request.headers[PEER_HEADER]].flat()[0])
    const address = addressOf(request, fromPeer ? () => true : trusts)
    const place = counts.enter(address)
    if (typeof place === 'number') return refuseUpgrade(socket, place)
    socket.once('close', place)
    sockets.handleUpgrade(request, socket, head, (connection) => {
      if (fromPeer) fromPeers.add(connection)
      const { closeForFlooding } = attend(connection, {
        ...shared,
        address,
        ledHere: request.headers[PEER_HEADER] !== undefined,
      })
      const look = lookAtBytes(request.socket, limits.bytesBetweenLooks, closeForFlooding)
      looks.add(look)
      connection.on('close', () => looks.delete(look))
    })
  })
  const timers = [
    setInterval(() => {
      for (const connection of sockets.clients) ping(connection)
    }, limits.pingEveryMs),
    setInterval(() => {
      for (const look of looks) look()
    }, limits.lookAtBytesEveryMs),
  ]
  for (const timer of timers) timer.unref()
  return {
    sendAway: (milliseconds) =>
      sendAway(
        [...sockets.clients].filter((connection) => !fromPeers.has(connection)),
        milliseconds,
      ),
    end() {
      for (const timer of timers) clearInterval(timer)
      sessions.stop()
      for (const connection of sockets.clients) connection.terminate()
      sockets.close()
    },
  }
}

/** Evenly over the time, so that the pages do not all reconnect to the remaining processes at once. */
async function sendAway(connections: readonly WebSocket[], milliseconds: number): Promise<void> {
  const rounds = Math.max(1, Math.floor(milliseconds / SEND_AWAY_EVERY_MS))
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = [round, round + 1].map((part) => Math.floor((connections.length * part) / rounds))
    for (const connection of connections.slice(from, to)) connection.close(SERVICE_RESTARTS)
    if (round < rounds - 1) await delay(SEND_AWAY_EVERY_MS)
  }
}

/** Pages of other origins must not use a session that they happen to know. */
function mayConnect(request: IncomingMessage, studioUrl: string): boolean {
  const path = (request.url ?? '').split('?')[0]
  const origin = request.headers.origin
  return path === PATH && (origin === undefined || origin === studioUrl)
}

function addressOf({ socket, headers }: IncomingMessage, trusts: (address: string) => boolean): string {
  return clientAddress(socket.remoteAddress ?? '', [headers['x-forwarded-for']].flat().join(','), trusts)
}

/** Answers a request to change to WebSocket with a status instead, and ends the connection. */
function refuseUpgrade(socket: Duplex, status: 403 | 429 | 503): void {
  const later = status === 403 ? '' : 'Retry-After: 30\r\n'
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n${later}Content-Length: 0\r\n\r\n`
  socket.end(head, () => socket.destroy())
}

/**
 * Parts of endless messages never count as messages but still cost us: so bytes are counted as they arrive.
 */
function lookAtBytes(
  socket: { readonly bytesRead: number },
  mostBytes: number,
  tooMuch: () => void,
): () => void {
  let before = socket.bytesRead
  return () => {
    const now = socket.bytesRead
    if (now - before > mostBytes) tooMuch()
    before = now
  }
}

const silent = new WeakSet<WebSocket>()

/** Pings a connection; one that has not answered the previous ping is cut off. */
function ping(connection: WebSocket): void {
  if (silent.has(connection)) return connection.terminate()
  silent.add(connection)
  connection.once('pong', () => silent.delete(connection))
  connection.ping()
}
