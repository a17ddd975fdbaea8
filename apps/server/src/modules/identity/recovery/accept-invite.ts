// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { checkPasswordChange } from '@tessera/rules/identity/entry-forms'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { lockMember } from '../../members/index.ts'
import { takeChallenge } from '../challenges/challenges.ts'
import { updatePassword } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseFields } from '../refuse-fields.ts'
import { noteWeakened } from '../weakened/weakened-store.ts'
import { removeNewWays, type NewWay } from './remove-new-ways.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'

/** Sets the password with the one-use link from customer service. Only the owner ever knows the password. */
export async function acceptInvite(
  deps: IdentityDeps,
  { token, newPassword, confirmNewPassword }: OperationInput<'identity.acceptInvite'>,
  facts: RequestFacts,
): Promise<{ username: string; removed: NewWay[] }> {
  const { settings, database, hashes } = deps
  refuseFields({
    ...checkPasswordChange(await settings.read('identity.registrationFields'), {
      newPassword,
      confirmNewPassword,
    }),
  })
  const invite = await takeChallenge(database, token, 'invite', facts.brandCode, facts.nowMs)
  const memberId = invite?.memberId
  if (memberId === null || memberId === undefined) throw fault('identity.badToken')
  const passwordHash = await hashes.hash(newPassword)
  const { username, removed, notifyPages } = await database.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    if (!member?.enabled) throw fault('identity.badToken')
    await updatePassword(tx, memberId, passwordHash, facts.nowMs)
    await noteWeakened(tx, memberId, 'inviteAccepted', facts.nowMs)
    await deps.events.securityChanged(tx, { memberId, notice: 'passwordSet', nowMs: facts.nowMs })
    const removed = await removeNewWays(tx, deps, member, facts.nowMs)
    return {
      username: member.username,
      removed,
      notifyPages: await endAllSessions(tx, deps, memberId, facts.nowMs),
    }
  })
  facts.afterCommit(notifyPages)
  return { username, removed }
}
