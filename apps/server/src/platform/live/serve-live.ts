// SPDX-License-Identifier: Apache-2.0
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SharedCounts } from '@tessera/limits'
import { createTurns } from '@tessera/rules/site/turns'
import { createConnectionCounts } from '@tessera/server-kit/live/count-connections'
import { refuseUpgrade } from '@tessera/server-kit/live/refuse-upgrade'
import { sendAway } from '@tessera/server-kit/live/send-away'
import { watchBytes } from '@tessera/server-kit/live/watch-bytes'
import { watchPulse } from '@tessera/server-kit/live/watch-pulse'
import { watchSessions, type SessionEnds } from '@tessera/server-kit/live/watch-sessions'
import { WebSocketServer } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { Actor } from '../http/index.ts'
import type { Log } from '../log/log.ts'
import { createThrottle, sharedBy } from '../http/throttle.ts'
import { attend, type SessionKind } from './attend.ts'
import type { Live } from './live-hub.ts'
import { usualLimits, type LiveLimits } from './live-limits.ts'

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
  sessionEnds: SessionEnds<SessionKind>
}

/** The open live connections of a server. */
export interface LiveLines {
  /** Asks each page to reconnect, spread over this time; pages reconnect by themselves. */
  sendAway(milliseconds: number): Promise<void>
  /** Closes all connections. */
  end(): void
}

const path = '/live'
const largestMessageBytes = 1_024
const pingEveryMs = 30_000
const lookAtBytesEveryMs = 5_000
const askAgainAfterMs: Record<SessionKind, number> = { member: 30_000, operator: 4_000 }

/**
 * Live connections on the HTTP server: WebSocket at /live. A page receives what is for everyone at once;
 * after `{"watch":["..."]}` also what is for pages that watch these, after `{"token":"..."}` what is for its member, after `{"kind":"operator","token":"..."}` what is for
 * consoles. Excess connections are refused with 429 or 503, or closed with 1008 or 1013.
 */
export function serveLive(server: Server, options: LiveServer): LiveLines {
  const { clock, log } = options
  const limits = { ...usualLimits, ...options.limits }
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessageBytes, maxFragments: 8 })
  const throttle = createThrottle(clock, { shared: sharedBy(options.sharedCounts, 'live lines') })
  const counts = createConnectionCounts(limits, (address) =>
    throttle.admit(address, limits.newPerMinutePerAddress),
  )
  const sessions = watchSessions({ ends: options.sessionEnds, askAgainAfterMs, clock, log })
  const bytes = watchBytes({ bytesBetweenLooks: limits.bytesBetweenLooks, lookEveryMs: lookAtBytesEveryMs })
  const stopPulse = watchPulse(sockets.clients, pingEveryMs)
  const shared = { ...options, limits, sessions, inTurn: createTurns(limits.greetingsAtOnce) }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Anybody may send anything as the request target, so it is compared and never parsed.
    if (request.url?.split('?', 1)[0] !== path) return refuseUpgrade(socket, 404)
    const leave = counts.enter()
    if (typeof leave === 'number') return refuseUpgrade(socket, leave)
    if (socket.destroyed) return leave()
    socket.once('close', leave)
    const leaveAddress = counts.enterFrom(await options.addressOf(request))
    if (typeof leaveAddress === 'number') return refuseUpgrade(socket, leaveAddress)
    if (socket.destroyed) return leaveAddress()
    socket.once('close', leaveAddress)
    const { origin, host = '' } = request.headers
    if (origin !== undefined && !(await options.welcomes(origin, host))) return refuseUpgrade(socket, 403)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      attend(webSocket, request, { ...shared, mustGreet: counts.open > limits.connectionsBeforeGreeting })
      const forgetBytes = bytes.watch({ socket: request.socket, tooMuch: () => webSocket.terminate() })
      webSocket.once('close', forgetBytes)
    })
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
  return {
    sendAway: (milliseconds) => sendAway([...sockets.clients], milliseconds),
    end() {
      stopPulse()
      bytes.stop()
      sessions.stop()
      for (const client of sockets.clients) client.terminate()
      sockets.close()
    },
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
