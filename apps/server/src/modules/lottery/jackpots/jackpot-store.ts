// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { SharedPrize } from '@tessera/rules/lottery/shared-prizes'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** One jackpot in one currency. */
export interface JackpotKey {
  gameCode: string
  tier: string
  currency: string
}

/** The jackpots in a currency that have had a draw, by `gameCode tier`. */
export async function jackpotAmounts(db: Queries, currency: string): Promise<Map<string, Amount>> {
  const rows = await db.query<{ game_code: string; tier: string; amount: bigint }>(
    sql`select game_code, tier, amount from lottery_jackpot where currency = ${currency}`,
  )
  return new Map(rows.map((row) => [`${row.game_code} ${row.tier}`, amountOfMillionths(row.amount)]))
}

/**
 * Locks a jackpot until the transaction ends, so that its draws follow each other. True when it is new and
 * has no money yet.
 */
export async function lockJackpot(tx: Tx, { gameCode, tier, currency }: JackpotKey): Promise<boolean> {
  const added = await tx.one(sql`
    insert into lottery_jackpot (game_code, tier, currency, amount) values (${gameCode}, ${tier}, ${currency}, 0)
    on conflict do nothing returning game_code`)
  await tx.one(
    sql`select 1 from lottery_jackpot where game_code = ${gameCode} and tier = ${tier} and currency = ${currency} for update`,
  )
  return added !== undefined
}

/** Stores the balance of a jackpot's account, for pages. */
export async function saveJackpot(
  tx: Tx,
  { gameCode, tier, currency }: JackpotKey,
  amount: Amount,
): Promise<void> {
  await tx.query(
    sql`update lottery_jackpot set amount = ${amount} where game_code = ${gameCode} and tier = ${tier} and currency = ${currency}`,
  )
}

/** Marks a draw whose shared prizes are being prepared; false when another transaction has prepared it. */
export const markPrepared = async (tx: Tx, drawId: bigint, nowMs: number): Promise<boolean> =>
  (await tx.one(sql`
    insert into lottery_shared_draw (draw_id, prepared_at) values (${drawId}, ${new Date(nowMs)})
    on conflict do nothing returning draw_id`)) !== undefined

export const isPrepared = async (db: Queries, drawId: bigint): Promise<boolean> =>
  (await db.one(sql`select 1 from lottery_shared_draw where draw_id = ${drawId}`)) !== undefined

/** A tier that was won in a draw: who shares what. */
export interface DrawShare extends SharedPrize {
  currency: string
  picks: number
  paid: Amount
}

export async function insertShare(tx: Tx, drawId: bigint, share: DrawShare): Promise<void> {
  await tx.query(sql`
    insert into lottery_draw_share (draw_id, tier, currency, pool, staked, picks, paid)
    values (${drawId}, ${share.tier}, ${share.currency}, ${share.pool}, ${share.staked}, ${share.picks}, ${share.paid})`)
}

/** The tiers that were won in a draw, in all currencies. */
export const sharesOfDraw = async (
  db: Queries,
  drawId: bigint,
): Promise<(SharedPrize & { currency: string })[]> =>
  (
    await db.query<{ tier: string; currency: string; pool: bigint; staked: bigint }>(
      sql`select tier, currency, pool, staked from lottery_draw_share where draw_id = ${drawId}`,
    )
  ).map(({ tier, currency, pool, staked }) => ({
    tier,
    currency,
    pool: amountOfMillionths(pool),
    staked: amountOfMillionths(staked),
  }))
