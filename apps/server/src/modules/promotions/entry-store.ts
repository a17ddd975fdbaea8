// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** A member in a promotion, with the terms at the time they joined. A repeated promotion has one for each turn. */
export interface Entry {
  promotionId: number
  memberId: bigint
  turn: string
  /** Null for members who joined before offers were stored with them. */
  offer: PromotionOffer | null
  title: string
  target: Amount
  reward: Amount
  currency: string
  joinedAtMs: number
  /** When it stops counting; null: never. */
  endsAtMs: number | null
  claimedAtMs: number | null
  code: string | null
  /** What the budget holds back for it, and on which day of the site. */
  reserved: Amount
  reservedOn: string | null
  credited: Amount
}

export interface EntryRow {
  promotion_id: number
  member_id: bigint
  turn: string
  offer: PromotionOffer | null
  title: string
  target: bigint
  reward: bigint
  currency: string
  joined_at: number
  ends_at: number | null
  claimed_at: number | null
  code: string | null
  reserved: bigint
  reserved_on: string | null
  credited: bigint
}

export const entryOf = (row: EntryRow): Entry => ({
  promotionId: row.promotion_id,
  memberId: row.member_id,
  turn: row.turn,
  offer: row.offer,
  title: row.title,
  target: amountOfMillionths(row.target),
  reward: amountOfMillionths(row.reward),
  currency: row.currency,
  joinedAtMs: row.joined_at,
  endsAtMs: row.ends_at,
  claimedAtMs: row.claimed_at,
  code: row.code,
  reserved: amountOfMillionths(row.reserved),
  reservedOn: row.reserved_on,
  credited: amountOfMillionths(row.credited),
})

export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  await tx.query(sql`
    insert into promotion_entry (promotion_id, member_id, turn, offer, title, target, reward, currency, joined_at, ends_at, code, reserved, reserved_on)
    values (${entry.promotionId}, ${entry.memberId}, ${entry.turn}, ${JSON.stringify(entry.offer)}, ${entry.title}, ${entry.target}, ${entry.reward},
      ${entry.currency}, ${new Date(entry.joinedAtMs)}, ${entry.endsAtMs === null ? null : new Date(entry.endsAtMs)}, ${entry.code}, ${entry.reserved}, ${entry.reservedOn}::date)`)
}

/** The entries of a member since a moment, and those without a turn, which never begin anew. */
export const entriesOf = async (db: Queries, memberId: bigint, sinceMs: number): Promise<Entry[]> =>
  (
    await db.query<EntryRow>(sql`
      select promotion_id, member_id, turn, offer, title, target, reward, currency, joined_at, ends_at, claimed_at, code, reserved, reserved_on::text as reserved_on, credited
      from promotion_entry where member_id = ${memberId} and (turn = '' or joined_at >= ${new Date(sinceMs)}) order by joined_at, turn`)
  ).map(entryOf)

/** The entries of a member in one promotion, oldest first, locked until the transaction ends. */
export const lockEntries = async (tx: Tx, memberId: bigint, promotionId: number): Promise<Entry[]> =>
  (
    await tx.query<EntryRow>(sql`
      select promotion_id, member_id, turn, offer, title, target, reward, currency, joined_at, ends_at, claimed_at, code, reserved, reserved_on::text as reserved_on, credited
      from promotion_entry where promotion_id = ${promotionId} and member_id = ${memberId} order by joined_at, turn for update`)
  ).map(entryOf)

/** Stores what an entry has paid in all, what is still held back for it, and whether it is done. */
export async function updatePaid(
  tx: Tx,
  { promotionId, memberId, turn }: Pick<Entry, 'promotionId' | 'memberId' | 'turn'>,
  { credited, reserved, claimedAtMs }: { credited: Amount; reserved: Amount; claimedAtMs: number | null },
): Promise<void> {
  await tx.query(sql`
    update promotion_entry set credited = ${credited}, reserved = ${reserved}, claimed_at = ${claimedAtMs === null ? null : new Date(claimedAtMs)}
    where promotion_id = ${promotionId} and member_id = ${memberId} and turn = ${turn}`)
}

/** Makes the steps of one member in one promotion wait for each other. */
export async function lockParticipation(tx: Tx, memberId: bigint, promotionId: number): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`promotions.take ${promotionId} ${memberId}`}, 0))`,
  )
}

/** Whether anybody has joined a promotion. */
export const hasEntries = async (db: Queries, promotionId: number): Promise<boolean> =>
  (await db.one(sql`select 1 as found from promotion_entry where promotion_id = ${promotionId} limit 1`)) !==
  undefined
