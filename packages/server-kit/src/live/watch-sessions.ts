// SPDX-License-Identifier: Apache-2.0
import { inBackground } from '../background/in-background.ts'

/**
 * Looks up, for sessions of one kind, when the live ones end if nobody uses them again (epoch ms), by session
 * key.
 */
export type SessionEnds<Kind extends string> = (
  kind: Kind,
  sessionKeys: readonly string[],
) => Promise<ReadonlyMap<string, number>>

/** A connection that belongs to a session. */
export interface Watched<Kind extends string> {
  kind: Kind
  sessionKey: string
  /** When the session ends if nobody uses it again. */
  endsAtMs: number
  /** Called when the session is over. */
  end(): void
  /** Called when it cannot be determined whether the session is over. */
  giveUp(): void
}

export interface SessionWatch<Kind extends string> {
  watch(connection: Watched<Kind>): () => void
  stop(): void
}

export interface SessionWatchOptions<Kind extends string> {
  ends: SessionEnds<Kind>
  /**
   * A session is checked again after this time even if its end is far away, because this process may not have
   * heard that it was ended.
   */
  askAgainAfterMs: Readonly<Record<Kind, number>>
  clock: { now(): number }
  log: Record<'debug' | 'warn', (fields: object, message: string) => void>
}

const lookEveryMs = 2_000
const keysAtOnce = 500

type WatchedConnection<Kind extends string> = Watched<Kind> & { askedAtMs: number }

/**
 * Closes the connections of ended sessions within seconds, without using the sessions. Their ends are watched
 * from their greetings, so that most checks query nothing; due sessions are queried together.
 */
export function watchSessions<Kind extends string>({
  ends,
  askAgainAfterMs,
  clock,
  log,
}: SessionWatchOptions<Kind>): SessionWatch<Kind> {
  const all = new Set<WatchedConnection<Kind>>()
  let looking = false

  async function look(): Promise<void> {
    const nowMs = clock.now()
    const due = [...all].filter(
      ({ kind, endsAtMs, askedAtMs }) => endsAtMs <= nowMs || nowMs - askedAtMs >= askAgainAfterMs[kind],
    )
    for (const [kind, ofKind] of Map.groupBy(due, (one) => one.kind)) {
      const bySession = Map.groupBy(ofKind, (one) => one.sessionKey)
      const keys = [...bySession.keys()]
      for (let first = 0; first < keys.length; first += keysAtOnce)
        await ask(kind, keys.slice(first, first + keysAtOnce), bySession)
    }
  }

  async function ask(
    kind: Kind,
    keys: readonly string[],
    bySession: ReadonlyMap<string, WatchedConnection<Kind>[]>,
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
        // When the lookup failed and the session may have ended, the page receives nothing more; before its
        // watched end the next check tries again.
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
      const watched = { ...connection, askedAtMs: clock.now() }
      all.add(watched)
      return () => {
        all.delete(watched)
      }
    },
    stop: () => clearInterval(timer),
  }
}
