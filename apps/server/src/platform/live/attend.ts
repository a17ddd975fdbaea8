// SPDX-License-Identifier: Apache-2.0
import type { IncomingMessage } from 'node:http'
import { spend, type AllowanceState } from '@tessera/rules/site/allowance'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { closeCodes } from '@tessera/server-kit/live/close-codes'
import type { SessionWatch } from '@tessera/server-kit/live/watch-sessions'
import type { WebSocket } from 'ws'
import { readCookies } from '../http/cookies.ts'
import type { LiveConnection } from './live-hub.ts'
import type { LiveLimits } from './live-limits.ts'
import type { LiveServer } from './serve-live.ts'

/** Whose session a page belongs to. */
export type SessionKind = 'member' | 'operator'

/** What all connections of a server share. */
export interface Attendance extends Omit<LiveServer, 'limits'> {
  limits: LiveLimits
  sessions: SessionWatch<SessionKind>
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether this connection must identify itself. */
  mustGreet: boolean
}

const { sessionEnded, policyViolated, tryAgainLater } = closeCodes
/** A page that leaves this much unread is disconnected instead of buffered; it reloads when it comes back. */
const largestBacklogBytes = 65_536
/** Clients that do not close in time are disconnected. */
const closeWithinMs = 1_000

/** Serves one open page until it closes: reads its greeting, within limits, and registers it with the hub. */
export function attend(socket: WebSocket, request: IncomingMessage, shared: Attendance): void {
  const { live, log, limits, sessions, clock } = shared
  let spent: AllowanceState | undefined
  let tokensTried = 0
  let greeting = false
  let closing = false
  let forgetSession = (): void => undefined

  const connection: LiveConnection = {
    actor: undefined,
    send(frame) {
      if (closing) return
      if (socket.bufferedAmount > largestBacklogBytes) socket.terminate()
      else socket.send(frame, () => undefined)
    },
    close: (reason) => close(sessionEnded, reason),
  }
  const leave = live.add(connection)
  const tooLate = shared.mustGreet
    ? setTimeout(() => close(tryAgainLater, 'too many connections'), limits.greetWithinMs)
    : undefined

  /** Closes the connection: nothing more is sent to it, and nothing that it sends counts any more. */
  function close(code: number, reason: string): void {
    if (closing) return
    closing = true
    leave()
    forgetSession()
    clearTimeout(tooLate)
    socket.close(code, reason)
    // Stop reading from a client that floods the server.
    if (code === policyViolated) socket.pause()
    setTimeout(() => socket.terminate(), closeWithinMs).unref()
  }

  /** Whether this connection may send one more message; closes it otherwise. */
  function isAllowed(): boolean {
    if (closing) return false
    const next = spend(spent, clock.now(), limits.messages)
    if (next) spent = next
    else close(policyViolated, 'too many messages')
    return next !== undefined
  }

  async function greet(text: string): Promise<void> {
    const said = readGreeting(text)
    if (said === undefined) return close(sessionEnded, 'not understood')
    const { kind, token } = said
    if (token === null) return
    if (greeting) return close(policyViolated, 'one greeting at a time')
    tokensTried += 1
    if (tokensTried > limits.tokens) return close(policyViolated, 'too many tokens')
    greeting = true
    try {
      await shared.inTurn(() => answer(kind, token))
    } finally {
      greeting = false
    }
  }

  async function answer(kind: SessionKind, token: string): Promise<void> {
    // Skip clients that have left meanwhile.
    if (closing || socket.readyState !== socket.OPEN) return
    const { cookie, origin, host = '' } = request.headers
    const session = await shared.recognise(token, kind, {
      cookies: readCookies(cookie),
      browser: origin !== undefined,
      host,
    })
    if (closing || socket.readyState !== socket.OPEN) return
    if (!session) return close(sessionEnded, 'session ended')
    const { actor, endsAtMs } = session
    const own =
      actor.kind === 'member' &&
      !(connection.actor?.kind === 'member' && connection.actor.memberId === actor.memberId)
        ? live.countOf(actor.memberId)
        : 0
    if (own >= limits.connectionsPerMember) return close(tryAgainLater, 'too many connections')
    clearTimeout(tooLate)
    forgetSession()
    forgetSession = sessions.watch({
      kind,
      sessionKey: actor.sessionKey,
      endsAtMs,
      end: () => close(sessionEnded, 'session ended'),
      giveUp: () => close(tryAgainLater, 'try again later'),
    })
    live.identify(connection, actor)
    connection.send(JSON.stringify({ topic: 'hello', payload: { kind } }))
  }

  socket.on('close', () => {
    closing = true
    clearTimeout(tooLate)
    forgetSession()
    leave()
  })
  socket.on('ping', isAllowed)
  socket.on('error', (error) => log.debug({ error: error.message }, 'a live connection failed'))
  socket.on('message', (data) => {
    if (!isAllowed()) return
    const text = String(data)
    const watched = readWatched(text)
    if (watched) return live.watch(connection, watched)
    inBackground(
      greet(text).catch((error: unknown) => {
        close(tryAgainLater, 'try again later')
        throw error
      }),
      log,
      'a live greeting was not answered',
    )
  })
}

const mostWatched = 40

/** What a page asks to watch, as ids in `{"watch": ["1", "2"]}`; undefined for anything else. */
function readWatched(text: string): string[] | undefined {
  try {
    const { watch } = JSON.parse(text) as { watch?: unknown }
    return Array.isArray(watch) && watch.length <= mostWatched && watch.every(isWatchedId) ? watch : undefined
  } catch {
    return undefined
  }
}

const isWatchedId = (id: unknown): id is string => typeof id === 'string' && /^[\w.:-]{1,40}$/.test(id)

/** The greeting of a page; undefined for anything else. */
function readGreeting(text: string): { kind: SessionKind; token: string | null } | undefined {
  try {
    const { kind = 'member', token } = JSON.parse(text) as { kind?: unknown; token?: unknown }
    if ((typeof token !== 'string' && token !== null) || (kind !== 'member' && kind !== 'operator'))
      return undefined
    return { kind, token }
  } catch {
    return undefined
  }
}
