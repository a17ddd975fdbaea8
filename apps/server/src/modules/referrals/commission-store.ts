// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** What the friends of an inviter have bet, in millionths. */
export interface FriendsBets {
  inviter_id: bigint
  brand_code: string
  amount: bigint
}

/** What of these bets is of friends who count, by inviter. */
export const betsByInviter = (
  tx: Tx,
  members: readonly bigint[],
  amounts: readonly string[],
): Promise<FriendsBets[]> =>
  tx.query<FriendsBets>(sql`
    select r.inviter_id, r.brand_code, sum(b.amount)::bigint as amount
    from unnest(${[...members]}::bigint[], ${[...amounts]}::bigint[]) as b (member_id, amount)
    join referral r on r.friend_id = b.member_id where r.status <> 'Blocked' and r.shares is null
    group by 1, 2 order by 1`)

/** Adds to what inviters are owed. */
export async function addUnpaid(
  tx: Tx,
  inviterIds: readonly bigint[],
  gains: readonly string[],
): Promise<void> {
  await tx.query(sql`
    update referral_inviter i set unpaid = i.unpaid + g.amount
    from unnest(${[...inviterIds]}::bigint[], ${[...gains]}::bigint[]) as g (member_id, amount) where i.member_id = g.member_id`)
}

/** The codes of the brands that owe an inviter at least a hundredth. */
export const brandsThatOwe = async (db: Queries): Promise<string[]> =>
  (
    await db.query<{ brand_code: string }>(
      sql`select distinct brand_code from referral_inviter where unpaid >= 10000`,
    )
  ).map(({ brand_code: code }) => code)

/** What an inviter is owed, in millionths. */
export interface Due {
  member_id: bigint
  currency: string
  unpaid: bigint
}

/** The next inviters of a brand who are owed something, may be paid and were not paid for this day, locked. */
export const lockDue = (
  tx: Tx,
  { brandCode, day, after, limit }: { brandCode: string; day: string; after: bigint; limit: number },
): Promise<Due[]> =>
  tx.query<Due>(sql`
    select i.member_id, i.unpaid, f.currency from referral_inviter i
    join member_line m on m.id = i.member_id
    cross join lateral (select currency from referral r where r.inviter_id = i.member_id limit 1) f
    where i.brand_code = ${brandCode} and i.unpaid >= 10000 and i.member_id > ${after} and m.enabled and not member_line_is_blocked(m.line)
      and not exists (select from referral_commission c where c.inviter_id = i.member_id and c.day = ${day}::date)
    order by i.member_id limit ${limit} for no key update of i`)

/** Notes what an inviter was paid for a day. */
export async function insertCommission(
  tx: Tx,
  {
    memberId,
    day,
    amount,
    currency,
    nowMs,
  }: { memberId: bigint; day: string; amount: Amount; currency: string; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into referral_commission (inviter_id, day, amount, currency, paid_at) values (${memberId}, ${day}::date, ${amount}, ${currency}, ${new Date(nowMs)})`)
}

/** Moves an amount from what an inviter is owed to what they were paid. */
export async function saveCommissionPaid(tx: Tx, memberId: bigint, amount: Amount): Promise<void> {
  await tx.query(
    sql`update referral_inviter set unpaid = unpaid - ${amount}, paid = paid + ${amount} where member_id = ${memberId}`,
  )
}
