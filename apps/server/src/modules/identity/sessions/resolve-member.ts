import { isSessionOver } from '@tessera/rules/identity/session-life'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { bindingCookie } from '../cookie-names.ts'
import type { IdentityDeps } from '../deps.ts'
import { digestOf, sameDigest } from '../digest.ts'
import { sessionKeyOf } from './session-key.ts'
import { findSession, type StoredSession } from './session-store.ts'

/** What a session check needs to know of the request. */
export type SessionFacts = Pick<RequestFacts, 'cookies' | 'merchant'>

const holdsCookie = ({ bindingHash }: StoredSession, cookie: string | undefined): boolean =>
  bindingHash === null || (cookie !== undefined && sameDigest(bindingHash, digestOf(cookie)))

/**
 * Whose token this is: undefined for one that is unknown, over, of another brand, or sent without the cookie that it is
 * bound to. One query by primary key. Asking counts as a use of the session.
 */
export async function resolveMember({ database, clock, uses }: IdentityDeps, token: string, { cookies, merchant }: SessionFacts): Promise<MemberActor | undefined> {
  if (token === '') return undefined
  const tokenHash = digestOf(token)
  const session = await findSession(database, tokenHash)
  if (!session || session.merchant !== merchant || !holdsCookie(session, cookies[bindingCookie])) return undefined
  const nowMs = clock.now()
  const usedAtMs = Math.max(session.usedAtMs, uses.latest(tokenHash))
  if (isSessionOver({ usedAtMs, endsAtMs: session.endsAtMs, idleMs: session.idleMs }, nowMs)) return undefined
  await uses.note(tokenHash, nowMs, session.usedAtMs)
  const { memberId, username, agent, trial, provenAtMs, strongAtMs, mustChangePassword } = session
  return { kind: 'member', memberId, username, agent, trial, provenAtMs, strongAtMs, mustChangePassword, sessionKey: sessionKeyOf(tokenHash) }
}
