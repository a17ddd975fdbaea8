// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'
import { entryOf, type Entry, type EntryRow } from '../entry-store.ts'

/** The bonuses on deposits that a member has accepted and can still get, oldest first, locked until the transaction ends. */
export async function lockAccepted(
  tx: Tx,
  { memberId, currency, nowMs }: { memberId: bigint; currency: string; nowMs: number },
): Promise<Entry[]> {
  const now = new Date(nowMs)
  const rows = await tx.query<EntryRow>(sql`
    select promotion_id, member_id, turn, offer, title, target, reward, currency, joined_at, ends_at, claimed_at, code, reserved, reserved_on::text as reserved_on, credited
    from promotion_entry where member_id = ${memberId} and lapsed_at is null and (offer ->> 'kind') = 'DEPOSIT' and claimed_at is null
      and currency = ${currency} and joined_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by joined_at, promotion_id for update`)
  return rows.map(entryOf)
}
