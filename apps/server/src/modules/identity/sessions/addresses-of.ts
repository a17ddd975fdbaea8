// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The addresses from which a member is or lately was logged in, newest first. */
export const addressesOf = async (db: Queries, memberId: bigint): Promise<string[]> =>
  (
    await db.query<{ ip: string }>(sql`
      select ip from (
        select ip, opened_at as at from identity_session where member_id = ${memberId} and ip <> ''
        union all select ip, last_at from identity_known_device where member_id = ${memberId}) a
      group by ip order by max(at) desc limit 100`)
  ).map(({ ip }) => ip)
