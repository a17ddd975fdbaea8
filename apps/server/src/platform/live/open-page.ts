// SPDX-License-Identifier: Apache-2.0
import { spend, type AllowanceState } from '@tessera/rules/site/allowance'
import { closeCodes } from '@tessera/server-kit/live/close-codes'
import type { WebSocket } from 'ws'
import type { Actor } from '../http/index.ts'
import type { Attendance, SessionKind } from './attend.ts'
import type { LiveConnection } from './live-hub.ts'

/** An open page and what ends with it: its slot at the hub, and the watch over its session. */
export interface OpenPage {
  connection: LiveConnection
  /** Whether it can still receive something. */
  isOpen(): boolean
  /** Whether it may send one more message; closes it otherwise. */
  isAllowed(): boolean
  /** Registers whose page it is, and closes it with the session. */
  identify(kind: SessionKind, session: { actor: Actor; endsAtMs: number }): void
  /** Closes it: nothing more is sent to it, and nothing that it sends counts any more. */
  close(code: number, reason: string): void
  /** Forgets a page that has gone by itself. */
  forget(): void
}

const { sessionEnded, policyViolated, tryAgainLater } = closeCodes
/** A page that leaves this much unread is disconnected instead of buffered; it reloads when it comes back. */
const largestBacklogBytes = 65_536
/** Clients that do not close in time are disconnected. */
const closeWithinMs = 1_000

/** Adds a page to the hub, which may have to identify itself in time. */
export function openPage(
  socket: WebSocket,
  { live, limits, sessions, clock, mustGreet }: Attendance,
): OpenPage {
  let spent: AllowanceState | undefined
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
  const tooLate = mustGreet
    ? setTimeout(() => close(tryAgainLater, 'too many connections'), limits.greetWithinMs)
    : undefined

  function forget(): void {
    closing = true
    leave()
    forgetSession()
    clearTimeout(tooLate)
  }

  function close(code: number, reason: string): void {
    if (closing) return
    forget()
    socket.close(code, reason)
    // Stop reading from a client that floods the server.
    if (code === policyViolated) socket.pause()
    setTimeout(() => socket.terminate(), closeWithinMs).unref()
  }

  return {
    connection,
    close,
    forget,
    isOpen: () => !closing && socket.readyState === socket.OPEN,
    isAllowed() {
      if (closing) return false
      const next = spend(spent, clock.now(), limits.messages)
      if (next) spent = next
      else close(policyViolated, 'too many messages')
      return next !== undefined
    },
    identify(kind, { actor, endsAtMs }) {
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
    },
  }
}
