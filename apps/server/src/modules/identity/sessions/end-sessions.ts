import { sql, type Tx } from '../../../platform/db/index.ts'
import { dropChallengesOf } from '../challenges/challenges.ts'
import type { IdentityDeps } from '../deps.ts'
import { deleteDevicesOf } from '../devices/device-store.ts'
import { sessionKeyOf } from './session-key.ts'
import { deleteSessionsOf } from './session-store.ts'

/** The channel on which processes hear of ended sessions. */
export const endedChannel = 'identity_session_ended'

/** Has every process cut the live connections of these sessions, once the transaction is committed. */
export async function tellEnded(tx: Tx, sessionKeys: readonly string[]): Promise<void> {
  for (const key of sessionKeys) await tx.query(sql`select pg_notify(${endedChannel}, ${key})`)
}

/**
 * Ends every session of a member and forgets his remembered devices. Gives what is to be done once the transaction is
 * committed: tell his open pages and cut their live connections.
 */
export async function endAllSessions(tx: Tx, { live, events }: Pick<IdentityDeps, 'live' | 'events'>, memberId: number, nowMs: number): Promise<() => void> {
  await deleteDevicesOf(tx, memberId)
  await dropChallengesOf(tx, memberId)
  const ended = await deleteSessionsOf(tx, memberId)
  await tellEnded(tx, ended.map(sessionKeyOf))
  await events.sessionsEnded(tx, memberId, nowMs)
  return () => {
    live.publish('identity.sessionEnded', { at: nowMs }, memberId)
    for (const tokenHash of ended) live.endSession(sessionKeyOf(tokenHash))
  }
}
