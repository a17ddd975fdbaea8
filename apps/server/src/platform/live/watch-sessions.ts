// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../clock/clock.ts'
import { inBackground } from '../background/in-background.ts'
import type { Log } from '../log/log.ts'

export type SessionKind = 'member' | 'operator'

/**
 * For sessions of one kind: until when those that live do so if nobody uses them again (epoch ms), by their
 * keys.
 */
export type SessionEnds = (
  kind: SessionKind,
  sessionKeys: readonly string[],
) => Promise<ReadonlyMap<string, number>>

/** A connection that speaks for a session. */
export interface Watched {
  kind: SessionKind
  sessionKey: string
  /** When the session ends if nobody uses it again. */
  endsAtMs: number
  /** The session is over. */
  end(): void
  /** Nobody could say whether it is over. */
  giveUp(): void
}

export interface SessionWatch {
  watch(connection: Watched): () => void
  stop(): void
}

const lookEveryMs = 2_000
/**
 * However far away its end seemed, a session is asked about again after so long: one that was ended meanwhile
 * may not have been heard of.
 */
const askAgainAfterMs: Record<SessionKind, number> = { member: 30_000, operator: 4_000 }
const keysAtOnce = 500

interface Known extends Watched {
  askedAtMs: number
}

/**
 * Ends the connections of sessions that are over, within seconds, and uses no session by it. Their ends are
 * known from their greetings, so that most looks ask nothing; what is due is asked for many sessions
 * together.
 */
export function watchSessions({
  ends,
  clock,
  log,
}: {
  ends: SessionEnds
  clock: Clock
  log: Log
}): SessionWatch {
  const all = new Set<Known>()
  let looking = false

  async function look(): Promise<void> {
    const nowMs = clock.now()
    const due = [...all].filter(
      ({ kind, endsAtMs, askedAtMs }) => endsAtMs <= nowMs || nowMs - askedAtMs >= askAgainAfterMs[kind],
    )
    for (const kind of ['member', 'operator'] as const) {
      const bySession = Map.groupBy(
        due.filter((one) => one.kind === kind),
        (one) => one.sessionKey,
      )
      const keys = [...bySession.keys()]
      for (let first = 0; first < keys.length; first += keysAtOnce)
        await ask(kind, keys.slice(first, first + keysAtOnce), bySession)
    }
  }

  async function ask(
    kind: SessionKind,
    keys: readonly string[],
    bySession: ReadonlyMap<string, Known[]>,
  ): Promise<void> {
    const alive = await ends(kind, keys).catch((error: unknown) => {
      log.debug(
        { error: error instanceof Error ? error.message : 'unknown' },
        'sessions of live connections could not be looked up',
      )
    })
    const nowMs = clock.now()
    for (const key of keys) {
      const endsAtMs = alive?.get(key)
      for (const connection of bySession.get(key) ?? []) {
        // Whoever cannot be vouched for hears nothing more; while its end is not reached the next look asks
        // again.
        if (!alive && connection.endsAtMs <= nowMs) connection.giveUp()
        else if (alive && (endsAtMs === undefined || endsAtMs <= nowMs)) connection.end()
        else if (endsAtMs !== undefined) Object.assign(connection, { endsAtMs, askedAtMs: nowMs })
      }
    }
  }

  const timer = setInterval(() => {
    if (looking || all.size === 0) return
    looking = true
    inBackground(
      look().finally(() => {
        looking = false
      }),
      log,
      'sessions of live connections were not looked at',
    )
  }, lookEveryMs)
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
