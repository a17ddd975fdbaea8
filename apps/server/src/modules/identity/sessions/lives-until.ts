// SPDX-License-Identifier: Apache-2.0
import { isSessionOver, sessionEndMs } from '@tessera/rules/identity/session-life'
import type { Queries } from '../../../platform/db/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { sessionKeyOf, tokenHashOf } from './session-key.ts'
import { holdSession, listTimes } from './session-store.ts'

/**
 * When a session expires if nobody uses it again (epoch ms); undefined when it has ended. Within a
 * transaction this locks it: nobody can end it before that transaction is done, so whatever is opened from it
 * meanwhile ends with it.
 */
export async function livesUntil(
  db: Queries,
  { clock, uses }: Pick<IdentityDeps, 'clock' | 'uses'>,
  sessionKey: string,
): Promise<number | undefined> {
  const tokenHash = tokenHashOf(sessionKey)
  const session = await holdSession(db, tokenHash)
  if (!session) return undefined
  const used = { ...session, usedAtMs: Math.max(session.usedAtMs, uses.latest(tokenHash)) }
  return isSessionOver(used, clock.now()) ? undefined : sessionEndMs(used)
}

/** The same for many sessions in one query without locks: when the active ones expire, by their keys. */
export async function sessionEnds(
  db: Queries,
  { clock, uses }: Pick<IdentityDeps, 'clock' | 'uses'>,
  sessionKeys: readonly string[],
): Promise<Map<string, number>> {
  const nowMs = clock.now()
  const ends = new Map<string, number>()
  for (const { tokenHash, ...session } of await listTimes(db, sessionKeys.map(tokenHashOf))) {
    const used = { ...session, usedAtMs: Math.max(session.usedAtMs, uses.latest(tokenHash)) }
    if (!isSessionOver(used, nowMs)) ends.set(sessionKeyOf(tokenHash), sessionEndMs(used))
  }
  return ends
}
