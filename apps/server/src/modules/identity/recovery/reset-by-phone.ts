// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { checkForgotByPhone } from '@tessera/rules/identity/entry-forms'
import type { FieldProblem } from '@tessera/rules/identity/field-rule'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { lockMember, memberIdByMobile } from '../../members/index.ts'
import { forgetFailures } from '../attempts/attempt-store.ts'
import { noteAttempt, refuseWhileLocked } from '../attempts/attempts.ts'
import { codeAddress, loginName } from '../attempts/subjects.ts'
import { readNumber } from '../contacts/read-number.ts'
import { updatePassword } from '../credential-store.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseFields } from '../refuse-fields.ts'
import { noteWeakened } from '../weakened/weakened-store.ts'
import { removeNewWays, type NewWay } from './remove-new-ways.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'

/**
 * Sets a new password with a code that was sent to the number (D-33) and ends all sessions. The browser then
 * logs in as usual, so a second factor is still required. A wrong code and an unknown number get the same
 * answer after the same work.
 */
export async function resetByPhone(
  deps: IdentityDeps,
  input: OperationInput<'identity.resetByPhone'>,
  facts: RequestFacts,
): Promise<{ username: string; removed: NewWay[] }> {
  const { settings, database, hashes, codes } = deps
  const { brandCode, nowMs } = facts
  await refuseUnfit(deps, input)
  const number = readNumber(
    input.mobileNum,
    input.countryDialingCode === '' ? await settings.read('identity.dialingCode') : input.countryDialingCode,
  )
  if (number === undefined) throw fault('identity.badNumber')
  const attempt = { subjects: [codeAddress(facts.ip)], nowMs }
  await refuseWhileLocked(database, attempt)
  const { right } = await codes.take({ brandCode, purpose: 'forgot', target: number }, input.verificationCode)
  const memberId = await memberIdByMobile(database, brandCode, number)
  const outcome = await database.transaction((tx) =>
    noteAttempt(tx, attempt, right && memberId !== undefined),
  )
  if (outcome === 'locked') throw fault('identity.tooManyAttempts')
  if (outcome === 'wrong' || memberId === undefined) throw fault('identity.badCode')
  const passwordHash = await hashes.hash(input.newPassword)
  const { username, removed, notifyPages } = await database.transaction(async (tx) => {
    const member = await lockMember(tx, memberId)
    if (!member) throw fault('identity.badCode')
    await updatePassword(tx, memberId, passwordHash, nowMs)
    await noteWeakened(tx, memberId, 'resetByPhone', nowMs)
    await deps.events.securityChanged(tx, { memberId, notice: 'passwordSet', nowMs })
    await forgetFailures(tx, loginName(brandCode, `#${memberId}`))
    const removed = await removeNewWays(tx, deps, member, nowMs)
    return {
      username: member.username,
      removed,
      notifyPages: await endAllSessions(tx, deps, memberId, nowMs),
    }
  })
  facts.afterCommit(notifyPages)
  return { username, removed }
}

async function refuseUnfit(
  { settings }: IdentityDeps,
  { mobileNum, verificationCode, newPassword }: OperationInput<'identity.resetByPhone'>,
): Promise<void> {
  const problems: Record<string, FieldProblem | undefined> = {
    ...checkForgotByPhone(await settings.read('identity.registrationFields'), {
      mobileNum,
      verificationCode,
      newPassword,
    }),
  }
  // A number may contain characters here that the form rule does not allow; it is validated below.
  delete problems.mobileNum
  if (newPassword === (await settings.read('identity.defaultPassword')))
    problems.newPassword ??= { key: 'identity.password.tooCommon' }
  refuseFields(problems)
}
