// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../../platform/db/index.ts'
import { betsFrom } from '../../bets/settlement/bets-to-settle.ts'
import type { Entry } from './entry-store.ts'

/**
 * A text that changes with everything that a dry run follows from: the bets on the event or on the market that is to be
 * void, the stakes in the pools of a fight, what has become of all of them, and the results of all events that they are
 * about.
 */
export async function worldOf(
  db: Queries,
  { eventId, marketId }: Pick<Entry, 'eventId' | 'marketId'>,
): Promise<string> {
  const from = new Date(await betsFrom(db, eventId))
  const row = await db.one<{ world: string }>(sql`
    with concerned as materialized (
      select bet.id, bet.placed_at, bet.status, bet.settlements, bet.returned, bet.stake from sportsbook_bet bet
      where bet.placed_at >= ${from} and bet.status in ('open', 'settled') and (bet.id, bet.placed_at) in (
        select leg.bet_id, leg.placed_at from sportsbook_leg leg where leg.event_id = ${eventId} and leg.placed_at >= ${from}
          and (${marketId}::bigint is null or leg.market_id = ${marketId} or exists (
            select from sportsbook_builder_selection joined
            where joined.bet_id = leg.bet_id and joined.leg = leg.position and joined.placed_at = leg.placed_at
              and joined.placed_at >= ${from} and joined.market_id = ${marketId})))
    ), versions as (
      select event_id, max(version) as version from sportsbook_result
      where source = 'play' and event_id in (select leg.event_id from sportsbook_leg leg
        join concerned on concerned.id = leg.bet_id and concerned.placed_at = leg.placed_at where leg.placed_at >= ${from})
      group by event_id
    )
    select concat_ws(':',
      (select count(*) from concerned),
      (select coalesce(sum(hashtextextended(concat_ws(':', id, status, settlements, returned, stake), 0)::numeric), 0) from concerned),
      (select coalesce(sum(hashtextextended(concat_ws(':', event_id, version), 0)::numeric), 0) from versions),
      (select concat_ws(':', count(*), sum(hashtextextended(concat_ws(':', id, status, settlements, returned, stake), 0)::numeric))
        from sportsbook_pool_bet where event_id = ${eventId})) as world`)
  return row!.world
}
