// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

/** Something that a member bet on. */
export interface RoundOf {
  memberId: bigint
  vendor: string
  roundId: string
}

/** How many bets of a round count as settled by now, since the first of them was placed. */
export async function settledBetsOfRound(
  db: Queries,
  { memberId, vendor, roundId }: RoundOf,
  placedAtMs: number,
): Promise<number> {
  const row = await db.one<{ bets: bigint }>(sql`
    select coalesce(sum(bets), 0)::bigint as bets from bet_settled
    where member_id = ${memberId} and recorded_at >= ${new Date(placedAtMs)}::timestamptz - interval '1 day' and vendor = ${vendor} and round_id = ${roundId}`)
  return Number(row?.bets ?? 0n)
}

/**
 * Whether a bet carried the lock of a bonus when it was settled first: what corrects it counts as it did, whatever bonuses
 * its member has by now.
 */
export async function wasUnderBonus(
  db: Queries,
  { memberId, vendor, roundId }: RoundOf,
  placedAtMs: number,
): Promise<boolean> {
  const row = await db.one<{ under_bonus: boolean }>(sql`
    select bonus_bet is not null as under_bonus from bet_fact
    where member_id = ${memberId} and at >= ${new Date(placedAtMs)} and vendor = ${vendor} and round_id = ${roundId}
      and (valid_bet > 0 or settled_stake > 0)
    order by at, id limit 1`)
  return row?.under_bonus ?? false
}
