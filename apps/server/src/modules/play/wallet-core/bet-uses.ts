// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { LoginSessions } from './login-sessions.ts'

/** Makes bets count as activity of the site's sessions, separately from the bets themselves. */
export interface BetUses {
  /** Records a bet in the wallet session with this token hash. Cheap, and never throws. */
  note(tokenHash: string): void
  /** Reports what is due; with `everything`, also what could wait. */
  flush(everything?: boolean): Promise<void>
  /** Reports what is pending and stops. */
  close(): Promise<void>
}

interface Use {
  latestMs: number
  notifiedMs: number
}

const lookEveryMs = 1_000
/**
 * The first bet is reported within a second, further ones together half a minute later: a session lasts much
 * longer.
 */
const notifyEveryMs = 30_000
/**
 * More than the wallet sessions that bet in half a minute. Beyond that a session may end early, never late.
 */
const mostHeld = 100_000

export function createBetUses({
  db,
  clock,
  log,
  loginSessions,
}: {
  db: Queries
  clock: Clock
  log: Log
  loginSessions: LoginSessions
}): BetUses {
  const uses = new Map<string, Use>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function lookLater(): void {
    if (closed) return
    timer ??= setTimeout(() => {
      timer = undefined
      flush()
        .catch((error: unknown) => {
          log.warn(
            { error: error instanceof Error ? error.message : 'unknown' },
            'bets could not be told as uses of sessions yet',
          )
        })
        .finally(() => {
          if (uses.size > 0) lookLater()
        })
    }, lookEveryMs).unref()
  }

  async function flush(everything = false): Promise<void> {
    const nowMs = clock.now()
    const due: { tokenHash: string; latestMs: number }[] = []
    for (const [tokenHash, use] of uses) {
      if (!everything && nowMs - use.notifiedMs < notifyEveryMs) continue
      if (use.latestMs > use.notifiedMs) due.push({ tokenHash, latestMs: use.latestMs })
      else uses.delete(tokenHash)
    }
    if (due.length === 0) return
    await notify(due)
    for (const { tokenHash, latestMs } of due) {
      const use = uses.get(tokenHash)
      if (use) use.notifiedMs = Math.max(use.notifiedMs, latestMs)
    }
  }

  async function notify(due: readonly { tokenHash: string; latestMs: number }[]): Promise<void> {
    const rows = await db.query<{ position: bigint; login_session: Buffer }>(sql`
      select d.position, s.login_session from unnest(${due.map(({ tokenHash }) => Buffer.from(tokenHash, 'hex'))}::bytea[]) with ordinality as d (token_hash, position)
      join play_session s on s.token_hash = d.token_hash where s.login_session is not null and s.revoked_at is null`)
    const latest = new Map<string, number>()
    for (const { position, login_session: loginSession } of rows) {
      const sessionKey = loginSession.toString('base64url')
      latest.set(sessionKey, Math.max(latest.get(sessionKey) ?? 0, due[Number(position) - 1]?.latestMs ?? 0))
    }
    if (latest.size > 0)
      await loginSessions.noteUses([...latest].map(([sessionKey, usedAtMs]) => ({ sessionKey, usedAtMs })))
  }

  return {
    note(tokenHash) {
      const known = uses.get(tokenHash)
      if (known) known.latestMs = clock.now()
      else if (uses.size < mostHeld) uses.set(tokenHash, { latestMs: clock.now(), notifiedMs: 0 })
      lookLater()
    },
    flush,
    async close() {
      closed = true
      clearTimeout(timer)
      await flush(true)
    },
  }
}
