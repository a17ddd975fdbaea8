// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { usePasskey, type PasskeyAnswer } from '../passkeys/passkeys.ts'

/**
 * Checks that a member confirmed a payment with a passkey of their own, or throws `identity.badPasskey`. The
 * challenge is used up either way, so every payment needs its own. Call it before the request's own transaction: it
 * needs a connection itself.
 */
export async function checkPaymentPasskey(
  deps: IdentityDeps,
  memberId: number,
  input: Record<string, unknown>,
  facts: RequestFacts,
): Promise<void> {
  // The contract has checked the shapes of both.
  const answer = { challengeId: String(input['challengeId']), passkey: input['passkey'] as PasskeyAnswer }
  if ((await usePasskey(deps, facts, 'passkeyPayment', answer)) !== memberId)
    throw fault('identity.badPasskey')
}
