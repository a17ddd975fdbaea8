// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { codeTries } from '@tessera/rules/identity/codes'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { lockMember } from '../../members/index.ts'
import { forgetFailures } from '../attempts/attempt-store.ts'
import { noteAttempt, refuseWhileLocked } from '../attempts/attempts.ts'
import { secondFactorUse } from '../attempts/subjects.ts'
import { countChallengeTry, lockChallenge, takeChallenge } from '../challenges/challenges.ts'
import { lockCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { taskToUse, usePasskey, type PasskeyTask } from '../passkeys/passkeys.ts'
import { takeSecondFactor, type UsedFactor } from '../second-factors/take-second-factor.ts'
import { ownerMember } from '../second-factors/totp.ts'
import { answerEntered, enter, type SessionAnswer } from './enter.ts'

type Input = OperationInput<'identity.twoFactorLogin'>

/** What the browser needs to answer with a passkey; `ticket` stays valid. */
export async function twoFactorPasskey(
  deps: IdentityDeps,
  { ticket }: { ticket: string },
  facts: RequestFacts,
): Promise<PasskeyTask> {
  const challenge = await deps.database.transaction((tx) =>
    lockChallenge(tx, ticket, 'twoFactor', facts.brandCode, facts.nowMs),
  )
  if (!challenge || challenge.memberId === null) throw fault('identity.badTicket')
  return taskToUse(deps, facts, 'passkeyTwoFactor', challenge.memberId)
}

/**
 * Completes a login that required a second factor. A ticket allows five attempts, and wrong codes count
 * against the member wherever they are entered, so that new tickets give no new guesses.
 */
export async function twoFactorLogin(
  deps: IdentityDeps,
  input: Input,
  facts: RequestFacts,
): Promise<SessionAnswer> {
  const { database } = deps
  const { brandCode, nowMs } = facts
  const waiting = await database.transaction((tx) =>
    lockChallenge(tx, input.ticket, 'twoFactor', brandCode, nowMs),
  )
  if (!waiting || waiting.memberId === null || waiting.tries >= codeTries) throw fault('identity.badTicket')
  const { memberId } = waiting
  const attempt = { subjects: [secondFactorUse(ownerMember(memberId))], nowMs }
  await refuseWhileLocked(database, attempt)
  const used = await proveAgain(deps, input, memberId, facts)
  const noted = await database.transaction(async (tx) => {
    await countChallengeTry(tx, input.ticket)
    return noteAttempt(tx, attempt, used !== undefined)
  })
  if (noted === 'locked') throw fault('identity.tooManyAttempts')
  if (noted === 'wrong' || !used) throw fault('identity.badSecondFactor')
  const entered = await database.transaction(async (tx) => {
    const ticket = await takeChallenge(tx, input.ticket, 'twoFactor', brandCode, nowMs)
    const member = await lockMember(tx, memberId)
    if (!ticket || !member) throw fault('identity.badTicket')
    for (const subject of attempt.subjects) await forgetFailures(tx, subject)
    return enter(tx, deps, facts, {
      member,
      credential: await lockCredential(tx, memberId),
      proof: 'strong',
      factorSinceMs: used.sinceMs,
      method: used.method,
      came: ticket.facts.method,
      area: ticket.facts.area === 'agent' ? 'agent' : 'member',
      rememberMe: ticket.facts.rememberMe === '1',
      temporary: ticket.facts.temporary === '1',
      defaultPassword: ticket.facts.defaultPassword === '1',
    })
  })
  return answerEntered(facts, entered)
}

async function proveAgain(
  deps: IdentityDeps,
  { code, passkey, challengeId }: Input,
  memberId: bigint,
  facts: RequestFacts,
): Promise<UsedFactor | undefined> {
  if (passkey) {
    const used = await usePasskey(deps, facts, 'passkeyTwoFactor', {
      challengeId: challengeId ?? '',
      passkey,
    })
    return used.memberId === memberId ? { method: 'passkey', sinceMs: used.createdAtMs } : undefined
  }
  if (code === undefined) return undefined
  return deps.database.transaction((tx) =>
    takeSecondFactor(tx, deps.vault, ownerMember(memberId), code, facts.nowMs),
  )
}
