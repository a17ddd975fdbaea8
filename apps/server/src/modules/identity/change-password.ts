// SPDX-License-Identifier: Apache-2.0
import { timingSafeEqual } from 'node:crypto'
import { fault, type OperationInput } from '@tessera/contract'
import { checkNewPassword } from '@tessera/rules/identity/registration'
import { judgeProof } from '@tessera/rules/identity/proof'
import type { FieldProblem } from '@tessera/rules/identity/field-rule'
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import { attempt } from './attempts/attempts.ts'
import { passwordChange } from './attempts/subjects.ts'
import { bindingCookie } from './cookie-names.ts'
import { findCredential, lockCredential, updatePassword, type Credential } from './credential-store.ts'
import type { IdentityDeps } from './deps.ts'
import { sendDevice } from './devices/remember-device.ts'
import { digestOf } from '../../platform/seal/digest.ts'
import { removeNewWays } from './recovery/remove-new-ways.ts'
import { refuseFields } from './refuse-fields.ts'
import { endAllSessions } from './sessions/end-sessions.ts'
import { noteWeakened } from './weakened/weakened-store.ts'

type Input = OperationInput<'identity.changePassword'>

/**
 * Changes the login password, ends every session of the account and forgets its devices: the member logs in
 * again.
 */
export async function changePassword(
  deps: IdentityDeps,
  input: Input,
  facts: RequestFacts & { member: MemberActor },
): Promise<null> {
  const {
    member: { memberId },
    nowMs,
  } = facts
  const { database, hashes } = deps
  await refuseUnfit(deps, input)
  const before = await findCredential(database, memberId)
  const { oldPassword } = input
  if (before?.passwordHash === undefined && before?.mailed === undefined) refuseUnlessFresh(facts)
  else await checkOld(deps, before, oldPassword ?? '', facts)
  if (input.newPassword === oldPassword) throw fault('identity.samePassword')
  const passwordHash = await hashes.hash(input.newPassword)
  const notifyPages = await database.transaction(async (tx) => {
    const current = await lockCredential(tx, memberId)
    if (current?.passwordHash !== before?.passwordHash) throw fault('identity.badPassword')
    await updatePassword(tx, memberId, passwordHash, nowMs)
    if (input.removeNew) await removeNewWays(tx, deps, { id: memberId, brandCode: facts.brandCode }, nowMs)
    if (isMailed(before, oldPassword ?? '', nowMs)) await noteWeakened(tx, memberId, 'resetByMail', nowMs)
    await deps.events.securityChanged(tx, { memberId, notice: 'passwordSet', nowMs })
    return endAllSessions(tx, deps, memberId, nowMs)
  })
  facts.afterCommit(notifyPages)
  facts.clearCookie(bindingCookie)
  sendDevice(facts, undefined)
  return null
}

/** A member without a password proved their identity another way, which must be recent. */
function refuseUnlessFresh({
  member: { provenAtMs, strongAtMs, agent },
  nowMs,
}: RequestFacts & { member: MemberActor }): void {
  const judged = judgeProof(
    {
      wanted: 'fresh',
      provenAtMs,
      strongAtMs,
      strongSinceMs: null,
      oldestFactorMs: null,
      waitMs: 0,
      agent,
      agentsNeedSecondFactor: false,
    },
    nowMs,
  )
  if (judged !== 'ok') throw fault('call.stepUpRequired')
}

async function checkOld(
  { database, hashes }: IdentityDeps,
  before: Credential | undefined,
  oldPassword: string,
  { member: { memberId }, nowMs }: RequestFacts & { member: MemberActor },
): Promise<void> {
  const right = await attempt(
    database,
    passwordChange(memberId),
    nowMs,
    async () =>
      (await hashes.verify(before?.passwordHash, oldPassword)) || isMailed(before, oldPassword, nowMs),
  )
  if (!right) throw fault('identity.badPassword')
}

/** A member who logged in with a mailed password uses that one. */
function isMailed(credential: Credential | undefined, password: string, nowMs: number): boolean {
  const mailed = credential?.mailed
  return (
    mailed !== undefined && nowMs < mailed.expiresAtMs && timingSafeEqual(mailed.hash, digestOf(password))
  )
}

async function refuseUnfit(
  { settings }: IdentityDeps,
  { newPassword, confirmNewPassword }: Input,
): Promise<void> {
  const problems: Record<string, FieldProblem | undefined> = {
    newPassword: checkNewPassword(await settings.read('identity.registrationFields'), newPassword),
    confirmNewPassword: newPassword === confirmNewPassword ? undefined : { key: 'identity.inconsistent' },
  }
  if (newPassword === (await settings.read('identity.defaultPassword')))
    problems.newPassword ??= { key: 'identity.password.tooCommon' }
  refuseFields(problems)
}
