// SPDX-License-Identifier: Apache-2.0
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { SharedCounts } from '@tessera/limits'
import { createTurns } from '@tessera/rules/site/turns'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { Actor } from '../http/index.ts'
import type { Log } from '../log/log.ts'
import { attend } from './attend.ts'
import { createConnectionCounts } from './count-connections.ts'
import type { Live } from './live-hub.ts'
import { usualLimits, type LiveLimits } from './live-limits.ts'
import { watchSessions, type SessionEnds, type SessionKind } from './watch-sessions.ts'

export interface LiveServer {
  live: Live
  log: Log
  clock: Clock
  limits?: Partial<LiveLimits> | undefined
  /** Adds up over several processes how often an address opens a connection. */
  sharedCounts?: SharedCounts | undefined
  /** The address of a connection, resolved through trusted proxies. */
  addressOf(request: IncomingMessage): Promise<string>
  /**
   * Whether a page of this origin may connect to this host; a client that is not a browser sends no origin.
   */
  welcomes(origin: string, host: string): Promise<boolean>
  /**
   * The owner of a token, and when the session ends if nobody uses it; undefined for a dead token. This
   * lookup does not count as use of the session.
   */
  recognise(
    token: string,
    kind: SessionKind,
    request: { cookies: Record<string, string>; browser: boolean; host: string },
  ): Promise<{ actor: Actor; endsAtMs: number } | undefined>
  sessionEnds: SessionEnds
}

/** The open live connections of a server. */
export interface LiveLines {
  /** Asks each page to reconnect, spread over this time; pages reconnect by themselves. */
  sendAway(milliseconds: number): Promise<void>
  /** Closes all connections. */
  end(): void
}

const path = '/live'
/** The WebSocket close code of a server that restarts. */
const serviceRestarts = 1012
const sendAwayEveryMs = 50
const largestMessageBytes = 1_024
const pingEveryMs = 30_000
const lookAtBytesEveryMs = 5_000

/**
 * Live connections on the HTTP server: WebSocket at /live. A page receives what is for everyone at once;
 * after `{"watch":["..."]}` also what is for pages that watch these, after `{"token":"..."}` what is for its member, after `{"kind":"operator","token":"..."}` what is for
 * consoles. Excess connections are refused with 429 or 503, or closed with 1008 or 1013.
 */
export function serveLive(server: Server, options: LiveServer): LiveLines {
  const { clock, log } = options
  const limits = { ...usualLimits, ...options.limits }
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes, maxFragments: 8 })
  const counts = createConnectionCounts(limits, clock, options.sharedCounts)
  const sessions = watchSessions({ ends: options.sessionEnds, clock, log })
  const shared = { ...options, limits, sessions, inTurn: createTurns(limits.greetingsAtOnce) }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Anybody may send anything as the request target, so it is compared and never parsed.
    if (request.url?.split('?', 1)[0] !== path) return refuseUpgrade(socket, 404)
    const place = counts.enter()
    if (typeof place === 'number') return refuseUpgrade(socket, place)
    if (socket.destroyed) return place.leave()
    socket.once('close', place.leave)
    const placeOfAddress = counts.enterFrom(await options.addressOf(request))
    if (typeof placeOfAddress === 'number') return refuseUpgrade(socket, placeOfAddress)
    if (socket.destroyed) return placeOfAddress.leave()
    socket.once('close', placeOfAddress.leave)
    const { origin, host = '' } = request.headers
    if (origin !== undefined && !(await options.welcomes(origin, host))) return refuseUpgrade(socket, 403)
    sockets.handleUpgrade(request, socket, head, (webSocket) =>
      attend(webSocket, request, { ...shared, mustGreet: counts.isCrowded() }),
    )
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that leaves during the check is not an error.
    socket.on('error', () => socket.destroy())
    open(request, socket, head).catch((error: unknown) => {
      log.debug(
        { error: error instanceof Error ? error.message : 'unknown' },
        'a live connection could not be judged',
      )
      refuseUpgrade(socket, 503)
    })
  })
  const pings = setInterval(() => {
    for (const client of sockets.clients) ping(client)
  }, pingEveryMs)
  const looks = setInterval(() => {
    for (const client of sockets.clients) cutWhoSendsTooMuch(client, limits.bytesBetweenLooks)
  }, lookAtBytesEveryMs)
  pings.unref()
  looks.unref()
  return {
    sendAway: (milliseconds) => sendAway([...sockets.clients], milliseconds),
    end() {
      clearInterval(pings)
      clearInterval(looks)
      sessions.stop()
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
  }
}

/**
 * Spreads the reconnections evenly over the time, so that the pages do not all reach the other processes at
 * once.
 */
async function sendAway(clients: readonly WebSocket[], milliseconds: number): Promise<void> {
  const rounds = Math.max(1, Math.floor(milliseconds / sendAwayEveryMs))
  for (let round = 0; round < rounds; round += 1) {
    const [from, to] = [round, round + 1].map((part) => Math.floor((clients.length * part) / rounds))
    for (const client of clients.slice(from, to)) client.close(serviceRestarts)
    if (round < rounds - 1) await delay(sendAwayEveryMs)
  }
}

/**
 * Refuses every live connection, in a process that serves none; otherwise the upgrade would be answered as a
 * page.
 */
export function refuseLive(server: Server): void {
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    refuseUpgrade(socket, 404)
  })
}

/** Answers an upgrade request with an HTTP status and closes the connection. */
function refuseUpgrade(socket: Duplex, status: number): void {
  const later = status === 429 || status === 503 ? 'Retry-After: 30\r\n' : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\nConnection: close\r\n${later}Content-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}

const silent = new WeakSet<WebSocket>()

function ping(client: WebSocket): void {
  if (silent.has(client)) return client.terminate()
  silent.add(client)
  client.once('pong', () => silent.delete(client))
  client.ping()
}

const receivedBytes = new WeakMap<WebSocket, number>()

/**
 * Messages from our own pages are small. Fragments of endless messages are no messages, but they still cost
 * us.
 */
function cutWhoSendsTooMuch(client: WebSocket, mostBytes: number): void {
  const bytes = (client as WebSocket & { _socket?: { bytesRead: number } | null })._socket?.bytesRead ?? 0
  if (bytes - (receivedBytes.get(client) ?? 0) > mostBytes) client.terminate()
  receivedBytes.set(client, bytes)
}
