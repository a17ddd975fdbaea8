// SPDX-License-Identifier: Apache-2.0
import type { HallLevel } from '@tessera/rules/games/fishing/halls'
import { sql, type Queries } from '../../database.ts'
import type { Millionths } from '../../money.ts'

/** The jackpot of a level: one for each currency and kind of money. */
export interface Pool {
  readonly level: HallLevel
  readonly currency: string
  readonly playMoney: boolean
}

/** Creates a pool unless it exists; answers what it holds. */
export async function openPool(db: Queries, { level, currency, playMoney }: Pool): Promise<Millionths> {
  const [row] = await db.rows<{ amount: bigint }>(sql`
    insert into studio.fishing_pool as pool (level, currency, play_money) values (${level}, ${currency}, ${playMoney})
    on conflict (level, currency, play_money) do update set amount = pool.amount returning amount`)
  return row!.amount
}

/** What all pools hold. */
export async function listPools(db: Queries): Promise<(Pool & { readonly amount: Millionths })[]> {
  return db.rows(sql`select level, currency, play_money as "playMoney", amount from studio.fishing_pool`)
}

/**
 * Pays a pool to one bullet, rounded down to coins; what remains stays. The same bullet again gets the same. Whoever wins in another hall meanwhile
 * waits for the end of the transaction.
 */
export async function payPool(
  tx: Queries,
  { level, currency, playMoney }: Pool,
  {
    roundId,
    bullet,
    coin,
    nowMs,
  }: {
    readonly roundId: string
    readonly bullet: number
    readonly coin: Millionths
    readonly nowMs: number
  },
): Promise<Millionths> {
  const [held] = await tx.rows<{ amount: bigint }>(sql`
    select amount from studio.fishing_pool where level = ${level} and currency = ${currency} and play_money = ${playMoney} for update`)
  const [paid] = await tx.rows<{ amount: bigint }>(sql`
    select -amount as amount from studio.fishing_pool_move where round_id = ${roundId} and kind = 'jackpot' and bullet = ${bullet}`)
  if (paid) return paid.amount
  const amount = held!.amount - (held!.amount % coin)
  await tx.rows(sql`
    insert into studio.fishing_pool_move (round_id, kind, bullet, level, currency, play_money, amount, at)
    values (${roundId}, 'jackpot', ${bullet}, ${level}, ${currency}, ${playMoney}, ${-amount}, ${new Date(nowMs)})`)
  await tx.rows(sql`
    update studio.fishing_pool set amount = amount - ${amount}
    where level = ${level} and currency = ${currency} and play_money = ${playMoney}`)
  return amount
}
