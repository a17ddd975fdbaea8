// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import { checkProfile } from '@tessera/rules/members/profile'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { sentencesOf, type MemberActor, type RequestFacts } from '../../../platform/http/index.ts'
import { sql, type Database, type Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { isPersonConfirmed, statedPerson } from './confirm-person.ts'
import { findProfile } from './profile-store.ts'

export interface ProfileDeps {
  database: Database
  settings: Settings
  /** Seals the number of a member's document for that member alone. */
  sealIdNumber(memberId: number, idNumber: string): Buffer
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
    await tx.query(
      sql`insert into member_profile (member_id, merchant) values (${memberId}, ${brandCode}) on conflict do nothing`,
    )
    await tx.query(sql`select 1 from member_profile where member_id = ${memberId} for update`)
    await refuseFixed(tx, memberId, changed)
    await store(tx, deps, memberId, changed)
    if (changed.nickname !== undefined)
      await tx.query(sql`update member set nickname = ${changed.nickname} where id = ${memberId}`)
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
  memberId: number,
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

async function store(
  tx: Tx,
  { sealIdNumber }: ProfileDeps,
  memberId: number,
  { idNumber, ...changed }: Input,
): Promise<void> {
  const has = (name: keyof typeof changed): boolean => changed[name] !== undefined
  const value = (name: keyof typeof changed): string | null => changed[name] || null
  await tx.query(sql`
    update member_profile set
      payee_name = case when ${has('payeeName')} then ${value('payeeName')} else payee_name end, birthday = case when ${has('birthday')} then ${value('birthday')}::date else birthday end,
      address = case when ${has('address')} then ${value('address')} else address end, nationality = case when ${has('nationality')} then ${value('nationality')} else nationality end,
      occupation = case when ${has('occupation')} then ${value('occupation')} else occupation end,
      source_of_income = case when ${has('sourceOfIncome')} then ${value('sourceOfIncome')} else source_of_income end,
      qq_num = case when ${has('qqNum')} then ${value('qqNum')} else qq_num end, line = case when ${has('line')} then ${value('line')} else line end,
      whatsapp = case when ${has('whatsapp')} then ${value('whatsapp')} else whatsapp end, zalo = case when ${has('zalo')} then ${value('zalo')} else zalo end,
      facebook = case when ${has('facebook')} then ${value('facebook')} else facebook end, wechat = case when ${has('wechat')} then ${value('wechat')} else wechat end,
      telegram = case when ${has('telegram')} then ${value('telegram')} else telegram end, skype = case when ${has('skype')} then ${value('skype')} else skype end
    where member_id = ${memberId}`)
  if (idNumber)
    await tx.query(
      sql`update member_profile set id_number = ${sealIdNumber(memberId, idNumber)} where member_id = ${memberId}`,
    )
}
