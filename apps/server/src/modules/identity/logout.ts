// SPDX-License-Identifier: Apache-2.0
import type { RequestFacts } from '../../platform/http/index.ts'
import { bindingCookie } from './cookie-names.ts'
import type { IdentityDeps } from './deps.ts'
import { digestOf } from '../../platform/seal/digest.ts'
import { endSession } from './sessions/end-sessions.ts'
import { resolveMember } from './sessions/resolve-member.ts'
import { bindingInUse } from './sessions/session-store.ts'

/**
 * Ends the session of this request, if there is one, with everything that came from it; always succeeds. A
 * remembered device stays remembered.
 */
export async function logout(deps: IdentityDeps, facts: RequestFacts): Promise<null> {
  const actor = facts.token === undefined ? undefined : await resolveMember(deps, facts.token, facts)
  if (actor) {
    const cutLines = await deps.database.transaction((tx) =>
      endSession(tx, deps, { ...actor, nowMs: facts.nowMs }),
    )
    if (cutLines) facts.afterCommit(cutLines)
  }
  const binding = facts.cookies[bindingCookie]
  if (binding !== undefined && !(await bindingInUse(deps.database, digestOf(binding))))
    facts.clearCookie(bindingCookie)
  return null
}
