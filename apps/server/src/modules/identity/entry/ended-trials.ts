// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Open trial accounts whose own or whose member's session has ended, in the order of their ids. */
export async function endedTrials(db: Queries, atOnce: number): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select t.id from open_trial t where not exists (select 1 from identity_session s where s.member_id = t.player_id) order by t.id limit ${atOnce}`)
  return rows.map(({ id }) => id)
}
