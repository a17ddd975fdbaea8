import { fault } from '@tessera/contract'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { lockMember } from '../../members/index.ts'
import { keepChallenge, takeChallenge } from '../challenges/challenges.ts'
import { lockCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { answerEntered, enter, type SessionAnswer } from './enter.ts'

const lifeSeconds = 60

/** A token for a link that opens this account elsewhere (D-44): once, for a minute. */
export async function makeLoginToken({ database, chance }: IdentityDeps, { member, merchant, nowMs }: RequestFacts & { member: MemberActor }): Promise<{ token: string; expiresInSeconds: number }> {
  const token = await keepChallenge(database, chance, { purpose: 'loginToken', merchant, memberId: member.memberId, facts: {}, expiresAtMs: nowMs + lifeSeconds * 1000 })
  return { token, expiresInSeconds: lifeSeconds }
}

/** A link proves nothing new about who opens it: what asks for a fresh proof asks again. */
export async function tokenLogin(deps: IdentityDeps, { token }: { token: string }, facts: RequestFacts): Promise<SessionAnswer> {
  const challenge = await takeChallenge(deps.database, token, 'loginToken', facts.merchant, facts.nowMs)
  const memberId = challenge?.memberId
  if (memberId === null || memberId === undefined) throw fault('identity.badToken')
  const entered = await deps.database.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member) throw fault('identity.badToken')
    return enter(tx, deps, facts, { member, credential: await lockCredential(tx, memberId), proof: 'remembered', method: 'token', area: 'member', rememberMe: false })
  })
  return answerEntered(facts, entered)
}
