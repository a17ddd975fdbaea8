// SPDX-License-Identifier: Apache-2.0
import type { Duplex } from 'node:stream'
import { spend, type AllowanceState } from '@tessera/rules/site/allowance'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { closeCodes } from '@tessera/server-kit/live/close-codes'
import type { Slots } from '@tessera/server-kit/live/slots'
import type { SessionWatch } from '@tessera/server-kit/live/watch-sessions'
import type { WebSocket } from 'ws'
import type { LiveMessage, StudioRefusalCode } from '../../protocol.ts'
import { followRoom } from '../rooms/owner/follow-room.ts'
import { isDatabaseUnreachable } from '@tessera/server-kit/database/unreachable'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { sessionOf } from '../sessions/open-session.ts'
import type { StudioRooms, WatchedRoom } from '../tables/open-rooms.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { LiveLimits } from './live-limits.ts'
import { helloOf, type Hello } from './read-hello.ts'

/** What a live connection needs. */
export interface Attendance {
  readonly deps: StudioDeps
  readonly rooms: StudioRooms
  readonly limits: LiveLimits
  /** How many connections each player has. */
  readonly players: Slots<bigint>
  readonly sessions: SessionWatch<'player'>
  /** The player's address. */
  readonly address: string
  /** What the connection is made of. */
  readonly socket: Duplex
  /** Whether another process of the studio has forwarded this connection here: it is not forwarded again. */
  readonly ledHere: boolean
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface Attended {
  /** It has sent more than any page needs to. */
  closeForFlooding(): void
  /** How many bytes it may send between two checks. */
  readonly mostBytes: () => number
}

/** Of every message but those of a page in a fishing hall. */
const MAXIMUM_MESSAGE_BYTES = 1_024

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
  { deps, rooms, limits, players, sessions, inTurn, address, socket, ledHere }: Attendance,
): Attended {
  let spent: AllowanceState | undefined
  let closing = false
  let greeted = false
  /** Where the page's further messages go; pages of fishing halls alone have any. */
  let say: ((text: string) => void) | undefined
  let spentInHall: AllowanceState | undefined
  const stops: (() => void)[] = []
  const tooLate = setTimeout(() => connection.terminate(), limits.helloWithinMs)

  const notify = (message: LiveMessage): void => {
    if (closing) return
    if (say) gatherWrites(socket)
    send(connection, message)
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
    if (code === closeCodes.policyViolated) connection.pause()
    setTimeout(() => connection.terminate(), CLOSE_WITHIN_MS).unref()
  }

  /** Whether this connection may send one more message; closes one that may not. */
  function isAllowed(): boolean {
    if (closing) return false
    const next = spend(spent, deps.clock.now(), limits.messages)
    if (next) spent = next
    else close(closeCodes.policyViolated)
    return next !== undefined
  }

  async function greet(text: string): Promise<void> {
    const { session: secret, table } = helloOf(text)
    // The session of a client that has left meanwhile is not looked up.
    const session = await inTurn(async () => (closing ? undefined : sessionOf(deps, secret)))
    if (!session || closing) return
    const leavePlayer = players.enter(session.playerId)
    if (!leavePlayer) return close(closeCodes.tryAgainLater, 'studio.tooManyRequests')
    stops.push(leavePlayer)
    const end = (): void => close(closeCodes.sessionEnded, 'studio.sessionExpired')
    stops.push(
      sessions.watch({
        kind: 'player',
        sessionKey: Buffer.from(session.key).toString('hex'),
        endsAtMs: session.endsAtMs,
        end,
        // Playing does not extend a session: its end holds even if it cannot be looked up.
        giveUp: end,
      }),
    )
    stops.push(deps.players.listen(session.playerId, notify))
    stops.push(deps.feed.watch(notify))
    const room = rooms.of(session, table)
    if (room) await showRoom(room, session.playerId, { session: secret, table })
  }

  /** The room as this process runs it, or as the process does which runs it. */
  async function showRoom(
    { watch, ownership, take }: WatchedRoom,
    playerId: bigint,
    hello: Hello,
  ): Promise<void> {
    const owner = await ownership.elsewhere()
    if (closing) return
    if (owner && ledHere) throw new StudioRefusal('studio.tableClosed')
    if (!owner) {
      const watcher: Watcher = { send: notify, end: () => close(closeCodes.serviceRestarts) }
      stops.push(watch(playerId, watcher))
      if (take) say = (text) => take(watcher, text)
      return
    }
    const followed = followRoom(owner, {
      hello,
      address,
      show: (message) => {
        if (!closing) sendText(connection, message)
      },
      // The connection to the process that runs the room is gone.
      ended(code) {
        ownership.forget()
        close(code)
      },
    })
    stops.push(followed.stop)
    if (take) say = followed.say
  }

  /** What a page in a fishing hall says after its hello. */
  function hearInHall(text: string, pass: (text: string) => void): void {
    if (closing) return
    spentInHall = spend(spentInHall, deps.clock.now(), limits.hallMessages)
    if (!spentInHall) return close(closeCodes.policyViolated)
    try {
      pass(text)
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    if (error instanceof StudioRefusal && error.code === 'studio.tableClosed')
      return close(closeCodes.serviceRestarts)
    if (error instanceof StudioRefusal)
      return close(
        error.code === 'studio.sessionExpired' ? closeCodes.sessionEnded : closeCodes.policyViolated,
        error.code,
      )
    const code = isDatabaseUnreachable(error) ? 'studio.unavailable' : 'studio.unexpected'
    if (code === 'studio.unexpected')
      deps.log.error({ reason: String(error) }, 'unexpected error at a live connection')
    close(closeCodes.tryAgainLater, code)
  }

  connection.on('error', () => connection.terminate())
  connection.on('close', leave)
  connection.on('ping', isAllowed)
  connection.on('pong', isAllowed)
  connection.on('message', (data) => {
    const text = String(data)
    if (say) return hearInHall(text, say)
    if (Buffer.byteLength(text) > MAXIMUM_MESSAGE_BYTES) return connection.terminate()
    if (!isAllowed() || greeted) return
    greeted = true
    clearTimeout(tooLate)
    inBackground(greet(text).catch(fail), deps.log, 'a live greeting was not answered')
  })
  return {
    closeForFlooding: () => close(closeCodes.policyViolated),
    mostBytes: () => (say ? limits.hallBytesBetweenLooks : limits.bytesBetweenLooks),
  }
}

/**
 * Messages of one moment leave in one write: a hall sends each of its pages two, twenty times a second. Elsewhere a message leaves at once, so that it is there
 * before the answer of the call that caused it.
 */
function gatherWrites(socket: Duplex): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
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
