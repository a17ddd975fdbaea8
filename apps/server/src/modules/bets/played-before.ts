// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** Stakes that were open when a period began count in it if they were placed in so many days before. */
const openDays = 31

/** What a member staked and got back in a period, by the facts so far. */
export interface PlayedBefore {
  /** Stakes of the period, less those of them that were given back. */
  staked: Amount
  /** Of them, what was played, or still may be: what came back unplayed is none. */
  played: Amount
  returned: Amount
  /** Of the stakes, those whose result is not known yet: neither lost nor won. */
  open: Amount
  /**
   * What may have been lost: stakes that were open when it began and those placed in it, less what came back. What is won
   * with bonus money beyond its own stake makes up for no loss of cash.
   */
  atRisk: Amount
}

interface Row {
  staked: bigint
  played: bigint
  returned: bigint
  open: bigint
  at_risk: bigint
}

/** The play of a member since a moment. */
export async function playedBefore(db: Queries, memberId: bigint, sinceMs: number): Promise<PlayedBefore> {
  const since = new Date(sinceMs)
  const row = await db.one<Row>(sql`
    select coalesce(sum(greatest(placed - given_back, 0)), 0)::bigint as staked,
      coalesce(sum(greatest(placed - given_back - unplayed, 0)), 0)::bigint as played, coalesce(sum(returned), 0)::bigint as returned,
      coalesce(sum(greatest(placed - given_back, 0)) filter (where not is_decided), 0)::bigint as open,
      coalesce(sum(greatest(open_before, 0) + placed - given_back - returned + won_beyond), 0)::bigint as at_risk
    from (
      select coalesce(sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end - coalesce(settled_stake, valid_bet))
          filter (where at < ${since}), 0) as open_before,
        bool_or(closed or kind = 'return') as is_decided,
        coalesce(sum(amount) filter (where at >= ${since} and kind = 'stake'), 0) as placed,
        coalesce(sum(amount) filter (where at >= ${since} and kind = 'refund'), 0) as given_back,
        coalesce(sum(amount) filter (where at >= ${since} and kind = 'return'), 0) as returned,
        coalesce(sum(unplayed) filter (where at >= ${since}), 0) as unplayed,
        coalesce(sum(greatest(coalesce(bonus_return, 0) - coalesce(bonus_bet, 0), 0)) filter (where at >= ${since} and kind = 'return'), 0) as won_beyond
      from bet_fact where member_id = ${memberId} and at >= ${since}::timestamptz - ${openDays} * interval '1 day'
      group by vendor, round_id) rounds`)
  return {
    staked: amountOfMillionths(row?.staked ?? 0n),
    played: amountOfMillionths(row?.played ?? 0n),
    returned: amountOfMillionths(row?.returned ?? 0n),
    open: amountOfMillionths(row?.open ?? 0n),
    atRisk: amountOfMillionths(row?.at_risk ?? 0n),
  }
}

/** What is left of the stakes of a round that were placed since a moment, and were not left unplayed. */
export async function stakedInRound(
  db: Queries,
  { memberId, vendor, roundId }: { memberId: bigint; vendor: string; roundId: string },
  sinceMs: number,
): Promise<Amount> {
  const row = await db.one<{ rest: bigint }>(sql`
    select greatest(coalesce(sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end - coalesce(unplayed, 0)), 0), 0)::bigint as rest
    from bet_fact where member_id = ${memberId} and at >= ${new Date(sinceMs)} and vendor = ${vendor} and round_id = ${roundId}`)
  return amountOfMillionths(row?.rest ?? 0n)
}
