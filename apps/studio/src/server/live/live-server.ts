// SPDX-License-Identifier: Apache-2.0
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { clientAddress } from '@tessera/rules/site/client-address'
import { createTurns } from '@tessera/rules/site/turns'
import { createConnectionCounts } from '@tessera/server-kit/live/count-connections'
import { createSlots } from '@tessera/server-kit/live/slots'
import { refuseUpgrade } from '@tessera/server-kit/live/refuse-upgrade'
import { sendAway } from '@tessera/server-kit/live/send-away'
import { watchBytes } from '@tessera/server-kit/live/watch-bytes'
import { watchPulse } from '@tessera/server-kit/live/watch-pulse'
import { watchSessions } from '@tessera/server-kit/live/watch-sessions'
import { WebSocketServer, type WebSocket } from 'ws'
import { PEER_HEADER } from '../rooms/owner/ask-owner.ts'
import type { StudioDeps } from '../deps.ts'
import type { StudioRooms } from '../tables/open-rooms.ts'
import { attend } from './attend.ts'
import { limitNewConnections } from './limit-new-connections.ts'
import { usualLimits, type LiveLimits } from './live-limits.ts'
import { findSessionEnds } from '../sessions/session-store.ts'

export interface LiveServer {
  readonly deps: StudioDeps
  readonly rooms: StudioRooms
  /** Proxies that are trusted to report where a connection comes from. */
  readonly trusts: (address: string) => boolean
  readonly limits?: Partial<LiveLimits> | undefined
}

const PATH = '/live'
/** Of a page in a fishing hall; `attend` allows all others less. */
const MAXIMUM_MESSAGE_BYTES = 2_048
const MAXIMUM_FRAGMENTS = 8
/** However far away its end is, a session is checked again after this time: it may have been deleted. */
const ASK_AGAIN_AFTER_MS = 30_000

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
export function serveLive(server: Server, { deps, rooms, trusts, ...options }: LiveServer): LiveLines {
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
  const counts = createConnectionCounts(limits, limitNewConnections(deps, limits))
  const sessions = watchSessions<'player'>({
    ends: (_kind, keys) => findSessionEnds(deps.database, keys, deps.clock.now()),
    askAgainAfterMs: { player: ASK_AGAIN_AFTER_MS },
    clock: deps.clock,
    log: deps.log,
  })
  const players = createSlots<bigint>(limits.connectionsPerPlayer)
  const shared = { deps, rooms, limits, players, sessions, inTurn: createTurns(limits.greetingsAtOnce) }
  const bytes = watchBytes({
    bytesBetweenLooks: limits.bytesBetweenLooks,
    lookEveryMs: limits.lookAtBytesEveryMs,
  })
  const stopPulse = watchPulse(sockets.clients, limits.pingEveryMs)
  const fromPeers = new WeakSet<WebSocket>()

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that leaves before our answer is not an error.
    socket.on('error', () => socket.destroy())
    if (socket.destroyed) return
    if (!mayConnect(request, deps.studioUrl)) return refuseUpgrade(socket, 403)
    // Another process of the studio names the player for whom it connects.
    const fromPeer = rooms.isPeer([request.headers[PEER_HEADER]].flat()[0])
    const address = addressOf(request, fromPeer ? () => true : trusts)
    const leave = counts.enter()
    if (typeof leave === 'number') return refuseUpgrade(socket, leave)
    socket.once('close', leave)
    const leaveAddress = counts.enterFrom(address)
    if (typeof leaveAddress === 'number') {
      leave()
      return refuseUpgrade(socket, leaveAddress)
    }
    socket.once('close', leaveAddress)
    sockets.handleUpgrade(request, socket, head, (connection) => {
      if (fromPeer) fromPeers.add(connection)
      const { closeForFlooding, mostBytes } = attend(connection, {
        ...shared,
        address,
        socket,
        ledHere: request.headers[PEER_HEADER] !== undefined,
      })
      connection.once('close', bytes.watch({ socket: request.socket, tooMuch: closeForFlooding, mostBytes }))
    })
  })
  return {
    sendAway: (milliseconds) =>
      sendAway(
        [...sockets.clients].filter((connection) => !fromPeers.has(connection)),
        milliseconds,
      ),
    end() {
      stopPulse()
      bytes.stop()
      sessions.stop()
      for (const connection of sockets.clients) connection.terminate()
      sockets.close()
    },
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
