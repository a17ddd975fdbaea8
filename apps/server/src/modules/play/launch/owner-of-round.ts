// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The reference of the member at the vendor when they played a round; undefined for a round of somebody else. */
export async function ownerOfRound(
  db: Queries,
  vendorAccountId: string,
  memberId: bigint,
  roundId: string,
): Promise<string | undefined> {
  const row = await db.one<{ player_ref: string }>(sql`
    select r.player_ref from play_transaction t join play_reference r on r.vendor_account_id = t.vendor_account_id and r.member_id = t.member_id
    where t.member_id = ${memberId} and t.round_id = ${roundId} and t.vendor_account_id = ${vendorAccountId}
    order by r.created_at <= t.at desc, r.created_at desc limit 1`)
  return row?.player_ref
}
