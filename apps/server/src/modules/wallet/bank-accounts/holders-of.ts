// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The names on a member's payout accounts. */
export const holdersOf = async (db: Queries, memberId: bigint): Promise<string[]> =>
  (
    await db.query<{ holder: string }>(
      sql`select distinct holder from bank_account where member_id = ${memberId} and holder <> ''`,
    )
  ).map(({ holder }) => holder)
