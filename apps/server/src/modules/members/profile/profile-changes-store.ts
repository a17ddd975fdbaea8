// SPDX-License-Identifier: Apache-2.0
import type { OperationInput } from '@tessera/contract'
import { sql, type Tx } from '../../../platform/db/index.ts'

type ProfileChange = Omit<OperationInput<'members.update'>, 'idNumber'>

/** Locks the profile of a member until the transaction ends; opens it first where there is none. */
export async function lockProfile(tx: Tx, memberId: bigint, brandCode: string): Promise<void> {
  await tx.query(
    sql`insert into member_profile (member_id, brand_code) values (${memberId}, ${brandCode}) on conflict do nothing`,
  )
  await tx.query(sql`select 1 from member_profile where member_id = ${memberId} for update`)
}

/** Stores what a member changed; omitted fields stay, empty ones are cleared. */
export async function saveProfile(tx: Tx, memberId: bigint, changed: ProfileChange): Promise<void> {
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
}

/** Stores the sealed number of a member's document. */
export async function saveIdNumber(tx: Tx, memberId: bigint, sealed: Buffer): Promise<void> {
  await tx.query(sql`update member_profile set id_number = ${sealed} where member_id = ${memberId}`)
}

/** Stores the nickname of a member. */
export async function saveNickname(tx: Tx, memberId: bigint, nickname: string): Promise<void> {
  await tx.query(sql`update member set nickname = ${nickname} where id = ${memberId}`)
}
