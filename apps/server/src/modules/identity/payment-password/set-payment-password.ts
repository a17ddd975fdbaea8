// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { isEasyPin } from '@tessera/rules/identity/easy-pin'
import { Sentence, type MemberActor, type RequestFacts } from '../../../platform/http/index.ts'
import { birthdayAndMobileOf } from '../../members/index.ts'
import { findCredential, updatePaymentHash } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { checkPaymentPassword } from './check-payment-password.ts'

/** Sets the payment password; changing one requires the old one. */
export async function setPaymentPassword(
  deps: IdentityDeps,
  input: OperationInput<'identity.setPaymentPassword'>,
  { member: { memberId }, nowMs }: RequestFacts & { member: MemberActor },
): Promise<null> {
  if (input.newPassword !== input.confirmNewPassword)
    throw fault('call.invalid', {
      fields: { confirmNewPassword: new Sentence('identity.payment.inconsistent') },
    })
  const oldHash = (await findCredential(deps.database, memberId))?.paymentHash
  if (oldHash !== undefined) {
    if (input.oldPassword === undefined)
      throw fault('call.invalid', { fields: { oldPassword: new Sentence('fault.field.required') } })
    await checkPaymentPassword(deps, memberId, input.oldPassword)
  }
  if (isEasyPin(input.newPassword, await birthdayAndMobileOf(deps.database, memberId)))
    throw fault('call.invalid', { fields: { newPassword: new Sentence('identity.payment.easy') } })
  const newHash = await deps.hashes.hash(input.newPassword)
  const stored = await deps.database.transaction(async (tx) => {
    const done = await updatePaymentHash(tx, memberId, oldHash, newHash)
    const notice = oldHash === undefined ? 'paymentPasswordAdded' : 'paymentPasswordSet'
    if (done) await deps.events.securityChanged(tx, { memberId, notice, nowMs })
    return done
  })
  // Another call has just set a new one, so the old one that was typed is no longer right.
  if (!stored) throw fault('identity.badPaymentPassword')
  return null
}
