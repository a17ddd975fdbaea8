// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Notes that operators are alerted to a pair on a day; false when they were before. */
export const noteAlerted = async (
  tx: Tx,
  { lowId, highId, day }: { lowId: bigint; highId: bigint; day: string },
): Promise<boolean> =>
  (await tx.one(sql`
    insert into card_pair_alert (low_id, high_id, day) values (${lowId}, ${highId}, ${day}::date)
    on conflict do nothing returning low_id`)) !== undefined

export async function forgetAlerted(db: Queries, beforeDay: string): Promise<void> {
  await db.query(sql`delete from card_pair_alert where day < ${beforeDay}::date`)
}
