// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { maskEmail, maskIdNumber, maskNumber, maskRealName } from '@tessera/rules/identity/codes'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { findProfile } from './profile-store.ts'

interface MoreRow {
  birthday: string | null
  address: string | null
  nationality: string | null
  occupation: string | null
  source_of_income: string | null
  telegram: string | null
  skype: string | null
}
type Presented = Omit<
  OperationOutput<'members.info'>,
  | 'id'
  | 'account'
  | 'userName'
  | 'nickname'
  | 'type'
  | 'toUpline'
  | 'clubLabel'
  | 'currency'
  | 'hasPaymentPassword'
  | 'prizeMode'
  | 'registeredAt'
  | 'memberLabel'
>

const masked = (value: string | null, mask: (plain: string) => string): string | null =>
  value === null ? null : mask(value)

/**
 * The profile as its owner sees it: contacts, real name and document masked. A document number that cannot be
 * decrypted is shown as present all the same.
 */
export async function showProfile(
  db: Queries,
  memberId: bigint,
  openIdNumber: (memberId: bigint, sealed: Buffer) => string | undefined,
): Promise<Presented> {
  const [profile, more] = await Promise.all([
    findProfile(db, memberId),
    db.one<MoreRow>(sql`
    select birthday::text, address, nationality, occupation, source_of_income, telegram, skype from member_profile where member_id = ${memberId}`),
  ])
  const { qqNum, line, whatsapp, zalo, facebook, wechat } = profile
  return {
    email: masked(profile.email, maskEmail),
    mobileNum: masked(profile.mobile, maskNumber),
    payeeName: masked(profile.payeeName, maskRealName),
    idNumber: profile.idNumber === null ? null : maskIdNumber(openIdNumber(memberId, profile.idNumber) ?? ''),
    qqNum,
    line,
    whatsapp,
    zalo,
    facebook,
    wechat,
    birthday: more?.birthday ?? null,
    address: more?.address ?? null,
    nationality: more?.nationality ?? null,
    occupation: more?.occupation ?? null,
    sourceOfIncome: more?.source_of_income ?? null,
    telegram: more?.telegram ?? null,
    skype: more?.skype ?? null,
  }
}
