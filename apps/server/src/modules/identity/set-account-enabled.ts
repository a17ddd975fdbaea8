// SPDX-License-Identifier: Apache-2.0
import { setEnabled } from '../members/index.ts'
import type { IdentityDeps } from './deps.ts'
import { endAllSessions } from './sessions/end-sessions.ts'

/**
 * Opens or closes a member's account. Closing ends their sessions at the same time. False when there is no
 * such member.
 */
export async function setAccountEnabled(
  deps: IdentityDeps,
  memberId: number,
  enabled: boolean,
): Promise<boolean> {
  let notifyPages = (): void => undefined
  const found = await deps.database.transaction(async (tx) => {
    const changed = await setEnabled(tx, memberId, enabled)
    if (changed && !enabled) notifyPages = await endAllSessions(tx, deps, memberId, deps.clock.now())
    if (changed) await deps.events.accountEnabled(tx, memberId, enabled)
    return changed
  })
  notifyPages()
  return found
}
