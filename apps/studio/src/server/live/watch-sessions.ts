// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Log } from '../log.ts'
import { findLivingSessions } from '../sessions/session-store.ts'

/** A connection with a session. */
export interface Watched {
  readonly key: Uint8Array
  /** Fixed when the session was opened: playing does not extend it. */
  readonly endsAtMs: number
  end(): void
}

export interface SessionWatch {
  watch(connection: Watched): () => void
  stop(): void
}

const LOOK_EVERY_MS = 2_000
/** However far away its end is, a session is checked again after this time: it may have been deleted. */
const ASK_AGAIN_AFTER_MS = 30_000
const KEYS_AT_ONCE = 500

interface Known extends Watched {
  askedAtMs: number
}

/**
 * Ends the connections of expired sessions, within seconds. Their ends are known from their hellos, so most
 * checks query nothing; whether they still exist is queried for many sessions together.
 */
export function watchSessions({
  database,
  clock,
  log,
}: {
  database: Database
  clock: Clock
  log: Log
}): SessionWatch {
  const all = new Set<Known>()
  let looking = false

  async function look(): Promise<void> {
    const nowMs = clock.now()
    for (const connection of [...all]) if (connection.endsAtMs <= nowMs) connection.end()
    const due = [...all].filter(({ askedAtMs }) => nowMs - askedAtMs >= ASK_AGAIN_AFTER_MS)
    for (let first = 0; first < due.length; first += KEYS_AT_ONCE)
      await ask(due.slice(first, first + KEYS_AT_ONCE))
  }

  /**
   * While the database is unavailable nobody is disconnected: they are checked again, and their own end still
   * applies.
   */
  async function ask(connections: readonly Known[]): Promise<void> {
    const nowMs = clock.now()
    for (const connection of connections) connection.askedAtMs = nowMs
    const living = await findLivingSessions(
      database,
      connections.map(({ key }) => key),
      nowMs,
    )
    const keys = new Set(living.map(nameOf))
    for (const connection of connections) if (!keys.has(nameOf(connection.key))) connection.end()
  }

  const timer = setInterval(() => {
    if (looking || all.size === 0) return
    looking = true
    inBackground(
      look().finally(() => {
        looking = false
      }),
      log,
      'sessions of live connections could not be looked up',
    )
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    watch(connection) {
      const known = { ...connection, askedAtMs: clock.now() }
      all.add(known)
      return () => {
        all.delete(known)
      }
    },
    stop: () => clearInterval(timer),
  }
}

const nameOf = (key: Uint8Array): string => Buffer.from(key).toString('hex')
