// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { lockMember } from '../../members/index.ts'
import { saveChallenge, takeChallenge } from '../challenges/challenges.ts'
import { lockCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { livesUntil } from '../sessions/lives-until.ts'
import { sessionKeyOf, tokenHashOf } from '../sessions/session-key.ts'
import { answerEntered, enter, type SessionAnswer } from './enter.ts'

const lifeSeconds = 60

/**
 * A token for a link that logs this account in elsewhere (D-44): once, within a minute, and not after its own
 * session has ended.
 */
export async function makeLoginToken(
  { database, chance }: IdentityDeps,
  { member, brandCode, nowMs }: RequestFacts & { member: MemberActor },
): Promise<{ token: string; expiresInSeconds: number }> {
  const token = await saveChallenge(database, chance, {
    purpose: 'loginToken',
    brandCode,
    memberId: member.memberId,
    facts: {},
    expiresAtMs: nowMs + lifeSeconds * 1000,
    sessionHash: tokenHashOf(member.sessionKey),
  })
  return { token, expiresInSeconds: lifeSeconds }
}

/** A link proves nothing new about who opens it: a call that needs a recent proof asks again. */
export async function tokenLogin(
  deps: IdentityDeps,
  { token }: { token: string },
  facts: RequestFacts,
): Promise<SessionAnswer> {
  const entered = await deps.database.transaction(async (tx) => {
    const challenge = await takeChallenge(tx, token, 'loginToken', facts.brandCode, facts.nowMs)
    const from = challenge?.sessionHash
    if (!challenge?.memberId || !from || (await livesUntil(tx, deps, sessionKeyOf(from))) === undefined)
      throw fault('identity.badToken')
    const member = await lockMember(tx, challenge.memberId)
    if (!member) throw fault('identity.badToken')
    return enter(tx, deps, facts, {
      member,
      credential: await lockCredential(tx, member.id),
      proof: 'remembered',
      method: 'token',
      area: 'member',
      rememberMe: false,
    })
  })
  return answerEntered(facts, entered)
}
