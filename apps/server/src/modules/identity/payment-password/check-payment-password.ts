import { fault } from '@tessera/contract'
import { attempt } from '../attempts/attempts.ts'
import { paymentPasswordUse } from '../attempts/subjects.ts'
import { findCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'

/**
 * Lets a member's request for money pass or throws `identity.noPaymentPassword`, `identity.badPaymentPassword` or, from
 * the fifth wrong one within five minutes on, `identity.tooManyAttempts`. Runs in a transaction of its own, so that a
 * wrong try counts although the request itself is undone.
 */
export async function checkPaymentPassword({ aside, clock, hashes }: IdentityDeps, memberId: number, password: string): Promise<void> {
  const hash = (await findCredential(aside, memberId))?.paymentHash
  if (hash === undefined) throw fault('identity.noPaymentPassword')
  const right = await attempt(aside, paymentPasswordUse(memberId), clock.now(), () => hashes.verify(hash, password))
  if (!right) throw fault('identity.badPaymentPassword')
}

export async function hasPaymentPassword({ database }: IdentityDeps, memberId: number): Promise<boolean> {
  return (await findCredential(database, memberId))?.paymentHash !== undefined
}
