// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import { judgeProof } from '@tessera/rules/identity/proof'
import type { MemberActor, RequestFacts } from '../../../platform/http/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { factorWaitMs, oldestFactorAt } from '../second-factors/factor-ages.ts'
import { refuseYoung } from './refuse-young.ts'

/**
 * Throws `call.passwordChangeRequired` when that comes first, and `call.stepUpRequired` or
 * `call.secondFactorRequired` when a call needs more than an active session (see the rule), `call.factorTooYoung` when
 * the second factor was added only just.
 */
export async function proveCall(
  { database, settings, clock }: IdentityDeps,
  { proof, beforePasswordChange }: Call,
  { agent, memberId, provenAtMs, strongAtMs, strongSinceMs = null, mustChangePassword }: MemberActor,
  { brandCode }: RequestFacts,
): Promise<void> {
  if (mustChangePassword && !beforePasswordChange) throw fault('call.passwordChangeRequired')
  if (proof === undefined) return
  const brand = settings.of(brandCode)
  const agentsNeedSecondFactor = await brand.read('identity.agentsNeedSecondFactor')
  if (proof === 'contract' && !agentsNeedSecondFactor) return
  const [oldestFactorMs, waitMs] = [await oldestFactorAt(database, memberId), await factorWaitMs(brand)]
  const judged = judgeProof(
    {
      wanted: proof,
      provenAtMs,
      strongAtMs,
      strongSinceMs,
      oldestFactorMs,
      waitMs,
      agent,
      agentsNeedSecondFactor,
    },
    clock.now(),
  )
  if (judged === 'prove') throw fault('call.stepUpRequired')
  if (judged === 'tooYoung') await refuseYoung(brand, strongSinceMs ?? oldestFactorMs ?? clock.now())
  if (judged === 'needsSecondFactor') throw fault('call.secondFactorRequired')
}
