// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { setEnabled } from '../members/index.ts'
import type { IdentityDeps } from './deps.ts'
import { endAllSessions } from './sessions/end-sessions.ts'

/**
 * Opens or closes a member's account. Closing ends their sessions at the same time. False when there is no
 * such member.
 */
export async function setAccountEnabled(
  deps: IdentityDeps,
  memberId: bigint,
  enabled: boolean,
): Promise<boolean> {
  const done = await deps.database.transaction((tx) => setEnabledWithin(tx, deps, memberId, enabled))
  done?.()
  return done !== undefined
}

/**
 * The same within a transaction. Returns what notifies open pages once it is committed; undefined when there is
 * no such member.
 */
export async function setEnabledWithin(
  tx: Tx,
  deps: IdentityDeps,
  memberId: bigint,
  enabled: boolean,
): Promise<(() => void) | undefined> {
  if (!(await setEnabled(tx, memberId, enabled))) return undefined
  const notifyPages = enabled ? () => undefined : await endAllSessions(tx, deps, memberId, deps.clock.now())
  await deps.events.accountEnabled(tx, memberId, enabled)
  return notifyPages
}
