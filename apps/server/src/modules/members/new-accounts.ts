// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../platform/db/index.ts'

export interface NewAccount {
  id: bigint
  registeredAtMs: number
}

/** Up to this many accounts that were never taken before. They are taken once the transaction is committed. */
export async function takeNewAccounts(tx: Tx, limit: number): Promise<NewAccount[]> {
  return tx.query<NewAccount>(sql`
    with taken as (
      delete from member_to_count where member_id in (select member_id from member_to_count order by member_id limit ${limit}) returning member_id)
    select m.id, m.registered_at as "registeredAtMs" from taken t join member m on m.id = t.member_id`)
}
