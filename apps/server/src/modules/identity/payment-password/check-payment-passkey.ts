// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { factorCounts } from '@tessera/rules/identity/proof'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseYoung } from '../proofs/refuse-young.ts'
import { factorWaitMs } from '../second-factors/factor-ages.ts'
import { usePasskey, type PasskeyAnswer } from '../passkeys/passkeys.ts'

/**
 * Checks that a member confirmed a payment with a passkey of their own that is not new, or throws `identity.badPasskey` or
 * `call.factorTooYoung`. The
 * challenge is used up either way, so every payment needs its own. Call it before the request's own transaction: it
 * needs a connection itself.
 */
export async function checkPaymentPasskey(
  deps: IdentityDeps,
  memberId: bigint,
  input: Record<string, unknown>,
  facts: RequestFacts,
): Promise<void> {
  // The contract has checked the shapes of both.
  const answer = { challengeId: String(input['challengeId']), passkey: input['passkey'] as PasskeyAnswer }
  const used = await usePasskey(deps, facts, 'passkeyPayment', answer)
  if (used.memberId !== memberId) throw fault('identity.badPasskey')
  const brand = deps.settings.of(facts.brandCode)
  // It stands in for the payment password, which whoever added it may not know.
  if (!factorCounts(used.createdAtMs, await factorWaitMs(brand), facts.nowMs))
    await refuseYoung(brand, used.createdAtMs)
}
