// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { checkProfile } from '@tessera/rules/members/profile'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { sentencesOf, type MemberActor, type RequestFacts } from '../../../platform/http/index.ts'
import type { Database, Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { isPersonConfirmed, statedPerson } from './confirm-person.ts'
import { lockProfile, saveIdNumber, saveNickname, saveProfile } from './profile-changes-store.ts'
import { findProfile } from './profile-store.ts'

export interface ProfileDeps {
  database: Database
  settings: Settings
  /** Seals the number of a member's document for that member alone. */
  sealIdNumber(memberId: bigint, idNumber: string): Buffer
}
type Input = OperationInput<'members.update'>

/** Saves what members change in their profiles. Proven contacts are not changed here. */
export async function updateProfile(
  deps: ProfileDeps,
  changed: Input,
  facts: RequestFacts & { member: MemberActor },
): Promise<null> {
  const {
    member: { memberId },
    brandCode,
  } = facts
  await refuseUnfit(deps, changed, facts)
  await deps.database.transaction(async (tx) => {
    await lockProfile(tx, memberId, brandCode)
    await refuseFixed(tx, memberId, changed)
    const { idNumber, ...written } = changed
    await saveProfile(tx, memberId, written)
    if (idNumber) await saveIdNumber(tx, memberId, deps.sealIdNumber(memberId, idNumber))
    if (changed.nickname !== undefined) await saveNickname(tx, memberId, changed.nickname)
  })
  return null
}

async function refuseUnfit(
  { settings }: ProfileDeps,
  changed: Input,
  { brandCode, nowMs }: RequestFacts,
): Promise<void> {
  const of = settings.of(brandCode)
  const [rules, ageLimit, timeZone] = await Promise.all([
    of.read('identity.registrationFields'),
    of.read('site.ageLimit'),
    of.read('site.timeZone'),
  ])
  const today = dayIn(timeZone, nowMs)
  const fields = sentencesOf(checkProfile(rules, changed, { today, ageLimit }))
  if (fields) throw fault('call.invalid', { fields })
}

/**
 * Payouts rely on the real name and the document, so somebody who takes over a session must not be able to
 * change them.
 */
async function refuseFixed(
  tx: Tx,
  memberId: bigint,
  { payeeName, idNumber, birthday }: Input,
): Promise<void> {
  if (birthday !== undefined && (await isPersonConfirmed(tx, memberId))) {
    if (birthday !== (await statedPerson(tx, memberId)).birthday)
      throw fault('members.fixed', { field: 'birthday' })
  }
  const profile = await findProfile(tx, memberId)
  if (payeeName !== undefined && profile.payeeName !== null && payeeName !== profile.payeeName)
    throw fault('members.fixed', { field: 'payeeName' })
  if (idNumber !== undefined && profile.idNumber !== null) throw fault('members.fixed', { field: 'idNumber' })
}
