// SPDX-License-Identifier: Apache-2.0
import { spend, type AllowanceState } from '@tessera/rules/site/allowance'
import type { WebSocket } from 'ws'
import type { LiveMessage, StudioRefusalCode } from '../../protocol.ts'
import { followTable, SERVICE_RESTARTS } from '../crash/owner/follow-table.ts'
import type { CrashTable } from '../crash/table.ts'
import { isDatabaseAway } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { StudioRefusal } from '../refusal.ts'
import { sessionOf } from '../sessions/open-session.ts'
import type { ConnectionCounts } from './count-connections.ts'
import type { LiveLimits } from './live-limits.ts'
import { helloOf } from './read-hello.ts'
import type { SessionWatch } from './watch-sessions.ts'

/** What a live connection needs. */
export interface Attendance {
  readonly deps: StudioDeps
  readonly table: CrashTable
  readonly limits: LiveLimits
  readonly counts: ConnectionCounts
  readonly sessions: SessionWatch
  /** The player's address. */
  readonly address: string
  /** Whether another process of the studio has forwarded this connection here: it is not forwarded again. */
  readonly ledHere: boolean
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface Attended {
  /** It has sent more than any page needs to. */
  closeForFlooding(): void
}

/** Close codes: an ended session is the studio's own; the others are those of the protocol. */
const SESSION_ENDED = 4001
const POLICY_VIOLATED = 1008
const TRY_AGAIN_LATER = 1013
/** A client that leaves this much unread is cut off rather than buffered for. */
const MAXIMUM_UNREAD_BYTES = 512 * 1024
/** A client that does not close with us is cut off. */
const CLOSE_WITHIN_MS = 1_000

/**
 * Serves one live connection until it closes: reads its one hello, within limits, and sends what its player
 * may see.
 */
export function attend(
  connection: WebSocket,
  { deps, table, limits, counts, sessions, inTurn, address, ledHere }: Attendance,
): Attended {
  let spent: AllowanceState | undefined
  let closing = false
  let greeted = false
  const stops: (() => void)[] = []
  const tooLate = setTimeout(() => connection.terminate(), limits.helloWithinMs)

  const notify = (message: LiveMessage): void => {
    if (!closing) send(connection, message)
  }

  function leave(): void {
    closing = true
    clearTimeout(tooLate)
    for (const stop of stops.splice(0)) stop()
  }

  /** Nothing more is sent to it, and its messages no longer count. */
  function close(code: number, refusal?: StudioRefusalCode): void {
    if (closing) return
    if (refusal) notify({ type: 'refused', code: refusal })
    leave()
    connection.close(code)
    // A flooding client is not even read any more.
    if (code === POLICY_VIOLATED) connection.pause()
    setTimeout(() => connection.terminate(), CLOSE_WITHIN_MS).unref()
  }

  /** Whether this connection may send one more message; closes one that may not. */
  function isAllowed(): boolean {
    if (closing) return false
    const next = spend(spent, deps.clock.now(), limits.messages)
    if (next) spent = next
    else close(POLICY_VIOLATED)
    return next !== undefined
  }

  async function greet(text: string): Promise<void> {
    const secret = helloOf(text)
    // The session of a client that has left meanwhile is not looked up.
    const session = await inTurn(async () => (closing ? undefined : sessionOf(deps, secret)))
    if (!session || closing) return
    const leavePlayer = counts.enterAs(session.playerId)
    if (!leavePlayer) return close(TRY_AGAIN_LATER, 'studio.tooManyRequests')
    stops.push(leavePlayer)
    stops.push(
      sessions.watch({
        key: session.key,
        endsAtMs: session.endsAtMs,
        end: () => close(SESSION_ENDED, 'studio.sessionExpired'),
      }),
    )
    stops.push(deps.players.listen(session.playerId, notify))
    stops.push(deps.feed.watch(notify))
    if (session.game === 'crash') await showTable(session.playerId, secret)
  }

  /** The table of this process, or that of the process which runs it. */
  async function showTable(playerId: bigint, session: string): Promise<void> {
    const owner = await table.ownership.elsewhere()
    if (closing) return
    if (owner && ledHere) throw new StudioRefusal('studio.tableClosed')
    stops.push(
      owner
        ? followTable(owner, {
            session,
            address,
            show: (message) => {
              if (!closing) sendText(connection, message)
            },
            ended,
          })
        : table.watch(playerId, { send: notify, end: () => close(SERVICE_RESTARTS) }),
    )
  }

  /** The connection to the process that runs the table is gone. */
  function ended(code: number): void {
    table.ownership.forget()
    close(code)
  }

  function fail(error: unknown): void {
    if (error instanceof StudioRefusal && error.code === 'studio.tableClosed') return close(SERVICE_RESTARTS)
    if (error instanceof StudioRefusal)
      return close(error.code === 'studio.sessionExpired' ? SESSION_ENDED : POLICY_VIOLATED, error.code)
    const code = isDatabaseAway(error) ? 'studio.unavailable' : 'studio.unexpected'
    if (code === 'studio.unexpected')
      deps.log.error({ reason: String(error) }, 'unexpected error at a live connection')
    close(TRY_AGAIN_LATER, code)
  }

  connection.on('error', () => connection.terminate())
  connection.on('close', leave)
  connection.on('ping', isAllowed)
  connection.on('pong', isAllowed)
  connection.on('message', (data) => {
    if (!isAllowed() || greeted) return
    greeted = true
    clearTimeout(tooLate)
    inBackground(greet(String(data)).catch(fail), deps.log, 'a live greeting was not answered')
  })
  return { closeForFlooding: () => close(POLICY_VIOLATED) }
}

/** A message to many is serialised once. */
const written = new WeakMap<LiveMessage, string>()

function send(connection: WebSocket, message: LiveMessage): void {
  const text = written.get(message) ?? JSON.stringify(message)
  written.set(message, text)
  sendText(connection, text)
}

function sendText(connection: WebSocket, text: string): void {
  if (connection.readyState !== connection.OPEN) return
  if (connection.bufferedAmount > MAXIMUM_UNREAD_BYTES) return connection.terminate()
  connection.send(text)
}
