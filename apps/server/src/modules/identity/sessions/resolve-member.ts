// SPDX-License-Identifier: Apache-2.0
import { isSessionOver, sessionEndMs } from '@tessera/rules/identity/session-life'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { bindingCookie } from '../cookie-names.ts'
import type { IdentityDeps } from '../deps.ts'
import { digestOf, sameDigest } from '../../../platform/seal/digest.ts'
import { sessionKeyOf, tokenHashOf } from './session-key.ts'
import { findSession, type StoredSession } from './session-store.ts'

/** What a session check needs from the request. */
export type SessionFacts = Pick<RequestFacts, 'cookies' | 'brandCode'>

const holdsCookie = ({ bindingHash }: StoredSession, cookie: string | undefined): boolean =>
  bindingHash === null || (cookie !== undefined && sameDigest(bindingHash, digestOf(cookie)))

/**
 * Whose token this is; undefined for one that is unknown, ended, of another brand, or sent without the cookie
 * that it is bound to. One query by primary key. Counts as activity of the session.
 */
export async function resolveMember(
  deps: IdentityDeps,
  token: string,
  facts: SessionFacts,
): Promise<MemberActor | undefined> {
  const known = await readLiving(deps, token, facts)
  if (!known) return undefined
  await deps.uses.note(known.tokenHash, known.nowMs, known.session.usedAtMs)
  return actorOf(known)
}

/**
 * The same without counting as activity, and when the session expires if nobody uses it again: for an open
 * page, which by itself keeps no session alive.
 */
export async function recogniseMember(
  deps: IdentityDeps,
  token: string,
  facts: SessionFacts,
): Promise<{ actor: MemberActor; endsAtMs: number } | undefined> {
  const known = await readLiving(deps, token, facts)
  return known && { actor: actorOf(known), endsAtMs: known.livesUntilMs }
}

/**
 * Whether a request without a call comes from this session, by the cookie that a browser's session is bound to, or by the
 * token of any other. Does not count as activity.
 */
export async function isFromMemberSession(
  { database, clock, uses }: Pick<IdentityDeps, 'database' | 'clock' | 'uses'>,
  sessionKey: string,
  { cookies, token }: { cookies: Readonly<Record<string, string>>; token: string | undefined },
): Promise<boolean> {
  const tokenHash = tokenHashOf(sessionKey)
  const session = await findSession(database, tokenHash)
  if (!session || !holdsCookie(session, cookies[bindingCookie])) return false
  if (session.bindingHash === null && (token === undefined || !sameDigest(digestOf(token), tokenHash)))
    return false
  return !isSessionOver(
    { ...session, usedAtMs: Math.max(session.usedAtMs, uses.latest(tokenHash)) },
    clock.now(),
  )
}

interface Living {
  tokenHash: Buffer
  session: StoredSession
  nowMs: number
  livesUntilMs: number
}

async function readLiving(
  { database, clock, uses }: IdentityDeps,
  token: string,
  { cookies, brandCode }: SessionFacts,
): Promise<Living | undefined> {
  if (token === '') return undefined
  const tokenHash = digestOf(token)
  const session = await findSession(database, tokenHash)
  if (!session || session.brandCode !== brandCode || !holdsCookie(session, cookies[bindingCookie]))
    return undefined
  const nowMs = clock.now()
  const used = { ...session, usedAtMs: Math.max(session.usedAtMs, uses.latest(tokenHash)) }
  return isSessionOver(used, nowMs)
    ? undefined
    : { tokenHash, session, nowMs, livesUntilMs: sessionEndMs(used) }
}

const actorOf = ({
  tokenHash,
  session: { memberId, username, agent, trial, provenAtMs, strongAtMs, strongSinceMs, mustChangePassword },
}: Living): MemberActor => ({
  kind: 'member',
  memberId,
  username,
  agent,
  trial,
  provenAtMs,
  strongAtMs,
  strongSinceMs,
  mustChangePassword,
  sessionKey: sessionKeyOf(tokenHash),
})
