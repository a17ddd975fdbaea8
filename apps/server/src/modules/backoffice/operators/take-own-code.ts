// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import {
  forgetFailures,
  noteAttempt,
  ownerOperator,
  refuseWhileLocked,
  secondFactorUse,
  takeSecondFactor,
} from '../../identity/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

/**
 * Uses up a code of the operator's authenticator app, or a recovery code. Throws `backoffice.codeRequired`
 * without one, `identity.badSecondFactor` for a wrong one, `identity.tooManyAttempts` from the fifth wrong
 * one within five minutes on.
 */
export async function takeOwnCode(
  { database, identity }: Pick<BackofficeDeps, 'database' | 'identity'>,
  operatorId: number,
  code: string | undefined,
  nowMs: number,
): Promise<void> {
  if (code === undefined) throw fault('backoffice.codeRequired')
  const owner = ownerOperator(operatorId)
  const attempt = { subjects: [secondFactorUse(owner)], nowMs }
  await refuseWhileLocked(database, attempt)
  const noted = await database.transaction(async (tx) => {
    const right = (await takeSecondFactor(tx, identity.deps.vault, owner, code, nowMs)) !== undefined
    const outcome = await noteAttempt(tx, attempt, right)
    if (outcome === 'right') await forgetFailures(tx, secondFactorUse(owner))
    return outcome
  })
  if (noted === 'locked') throw fault('identity.tooManyAttempts')
  if (noted === 'wrong') throw fault('identity.badSecondFactor')
}
