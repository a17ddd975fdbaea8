import { fault, Fault } from '@tessera/contract'
import type { RewardsDeps } from '../rewards-deps.ts'

/** Identity's check with its count of wrong tries; a wrong one is called here as the calls of points call it (D-80, D-143). */
export async function passPaymentPassword({ checkPaymentPassword }: Pick<RewardsDeps, 'checkPaymentPassword'>, memberId: number, password: string): Promise<void> {
  await checkPaymentPassword(memberId, password).catch((error: unknown) => {
    throw error instanceof Fault && error.fault === 'identity.badPaymentPassword' ? fault('rewards.badPassword') : error
  })
}
