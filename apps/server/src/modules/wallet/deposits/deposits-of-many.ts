// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** A deposit that came in. */
export interface ReceivedDeposit {
  memberId: bigint
  atMs: number
  received: Amount
  /** The first that the member ever made. */
  isFirst: boolean
}

/** The deposits of these members that came in within a period, each less what was taken back of it, in the order of time; the end is exclusive. */
export async function depositsOfMany(
  db: Queries,
  memberIds: readonly bigint[],
  { fromMs, toMs, currency }: { fromMs: number; toMs: number; currency: string },
): Promise<ReceivedDeposit[]> {
  const rows = await db.query<{ member_id: bigint; at: number; received: bigint; is_first: boolean }>(sql`
    select d.member_id, d.settled_at as at, d.received - coalesce(r.taken, 0) as received, not exists (
      select from deposit b where b.member_id = d.member_id and b.status = 'Success' and b.settled_at < d.settled_at) as is_first
    from deposit d left join lateral (select sum(amount - fee)::bigint as taken from payment_reversal where deposit_id = d.id) r on true where d.member_id = any(${[...memberIds]}::bigint[]) and d.status = 'Success' and d.currency = ${currency}
      and d.settled_at >= ${new Date(fromMs)} and d.settled_at < ${new Date(toMs)}
    order by d.settled_at, d.id`)
  return rows.map((row) => ({
    memberId: row.member_id,
    atMs: row.at,
    received: amountOfMillionths(row.received),
    isFirst: row.is_first,
  }))
}

/** What these members together deposited, less what was taken back, each since a moment of their own. */
export async function depositsSince(
  db: Queries,
  members: readonly { memberId: bigint; sinceMs: number }[],
  currency: string,
): Promise<Amount> {
  const row = await db.one<{ received: bigint }>(sql`
    select coalesce(sum(d.amount), 0)::bigint as received
    from unnest(${members.map(({ memberId }) => memberId)}::bigint[], ${members.map(({ sinceMs }) => new Date(sinceMs).toISOString())}::timestamptz[]) as m (member_id, since)
    join deposit_movement d on d.member_id = m.member_id and d.at >= m.since and d.currency = ${currency}`)
  return amountOfMillionths(row?.received ?? 0n)
}
