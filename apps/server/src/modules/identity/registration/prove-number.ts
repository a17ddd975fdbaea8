// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { RegistrationForm } from '@tessera/rules/identity/registration'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { countGuess } from '../attempts/attempts.ts'
import { codeAddress } from '../attempts/subjects.ts'
import type { IdentityDeps } from '../deps.ts'
import { digestOf } from '../../../platform/seal/digest.ts'
import { saidByThirdParty } from '../outside/third-party-faults.ts'
import type { RegistrationInput } from './register.ts'
import { useProof } from './used-proofs.ts'

/**
 * Whether the number of a registration is verified: by our code, or by a third party's token. Throws when it
 * must be and is not.
 */
export async function proveNumber(
  deps: IdentityDeps,
  form: RegistrationForm,
  input: RegistrationInput,
  number: string | undefined,
  facts: RequestFacts,
): Promise<boolean> {
  if (number === undefined) return false
  if (form.phoneProof) {
    await takePhoneProof(deps, input, number, facts)
    return true
  }
  if (!form.code) return false
  const take = async (): Promise<boolean> =>
    (
      await deps.codes.take(
        { brandCode: facts.brandCode, purpose: 'register', target: number },
        input.verificationCode,
      )
    ).right
  if (!(await countGuess(deps.database, codeAddress(facts.ip), facts.nowMs, take)))
    throw fault('identity.badCode')
  return true
}

/** A third party's proof that the visitor holds the number; valid once. */
async function takePhoneProof(
  deps: IdentityDeps,
  { firebaseChannel, firebaseIdToken }: RegistrationInput,
  number: string,
  facts: RequestFacts,
): Promise<void> {
  if (firebaseChannel !== 'sms' || firebaseIdToken === undefined || firebaseIdToken === '')
    throw fault('identity.thirdParty.missingVerificationCode')
  const project = await deps.settings.read('identity.firebaseProject')
  const { expiresAtMs } = await deps.phoneProofs
    .check({ project, token: firebaseIdToken, number, nowMs: facts.nowMs })
    .catch(saidByThirdParty(facts))
  if (!(await useProof(deps.database, digestOf(firebaseIdToken), expiresAtMs)))
    throw fault('identity.thirdParty.codeExpired')
}
