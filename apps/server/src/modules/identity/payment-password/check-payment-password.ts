// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { attempt } from '../attempts/attempts.ts'
import { paymentPasswordUse } from '../attempts/subjects.ts'
import { findCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'

/** What a wrong payment password is called by the call that asks for it. */
export type WrongPaymentPassword = 'identity.badPaymentPassword' | 'rewards.badPassword'

/**
 * Lets a member's request for money pass or throws `wrong`, `identity.noPaymentPassword` or, from the fifth
 * wrong one within five minutes on, `identity.tooManyAttempts`. Asked before the request's own transaction
 * begins: it needs a connection itself, and a wrong try counts whatever becomes of the request.
 */
export async function checkPaymentPassword(
  { database, clock, hashes }: IdentityDeps,
  memberId: number,
  password: string,
  wrong: WrongPaymentPassword = 'identity.badPaymentPassword',
): Promise<void> {
  const hash = (await findCredential(database, memberId))?.paymentHash
  if (hash === undefined) throw fault('identity.noPaymentPassword')
  const right = await attempt(database, paymentPasswordUse(memberId), clock.now(), () =>
    hashes.verify(hash, password),
  )
  if (!right) throw fault(wrong)
}

export async function hasPaymentPassword({ database }: IdentityDeps, memberId: number): Promise<boolean> {
  return (await findCredential(database, memberId))?.paymentHash !== undefined
}
