// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { dropKey, type DropPrize } from '@tessera/rules/promotions/drops'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type DropOffer = Extract<PromotionOffer, { kind: 'DROPS' }>

/** A member who accepted drops, with the terms of then. */
export interface DropEntry {
  promotionId: number
  memberId: bigint
  offer: DropOffer
  currency: string
  fromMs: number
  /** Null: without an end. */
  untilMs: number | null
}

/** The entries of these members in promotions with drops. */
export async function dropEntriesOf(db: Queries, memberIds: readonly bigint[]): Promise<DropEntry[]> {
  if (memberIds.length === 0) return []
  const rows = await db.query<{
    promotion_id: number
    member_id: bigint
    offer: DropOffer
    currency: string
    joined_at: number
    ends_at: number | null
  }>(sql`
    select promotion_id, member_id, offer, currency, joined_at, ends_at from promotion_entry
    where member_id = any(${[...memberIds]}::bigint[]) and (offer ->> 'kind') = 'DROPS'`)
  return rows.map((row) => ({
    promotionId: row.promotion_id,
    memberId: row.member_id,
    offer: row.offer,
    currency: row.currency,
    fromMs: row.joined_at,
    untilMs: row.ends_at,
  }))
}

/** The last fact that was drawn for in a promotion, locked until the transaction ends. */
export async function lockDropPosition(tx: Tx, promotionId: number): Promise<bigint> {
  await tx.query(
    sql`insert into promotion_drop_position (promotion_id, fact_id) values (${promotionId}, 0) on conflict do nothing`,
  )
  const row = await tx.one<{ fact_id: bigint }>(
    sql`select fact_id from promotion_drop_position where promotion_id = ${promotionId} for update`,
  )
  return row?.fact_id ?? 0n
}

export async function moveDropPosition(tx: Tx, promotionId: number, factId: bigint): Promise<void> {
  await tx.query(
    sql`update promotion_drop_position set fact_id = ${factId} where promotion_id = ${promotionId} and fact_id < ${factId}`,
  )
}

/** What dropped on one day of the site. */
export interface DropsOfDay {
  /** By prize. */
  prizes: Map<string, number>
  /** By member. */
  members: Map<bigint, number>
}

export async function dropsOfDay(db: Queries, promotionId: number, day: string): Promise<DropsOfDay> {
  const rows = await db.query<{ prize: string; member_id: bigint; count: bigint }>(sql`
    select prize, member_id, count(*) as count from promotion_drop
    where promotion_id = ${promotionId} and day = ${day}::date group by prize, member_id`)
  const drops: DropsOfDay = { prizes: new Map(), members: new Map() }
  for (const { prize, member_id: memberId, count } of rows) addDrops(drops, prize, memberId, Number(count))
  return drops
}

/** Counts drops of a prize and a member. */
export function addDrops({ prizes, members }: DropsOfDay, prize: string, memberId: bigint, count = 1): void {
  prizes.set(prize, (prizes.get(prize) ?? 0) + count)
  members.set(memberId, (members.get(memberId) ?? 0) + count)
}

export async function insertDrop(
  tx: Tx,
  drop: { promotionId: number; memberId: bigint; factId: bigint; day: string; prize: DropPrize },
): Promise<void> {
  await tx.query(sql`
    insert into promotion_drop (promotion_id, member_id, fact_id, day, prize)
    values (${drop.promotionId}, ${drop.memberId}, ${drop.factId}, ${drop.day}::date, ${dropKey(drop.prize)})`)
}
