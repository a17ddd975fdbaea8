// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import type { Millionths } from '../../money.ts'

/** What a round of a room took and paid in one currency, and what its rules state of the same bets. */
export interface RoundReturn {
  readonly currency: string
  readonly stake: Millionths
  readonly paid: Millionths
  readonly stated: Millionths
  /** Of what is paid, in square millionths. */
  readonly variance: number
}

/** Adds a round to the sums of its room. */
export async function addReturns(
  tx: Queries,
  room: string,
  returns: readonly RoundReturn[],
  nowMs: number,
): Promise<void> {
  if (returns.length === 0) return
  const list = (of: (one: RoundReturn) => string | number | bigint) => returns.map((one) => String(of(one)))
  await tx.rows(sql`
    insert into studio.room_return as sums (room, currency, since, rounds, stake, paid, stated, variance)
    select ${room}, currency, ${new Date(nowMs)}, 1, stake, paid, stated, variance
    from unnest(${list((one) => one.currency)}::text[], ${list((one) => one.stake)}::numeric[], ${list((one) => one.paid)}::numeric[],
      ${list((one) => one.stated)}::numeric[], ${list((one) => one.variance)}::double precision[])
      as round (currency, stake, paid, stated, variance)
    on conflict (room, currency) do update set rounds = sums.rounds + 1, stake = sums.stake + excluded.stake,
      paid = sums.paid + excluded.paid, stated = sums.stated + excluded.stated, variance = sums.variance + excluded.variance`)
}

export interface RoomReturn extends RoundReturn {
  readonly room: string
  readonly sinceMs: number
  readonly rounds: number
}

/** What rooms took and paid since their first round. */
export async function listReturns(db: Queries): Promise<RoomReturn[]> {
  const rows = await db.rows<{
    room: string
    currency: string
    since: Date
    rounds: bigint
    stake: string
    paid: string
    stated: string
    variance: number
  }>(
    sql`select room, currency, since, rounds, stake, paid, stated, variance from studio.room_return order by room, currency`,
  )
  return rows.map(({ since, rounds, stake, paid, stated, ...row }) => ({
    ...row,
    sinceMs: since.getTime(),
    rounds: Number(rounds),
    stake: BigInt(stake),
    paid: BigInt(paid),
    stated: BigInt(stated),
  }))
}
