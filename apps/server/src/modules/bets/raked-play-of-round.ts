// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { RoundOf } from './round-before-correction.ts'

/** Stakes of a sitting may be a day older than what it returned, or more. */
const dayMs = 86_400_000

/** What a round among players counts by now; undefined for one that does not count by its rake. */
export async function rakedPlayOfRound(
  db: Queries,
  { memberId, vendor, roundId }: RoundOf,
  atMs: number,
): Promise<{ validBets: Amount; rake: Amount } | undefined> {
  const row = await db.one<{ valid_bets: bigint | null; rake: bigint | null }>(sql`
    select sum(valid_bet)::bigint as valid_bets, sum(rake)::bigint as rake from bet_fact
    where member_id = ${memberId} and at >= ${new Date(atMs - dayMs)} and vendor = ${vendor} and round_id = ${roundId} and rake is not null`)
  if (!row || row.valid_bets === null || row.rake === null) return undefined
  return { validBets: amountOfMillionths(row.valid_bets), rake: amountOfMillionths(row.rake) }
}
