// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import { judgeProof } from '@tessera/rules/identity/proof'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { hasSecondFactor } from '../second-factors/has-second-factor.ts'

/**
 * Throws `call.passwordChangeRequired` when that comes first, and `call.stepUpRequired` or
 * `call.secondFactorRequired` when a call needs more than an active session (see the rule).
 */
export async function proveCall(
  { database, settings, clock }: IdentityDeps,
  { proof, beforePasswordChange }: Call,
  { agent, memberId, provenAtMs, strongAtMs, mustChangePassword }: MemberActor,
  { brandCode }: RequestFacts,
): Promise<void> {
  if (mustChangePassword && !beforePasswordChange) throw fault('call.passwordChangeRequired')
  if (proof === undefined) return
  const agentsNeedSecondFactor = await settings.of(brandCode).read('identity.agentsNeedSecondFactor')
  if (proof === 'contract' && !agentsNeedSecondFactor) return
  const strong = await hasSecondFactor(database, memberId)
  const judged = judgeProof(
    { wanted: proof, provenAtMs, strongAtMs, hasSecondFactor: strong, agent, agentsNeedSecondFactor },
    clock.now(),
  )
  if (judged === 'prove') throw fault('call.stepUpRequired')
  if (judged === 'needsSecondFactor') throw fault('call.secondFactorRequired')
}
