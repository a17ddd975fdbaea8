// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { factorCounts, freshProofMs } from '@tessera/rules/identity/proof'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { forgetFailures } from '../attempts/attempt-store.ts'
import { noteAttempt, refuseWhileLocked } from '../attempts/attempts.ts'
import { passwordChange, secondFactorUse } from '../attempts/subjects.ts'
import { findCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { usePasskey } from '../passkeys/passkeys.ts'
import { factorWaitMs, oldestFactorAt } from '../second-factors/factor-ages.ts'
import { takeSecondFactor, type UsedFactor } from '../second-factors/take-second-factor.ts'
import { ownerMember } from '../second-factors/totp.ts'
import { tokenHashOf } from '../sessions/session-key.ts'
import { noteProof } from '../sessions/session-store.ts'

type Input = OperationInput<'identity.stepUp'>

/**
 * Verifies the member again. Members with a second factor must use it: the password alone is not enough. Only while
 * every one they have is new, the password still is: a stranger may have added it, and the owner removes it.
 */
export async function stepUp(
  deps: IdentityDeps,
  input: Input,
  facts: RequestFacts & { member: MemberActor },
): Promise<{ provenUntil: number }> {
  const { database } = deps
  const {
    member: { memberId, sessionKey },
    nowMs,
  } = facts
  const [oldest, waitMs] = [
    await oldestFactorAt(database, memberId),
    await factorWaitMs(deps.settings.of(facts.brandCode)),
  ]
  const strong = oldest !== null && (input.password === undefined || factorCounts(oldest, waitMs, nowMs))
  const attempt = {
    subjects: [strong ? secondFactorUse(ownerMember(memberId)) : passwordChange(memberId)],
    nowMs,
  }
  await refuseWhileLocked(database, attempt)
  const factor = strong ? await proveStrongly(deps, input, memberId, facts) : undefined
  const right = strong ? factor !== undefined : await provePassword(deps, input, memberId)
  const noted = await database.transaction((tx) => noteAttempt(tx, attempt, right))
  if (noted === 'locked') throw fault('identity.tooManyAttempts')
  if (noted === 'wrong') throw fault(strong ? 'identity.badSecondFactor' : 'identity.badPassword')
  for (const subject of attempt.subjects) await forgetFailures(database, subject)
  await noteProof(database, tokenHashOf(sessionKey), factor, nowMs)
  return { provenUntil: nowMs + freshProofMs }
}

async function proveStrongly(
  deps: IdentityDeps,
  { code, passkey, challengeId }: Input,
  memberId: bigint,
  facts: RequestFacts,
): Promise<UsedFactor | undefined> {
  if (passkey) {
    const used = await usePasskey(deps, facts, 'passkeyStepUp', { challengeId: challengeId ?? '', passkey })
    return used.memberId === memberId ? { method: 'passkey', sinceMs: used.createdAtMs } : undefined
  }
  if (code === undefined) return undefined
  return deps.database.transaction((tx) =>
    takeSecondFactor(tx, deps.vault, ownerMember(memberId), code, facts.nowMs),
  )
}

async function provePassword(
  { database, hashes }: IdentityDeps,
  { password }: Input,
  memberId: bigint,
): Promise<boolean> {
  return (
    password !== undefined &&
    hashes.verify((await findCredential(database, memberId))?.passwordHash, password)
  )
}
