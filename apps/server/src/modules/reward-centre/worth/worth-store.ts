// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** Adds what members' bets were worth; below zero for bets that were taken back. */
export async function addWorth(tx: Tx, worth: ReadonlyMap<bigint, bigint>): Promise<void> {
  if (worth.size === 0) return
  await tx.query(sql`
    insert into reward_worth as w (member_id, earned)
    select * from unnest(${[...worth.keys()]}::bigint[], ${[...worth.values()].map(String)}::bigint[]) as n (member_id, earned) order by member_id
    on conflict (member_id) do update set earned = w.earned + excluded.earned`)
}

/** What is left of each member's worth for missions and cashback; members without any are absent. Never below zero. */
export const worthLeftOf = (db: Queries, memberIds: readonly bigint[]): Promise<Map<bigint, Amount>> =>
  read(db, memberIds, false)

/** The same, locked until the caller's transaction ends. */
export const lockWorth = (tx: Tx, memberIds: readonly bigint[]): Promise<Map<bigint, Amount>> =>
  read(tx, memberIds, true)

async function read(
  db: Queries,
  memberIds: readonly bigint[],
  locked: boolean,
): Promise<Map<bigint, Amount>> {
  const ids = [...new Set(memberIds)]
  const rows = await db.query<{ member_id: bigint; left: bigint }>(
    locked
      ? sql`select member_id, earned - spent as left from reward_worth where member_id = any (${ids}::bigint[]) order by member_id for update`
      : sql`select member_id, earned - spent as left from reward_worth where member_id = any (${ids}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.member_id, row.left > 0n ? amountOfMillionths(row.left) : zero]))
}

/** Notes what members were granted of it. */
export async function spendWorth(tx: Tx, spent: ReadonlyMap<bigint, bigint>): Promise<void> {
  if (spent.size === 0) return
  await tx.query(sql`
    update reward_worth w set spent = w.spent + n.spent
    from unnest(${[...spent.keys()]}::bigint[], ${[...spent.values()].map(String)}::bigint[]) as n (member_id, spent) where w.member_id = n.member_id`)
}
