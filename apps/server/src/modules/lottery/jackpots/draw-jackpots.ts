// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A jackpot as it was at a draw. */
export interface DrawJackpot {
  tier: string
  currency: string
  /** What its winners share. */
  pool: Amount
  /** What it starts anew with after a win. */
  start: Amount
}

/** Stores a jackpot as it is at a draw, for corrections of the result. */
export async function insertDrawJackpot(
  tx: Tx,
  drawId: bigint,
  { tier, currency, pool, start }: DrawJackpot,
): Promise<void> {
  await tx.query(sql`
    insert into lottery_draw_jackpot (draw_id, tier, currency, pool, start)
    values (${drawId}, ${tier}, ${currency}, ${pool}, ${start})`)
}

/** The jackpots of a draw, each with who shared it as it counts now: after the last correction. */
export async function jackpotsOfDraw(
  db: Queries,
  drawId: bigint,
): Promise<(DrawJackpot & { staked: Amount; paid: Amount })[]> {
  const rows = await db.query<{
    tier: string
    currency: string
    pool: bigint
    start: bigint
    staked: bigint
    paid: bigint
  }>(sql`
    select j.tier, j.currency, j.pool, j.start, coalesce(c.staked, s.staked, 0) as staked, coalesce(c.paid, s.paid, 0) as paid
    from lottery_draw_jackpot j
    left join lottery_draw_share s on s.draw_id = j.draw_id and s.tier = j.tier and s.currency = j.currency
    left join lateral (
      select share.staked, share.paid from lottery_correction_share share
      join lottery_correction made on made.id = share.correction_id and made.draw_id = j.draw_id
      where share.tier = j.tier and share.currency = j.currency and share.applied_at is not null
      order by share.applied_at desc, made.made_at desc limit 1) c on true
    where j.draw_id = ${drawId} order by j.currency, j.tier`)
  return rows.map(({ tier, currency, ...amounts }) => ({
    tier,
    currency,
    pool: amountOfMillionths(amounts.pool),
    start: amountOfMillionths(amounts.start),
    staked: amountOfMillionths(amounts.staked),
    paid: amountOfMillionths(amounts.paid),
  }))
}
