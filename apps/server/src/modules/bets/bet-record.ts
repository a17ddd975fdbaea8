// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

export interface BetRecordQuery {
  fromMs: number
  /** Exclusive. */
  toMs: number
  /** 1 is the newest page. */
  page: number
  size: number
}

/** One round of a member with everything that was staked and won in it. */
export interface BetRound {
  roundId: string
  vendor: string
  gameCode: string
  /** When it began. */
  atMs: number
  /** Less refunds. */
  stake: Amount
  validBet: Amount
  returned: Amount
  /** What the house kept where members play each other; undefined for rounds that do not count by it. */
  rake: Amount | undefined
  /** What of the stake came back without having been played; it is part of what was returned. */
  unplayed: Amount
  currency: string
  /** refunded: every stake was given back. open: the result of a stake is not known yet. */
  status: 'open' | 'settled' | 'refunded'
}

export interface RoundRow {
  round_id: string
  vendor: string
  game_code: string
  at_ms: number
  staked: bigint
  refunded: bigint
  valid_bet: bigint
  returned: bigint
  rake: bigint | null
  unplayed: bigint
  currency: string
  settled: boolean
  total: bigint
}

/** The betting record: rounds that began in the period, newest first, and how many there are. */
export async function betRecord(
  db: Queries,
  memberId: bigint,
  query: BetRecordQuery,
): Promise<{ rounds: BetRound[]; total: number }> {
  const from = new Date(query.fromMs)
  const to = new Date(query.toMs)
  // A day more on both sides, so that a round that spans the border is complete and counts where it began.
  const rows = await db.query<RoundRow>(sql`with rounds as (
      select round_id, vendor, min(game_code) as game_code, min(at) as at_ms, max(id) as last_id, min(currency) as currency,
        coalesce(sum(amount) filter (where kind = 'stake'), 0) as staked, coalesce(sum(amount) filter (where kind = 'refund'), 0) as refunded,
        coalesce(sum(amount) filter (where kind = 'return'), 0) as returned, sum(valid_bet) as valid_bet, sum(rake) as rake, coalesce(sum(unplayed), 0) as unplayed, bool_or(closed or kind = 'return') as settled
      from bet_fact where member_id = ${memberId} and at >= ${from}::timestamptz - interval '1 day' and at < ${to}::timestamptz + interval '1 day'
      group by vendor, round_id having min(at) >= ${from} and min(at) < ${to})
    select *, count(*) over () as total from rounds order by at_ms desc, last_id desc limit ${query.size} offset ${(query.page - 1) * query.size}`)
  if (rows.length === 0 && query.page > 1)
    return { rounds: [], total: (await betRecord(db, memberId, { ...query, page: 1, size: 1 })).total }
  return { rounds: rows.map(roundOf), total: Number(rows[0]?.total ?? 0n) }
}

/** A round of the record, from its summed facts. */
export function roundOf(row: RoundRow): BetRound {
  const refunded = row.refunded > 0n && row.refunded === row.staked && row.returned === 0n
  return {
    roundId: row.round_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    atMs: row.at_ms,
    currency: row.currency,
    stake: amountOfMillionths(row.staked - row.refunded),
    validBet: amountOfMillionths(row.valid_bet),
    returned: amountOfMillionths(row.returned),
    rake: row.rake === null ? undefined : amountOfMillionths(row.rake),
    unplayed: amountOfMillionths(row.unplayed),
    status: refunded ? 'refunded' : row.settled ? 'settled' : 'open',
  }
}
