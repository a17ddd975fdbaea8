// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../platform/db/index.ts'

/** What one member has in one currency, in millionths. */
export interface MemberFunds {
  memberId: number
  brandCode: string
  username: string
  currency: string
  cash: bigint
  /** On hold for withdrawals. */
  held: bigint
  bonus: bigint
  /** What they owe, as a positive figure. */
  owed: bigint
}

/**
 * The funds of all members as of the snapshot of the transaction, page by page in no order. Members without any
 * are left out.
 */
export async function* fundsOfMembers(tx: Tx): AsyncGenerator<MemberFunds[]> {
  // All rows are wanted, not the first ones soon.
  await tx.query(sql`set local cursor_tuple_fraction = 1`)
  await tx.query(sql`declare funds_of_members no scroll cursor for
    select member_name.id as "memberId", merchant as "brandCode", username, funds.currency, cash, held, bonus, owed
    from (
      select substr(owner, 8)::integer as member_id, currency,
        coalesce(sum(balance) filter (where purpose = 'cash'), 0)::bigint as cash,
        coalesce(sum(balance) filter (where purpose = 'hold'), 0)::bigint as held,
        coalesce(sum(balance) filter (where purpose = 'bonus' or starts_with(purpose, 'grant:')), 0)::bigint as bonus,
        coalesce(-sum(balance) filter (where purpose = 'receivable'), 0)::bigint as owed
      from ledger_account where cached and balance <> 0 and starts_with(owner, 'member:')
      group by owner, currency) as funds
    join member_name on member_name.id = member_id`)
  for (;;) {
    const rows = await tx.query<MemberFunds>(sql`fetch 20000 from funds_of_members`)
    if (rows.length === 0) return
    yield rows
  }
}
