// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** A member in a promotion that counts valid bets, with the terms at the time they joined. */
export interface Entry {
  promotionId: number
  target: Amount
  reward: Amount
  currency: string
  joinedAtMs: number
  claimedAtMs: number | null
}

interface EntryRow {
  promotion_id: number
  target: bigint
  reward: bigint
  currency: string
  joined_at: number
  claimed_at: number | null
}

const entryOf = (row: EntryRow): Entry => ({
  promotionId: row.promotion_id,
  target: amountOfMillionths(row.target),
  reward: amountOfMillionths(row.reward),
  currency: row.currency,
  joinedAtMs: row.joined_at,
  claimedAtMs: row.claimed_at,
})

/** Adds a member; an existing entry stays unchanged. */
export async function insertEntry(
  tx: Tx,
  memberId: number,
  { promotionId, target, reward, currency, joinedAtMs }: Entry,
): Promise<void> {
  await tx.query(sql`
    insert into promotion_entry (promotion_id, member_id, target, reward, currency, joined_at)
    values (${promotionId}, ${memberId}, ${target}, ${reward}, ${currency}, ${new Date(joinedAtMs)}) on conflict do nothing`)
}

export const entriesOf = async (db: Queries, memberId: number): Promise<Entry[]> =>
  (
    await db.query<EntryRow>(
      sql`select promotion_id, target, reward, currency, joined_at, claimed_at from promotion_entry where member_id = ${memberId}`,
    )
  ).map(entryOf)

/** The entry, locked until the transaction ends. */
export async function lockEntry(tx: Tx, memberId: number, promotionId: number): Promise<Entry | undefined> {
  const row = await tx.one<EntryRow>(sql`
    select promotion_id, target, reward, currency, joined_at, claimed_at from promotion_entry where promotion_id = ${promotionId} and member_id = ${memberId} for update`)
  return row && entryOf(row)
}

export async function updateClaimed(
  tx: Tx,
  memberId: number,
  promotionId: number,
  nowMs: number,
): Promise<void> {
  await tx.query(
    sql`update promotion_entry set claimed_at = ${new Date(nowMs)} where promotion_id = ${promotionId} and member_id = ${memberId}`,
  )
}
