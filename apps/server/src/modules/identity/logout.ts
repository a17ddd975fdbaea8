import type { RequestFacts } from '../../platform/http/index.ts'
import { bindingCookie } from './cookie-names.ts'
import type { IdentityDeps } from './deps.ts'
import { digestOf } from './digest.ts'
import { resolveMember } from './sessions/resolve-member.ts'
import { tokenHashOf } from './sessions/session-key.ts'
import { bindingInUse, deleteSession } from './sessions/session-store.ts'

/** Ends the session of this request, if it is one; succeeds in any case. The remembered device stays remembered. */
export async function logout(deps: IdentityDeps, facts: RequestFacts): Promise<null> {
  const actor = facts.token === undefined ? undefined : await resolveMember(deps, facts.token, facts)
  if (actor) {
    await deleteSession(deps.database, tokenHashOf(actor.sessionKey))
    facts.afterCommit(() => deps.live.endSession(actor.sessionKey))
  }
  const binding = facts.cookies[bindingCookie]
  if (binding !== undefined && !await bindingInUse(deps.database, digestOf(binding))) facts.clearCookie(bindingCookie)
  return null
}
