// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'
import { noteAccountEvent } from '../account-events/note-event.ts'
import { dropChallengesFrom, dropChallengesOf } from '../challenges/challenges.ts'
import type { IdentityDeps } from '../deps.ts'
import { deleteDevicesOf } from '../devices/device-store.ts'
import { sessionKeyOf, tokenHashOf } from './session-key.ts'
import { deleteSessionOf, deleteSessionsOf } from './session-store.ts'

/** The channel on which processes announce ended sessions. */
export const endedChannel = 'identity_session_ended'

/** Makes every process close the live connections of these sessions, once the transaction is committed. */
export async function notifyEnded(tx: Tx, sessionKeys: readonly string[]): Promise<void> {
  await tx.query(sql`select pg_notify(${endedChannel}, key) from unnest(${[...sessionKeys]}::text[]) as key`)
}

type Deps = Pick<IdentityDeps, 'live' | 'events'>

/**
 * Ends one session of a member, with the games that were opened in it and the links that it created.
 * Undefined when it is not theirs; else what to do once the transaction is committed.
 */
export async function endSession(
  tx: Tx,
  { live, events }: Deps,
  { memberId, sessionKey, nowMs }: { memberId: bigint; sessionKey: string; nowMs: number },
): Promise<(() => void) | undefined> {
  const tokenHash = tokenHashOf(sessionKey)
  if (!(await deleteSessionOf(tx, memberId, tokenHash))) return undefined
  await noteAccountEvent(tx, { memberId, what: 'sessionEnded', nowMs })
  await dropChallengesFrom(tx, tokenHash)
  await notifyEnded(tx, [sessionKey])
  await events.sessionsEnded(tx, { sessionKeys: [sessionKey] }, nowMs)
  return () => live.endSession(sessionKey)
}

/**
 * Ends every session of a member and forgets their remembered devices. Returns what to do once the
 * transaction is committed: notify their open pages and close the live connections.
 */
export async function endAllSessions(
  tx: Tx,
  { live, events }: Deps,
  memberId: bigint,
  nowMs: number,
): Promise<() => void> {
  await deleteDevicesOf(tx, memberId)
  await dropChallengesOf(tx, memberId)
  const sessionKeys = (await deleteSessionsOf(tx, memberId)).map(sessionKeyOf)
  if (sessionKeys.length > 0) await noteAccountEvent(tx, { memberId, what: 'sessionsEnded', nowMs })
  await notifyEnded(tx, sessionKeys)
  await events.sessionsEnded(tx, { sessionKeys, everyOneOf: memberId }, nowMs)
  return () => {
    live.publish('identity.sessionEnded', { at: nowMs }, memberId)
    for (const sessionKey of sessionKeys) live.endSession(sessionKey)
  }
}
