// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

/** Accounts of any brand on which the same phone number or e-mail address is confirmed as on this one. */
export const samePersonAs = async (db: Queries, memberId: bigint): Promise<bigint[]> =>
  (
    await db.query<{ member_id: bigint }>(sql`
      select o.member_id from member_profile p join member_profile o on o.member_id <> p.member_id
        and ((o.mobile_verified and p.mobile_verified and o.mobile = p.mobile)
          or (o.email_verified and p.email_verified and o.email_key = p.email_key))
      where p.member_id = ${memberId} order by 1 limit 100`)
  ).map(({ member_id }) => member_id)
