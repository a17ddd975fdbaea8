// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { attempt } from '../attempts/attempts.ts'
import { paymentPasswordUse } from '../attempts/subjects.ts'
import { findCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'

/** The fault that a call uses for a wrong payment password. */
export type WrongPaymentPassword = 'identity.badPaymentPassword' | 'rewards.badPassword'

/**
 * Checks the payment password of a member's request, or throws `wrong`, `identity.noPaymentPassword` or, from
 * the fifth wrong one within five minutes on, `identity.tooManyAttempts`. Call it before the request's own
 * transaction: it needs a connection itself, and a wrong attempt counts even if the request fails.
 */
export async function checkPaymentPassword(
  { database, clock, hashes }: IdentityDeps,
  memberId: bigint,
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

export async function hasPaymentPassword({ database }: IdentityDeps, memberId: bigint): Promise<boolean> {
  return (await findCredential(database, memberId))?.paymentHash !== undefined
}
