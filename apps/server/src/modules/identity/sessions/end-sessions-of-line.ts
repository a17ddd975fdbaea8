// SPDX-License-Identifier: Apache-2.0
import { teamRange } from '../../members/index.ts'
import type { Database, Queries } from '../../../platform/db/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { notifyEnded } from './end-sessions.ts'
import { countSessions, deleteSessions, sessionsOfLine } from './line-session-store.ts'
import { sessionKeyOf } from './session-key.ts'

/** Sessions that one transaction ends. */
const step = 1_000

type Deps = Pick<IdentityDeps, 'live' | 'events'> & { database: Database }

/**
 * Ends the open sessions of an account and of everybody below it, a thousand at a time. Remembered devices stay; nobody
 * can use one before the line is open again.
 */
export async function endSessionsOfLine(deps: Deps, memberId: bigint, nowMs: number): Promise<void> {
  const hashes = await sessionsOfLine(deps.database, await teamRange(deps.database, memberId))
  for (let from = 0; from < hashes.length; from += step)
    await endSome(deps, hashes.slice(from, from + step), nowMs)
}

async function endSome(
  { database, live, events }: Deps,
  hashes: readonly Buffer[],
  nowMs: number,
): Promise<void> {
  const ended = await database.transaction(async (tx) => {
    const rows = await deleteSessions(tx, hashes)
    const sessionKeys = rows.map(({ tokenHash }) => sessionKeyOf(tokenHash))
    await notifyEnded(tx, sessionKeys)
    await events.sessionsEnded(tx, { sessionKeys }, nowMs)
    return { sessionKeys, memberIds: new Set(rows.map(({ memberId }) => memberId)) }
  })
  for (const memberId of ended.memberIds) live.publish('identity.sessionEnded', { at: nowMs }, memberId)
  for (const sessionKey of ended.sessionKeys) live.endSession(sessionKey)
}

/** How many open sessions an account and everybody below it have. */
export async function countSessionsOfLine(db: Queries, memberId: bigint, nowMs: number): Promise<number> {
  return countSessions(db, await teamRange(db, memberId), nowMs)
}
