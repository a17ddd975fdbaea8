// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'
import { ownerMember } from './totp.ts'

/** Whether a member has an authenticator app or a passkey. */
export async function hasSecondFactor(db: Queries, memberId: number): Promise<boolean> {
  const row = await db.one<{ has: boolean }>(sql`
    select exists (select 1 from identity_totp where owner = ${ownerMember(memberId)} and confirmed_at is not null)
      or exists (select 1 from identity_passkey where member_id = ${memberId}) as has`)
  return row?.has === true
}
