// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { lockMember } from '../../members/index.ts'
import { lockCredential } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { taskToUse, usePasskey, type PasskeyTask } from '../passkeys/passkeys.ts'
import { answerEntered, enter, type SessionAnswer } from './enter.ts'

export async function passkeyLoginTask(deps: IdentityDeps, facts: RequestFacts): Promise<PasskeyTask> {
  if (!(await deps.settings.read('identity.passkeys'))) throw fault('identity.notEnabled')
  return taskToUse(deps, facts, 'passkeyLogin', undefined)
}

/** A passkey is something they have and something they are or know: both factors at once. */
export async function passkeyLogin(
  deps: IdentityDeps,
  { challengeId, passkey, area }: OperationInput<'identity.passkeyLogin'>,
  facts: RequestFacts,
): Promise<SessionAnswer> {
  if (!(await deps.settings.read('identity.passkeys'))) throw fault('identity.notEnabled')
  const { memberId, createdAtMs } = await usePasskey(deps, facts, 'passkeyLogin', { challengeId, passkey })
  const entered = await deps.database.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    if (member?.brandCode !== facts.brandCode) throw fault('identity.badPasskey')
    return enter(tx, deps, facts, {
      member,
      credential: await lockCredential(tx, memberId),
      proof: 'strong',
      factorSinceMs: createdAtMs,
      method: 'passkey',
      area,
      rememberMe: false,
    })
  })
  return answerEntered(facts, entered)
}
