// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import { packTops } from './leaf-block.ts'
import type { BuiltTree } from './build-tree.ts'

/** What a day of a brand and currency is known by. */
export interface DayKey {
  brandCode: string
  currency: string
  /** Such as 2026-11-25: the day that ended, in UTC. */
  day: string
}

/** Sums in millionths. */
export interface DaySums {
  accounts: number
  /** Of `total`, on hold for withdrawals. */
  held: bigint
  bonus: bigint
  owed: bigint
}

export interface StoredDay extends DayKey, DaySums {
  id: number
  asOfMs: number
  total: bigint
  root: Buffer
}

/** A day with what proofs are made from. */
export interface DayForProofs extends StoredDay {
  saltKey: Buffer
  blockBits: number
  blockTops: Buffer
}

export interface DayToStore extends DayKey, DaySums {
  asOfMs: number
  saltKey: Uint8Array
  tree: BuiltTree
}

/** Sent together; some megabytes. */
const blocksAtOnce = 64

/** False when the day is stored already: it stays as it was published. */
export async function insertDay(tx: Tx, day: DayToStore): Promise<boolean> {
  const { tree } = day
  const row = await tx.one<{ id: number }>(sql`
    insert into liability_day (brand_code, currency, day, as_of, accounts, total, held, bonus, owed, root, salt_key, block_bits, block_tops)
    values (${day.brandCode}, ${day.currency}, ${day.day}, ${new Date(day.asOfMs)}, ${day.accounts}, ${tree.root.sum}, ${day.held},
      ${day.bonus}, ${day.owed}, ${tree.root.hash}, ${day.saltKey}, ${tree.bits}, ${packTops(tree.tops)})
    on conflict (brand_code, currency, day) do nothing returning id`)
  if (!row) return false
  for (let from = 0; from < tree.blocks.length; from += blocksAtOnce)
    await Promise.all(
      tree.blocks
        .slice(from, from + blocksAtOnce)
        .map((leaves, index) =>
          tx.query(
            sql`insert into liability_block (day_id, block, leaves) values (${row.id}, ${from + index}, ${leaves})`,
          ),
        ),
    )
  return true
}

/** Whether the day was closed; also when nobody had any money. */
export async function lastClosedDay(db: Queries): Promise<string | undefined> {
  const row = await db.one<{ day: string }>(
    sql`select to_char(max(day), 'YYYY-MM-DD') as day from liability_day`,
  )
  return row?.day ?? undefined
}

/** The newest days of a brand, or of all, newest first. */
export const listDays = (
  db: Queries,
  { brandCode, limit }: { brandCode: string | undefined; limit: number },
): Promise<StoredDay[]> =>
  db.query(sql`select id, brand_code as "brandCode", currency, to_char(day, 'YYYY-MM-DD') as day, as_of as "asOfMs", accounts, total, held, bonus,
    owed, root from liability_day where ${brandCode ?? null}::text is null or brand_code = ${brandCode ?? null}
    order by day desc, brand_code, currency limit ${limit}`)

/** The newest day of a brand and currency whose leaves are still stored. */
export const newestDay = (
  db: Queries,
  { brandCode, currency }: { brandCode: string; currency: string },
): Promise<DayForProofs | undefined> =>
  db.one(sql`select id, brand_code as "brandCode", currency, to_char(day, 'YYYY-MM-DD') as day, as_of as "asOfMs", accounts, total, held, bonus,
    owed, root, salt_key as "saltKey", block_bits as "blockBits", block_tops as "blockTops"
    from liability_day where brand_code = ${brandCode} and currency = ${currency} order by day desc limit 1`)

export async function leavesOfBlock(db: Queries, dayId: number, block: number): Promise<Buffer | undefined> {
  const row = await db.one<{ leaves: Buffer }>(
    sql`select leaves from liability_block where day_id = ${dayId} and block = ${block}`,
  )
  return row?.leaves
}

/** Deletes the leaves of earlier days, some blocks at a time; true when more are left. What was published stays. */
export async function deleteLeavesBefore(db: Queries, day: string): Promise<boolean> {
  const deleted = await db.query(sql`delete from liability_block where (day_id, block) in (
    select day_id, block from liability_block join liability_day on liability_day.id = day_id where day < ${day} limit ${blocksAtOnce})
    returning block`)
  return deleted.length === blocksAtOnce
}
