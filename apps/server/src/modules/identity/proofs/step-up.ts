// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { freshProofMs } from '@tessera/rules/identity/proof'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import { forgetFailures, noteAttempt, refuseWhileLocked } from '../attempts/attempts.ts'
import { passwordChange, secondFactorUse } from '../attempts/subjects.ts'
import { findCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { usePasskey } from '../passkeys/passkeys.ts'
import { hasSecondFactor } from '../second-factors/has-second-factor.ts'
import { takeSecondFactor } from '../second-factors/take-second-factor.ts'
import { ownerMember } from '../second-factors/totp.ts'
import { tokenHashOf } from '../sessions/session-key.ts'
import { noteProof } from '../sessions/session-store.ts'

type Input = OperationInput<'identity.stepUp'>

/** Verifies the member again. Members with a second factor must use it: the password alone is not enough. */
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
  const strong = await hasSecondFactor(database, memberId)
  const attempt = {
    subjects: [strong ? secondFactorUse(ownerMember(memberId)) : passwordChange(memberId)],
    nowMs,
  }
  await refuseWhileLocked(database, attempt)
  const right = strong
    ? await proveStrongly(deps, input, memberId, facts)
    : await provePassword(deps, input, memberId)
  const noted = await database.transaction((tx) => noteAttempt(tx, attempt, right))
  if (noted === 'locked') throw fault('identity.tooManyAttempts')
  if (noted === 'wrong') throw fault(strong ? 'identity.badSecondFactor' : 'identity.badPassword')
  for (const subject of attempt.subjects) await forgetFailures(database, subject)
  await noteProof(database, tokenHashOf(sessionKey), strong, nowMs)
  return { provenUntil: nowMs + freshProofMs }
}

async function proveStrongly(
  deps: IdentityDeps,
  { code, passkey, challengeId }: Input,
  memberId: number,
  facts: RequestFacts,
): Promise<boolean> {
  if (passkey)
    return (
      (await usePasskey(deps, facts, 'passkeyStepUp', { challengeId: challengeId ?? '', passkey })) ===
      memberId
    )
  if (code === undefined) return false
  return (
    (await deps.database.transaction((tx) =>
      takeSecondFactor(tx, deps.vault, ownerMember(memberId), code, facts.nowMs),
    )) !== undefined
  )
}

async function provePassword(
  { database, hashes }: IdentityDeps,
  { password }: Input,
  memberId: number,
): Promise<boolean> {
  return (
    password !== undefined &&
    hashes.verify((await findCredential(database, memberId))?.passwordHash, password)
  )
}
