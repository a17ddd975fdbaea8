// SPDX-License-Identifier: Apache-2.0
import type { IncomingMessage } from 'node:http'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { closeCodes } from '@tessera/server-kit/live/close-codes'
import type { SessionWatch } from '@tessera/server-kit/live/watch-sessions'
import type { WebSocket } from 'ws'
import { readCookies } from '../http/cookies.ts'
import type { Actor } from '../http/index.ts'
import type { LiveLimits } from './live-limits.ts'
import { openPage, type OpenPage } from './open-page.ts'
import { readGreeting, readWatched } from './read-page-message.ts'
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

/** Serves one open page until it closes: reads its greeting, within limits, and registers it with the hub. */
export function attend(socket: WebSocket, request: IncomingMessage, shared: Attendance): void {
  const { live, log } = shared
  const page = openPage(socket, shared)
  const greet = greeterOf(page, request, shared)
  socket.on('close', page.forget)
  socket.on('ping', page.isAllowed)
  socket.on('error', (error) => log.debug({ error: error.message }, 'a live connection failed'))
  socket.on('message', (data) => {
    if (!page.isAllowed()) return
    const text = String(data)
    const watched = readWatched(text)
    if (watched) return live.watch(page.connection, watched)
    inBackground(
      greet(text).catch((error: unknown) => {
        page.close(tryAgainLater, 'try again later')
        throw error
      }),
      log,
      'a live greeting was not answered',
    )
  })
}

/** Reads the greetings of a page: one at a time, and not too many tokens. */
function greeterOf(
  page: OpenPage,
  request: IncomingMessage,
  shared: Attendance,
): (text: string) => Promise<void> {
  let tokensTried = 0
  let greeting = false
  return async (text) => {
    const said = readGreeting(text)
    if (said === undefined) return page.close(sessionEnded, 'not understood')
    const { kind, token } = said
    if (token === null) return
    if (greeting) return page.close(policyViolated, 'one greeting at a time')
    tokensTried += 1
    if (tokensTried > shared.limits.tokens) return page.close(policyViolated, 'too many tokens')
    greeting = true
    try {
      await shared.inTurn(() => answerGreeting(page, request, shared, { kind, token }))
    } finally {
      greeting = false
    }
  }
}

/** Identifies a page by the token of its greeting, or closes it. */
async function answerGreeting(
  page: OpenPage,
  request: IncomingMessage,
  shared: Attendance,
  { kind, token }: { kind: SessionKind; token: string },
): Promise<void> {
  // Skip clients that have left meanwhile.
  if (!page.isOpen()) return
  const { cookie, origin, host = '' } = request.headers
  const session = await shared.recognise(token, kind, {
    cookies: readCookies(cookie),
    browser: origin !== undefined,
    host,
  })
  if (!page.isOpen()) return
  if (!session) return page.close(sessionEnded, 'session ended')
  if (hasTooManyPages(page, session.actor, shared)) return page.close(tryAgainLater, 'too many connections')
  page.identify(kind, session)
  page.connection.send(JSON.stringify({ topic: 'hello', payload: { kind } }))
}

/** Whether a member has as many other pages open here as one may have. */
function hasTooManyPages(
  { connection }: OpenPage,
  actor: Actor,
  { live, limits }: Pick<Attendance, 'live' | 'limits'>,
): boolean {
  const open =
    actor.kind === 'member' &&
    !(connection.actor?.kind === 'member' && connection.actor.memberId === actor.memberId)
      ? live.countOf(actor.memberId)
      : 0
  return open >= limits.connectionsPerMember
}
