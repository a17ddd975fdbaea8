// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import { type TradedCard, tradedCards } from './traded-card.ts'

/** Which events an operator looks for. */
export interface EventsSought {
  sport: Sport | undefined
  competitionId: bigint | undefined
  /** Events that are over start within the last 30 days. */
  state: 'open' | 'live' | 'scheduled' | 'over'
  text: string | undefined
  /** By their start, live ones first, or by what they may cost, the most first. */
  order: 'start' | 'liability'
}

/** An event with what its bets have brought and may cost. */
export interface TradedEvent {
  card: TradedCard
  openMarkets: number
  /** Markets that an operator has stopped, and outcomes with a manual price. */
  stoppedMarkets: number
  manualPrices: number
  staked: bigint
  /** The most that all of its markets can cost together: the worst outcome of each. */
  worst: bigint
}

const statesOf: Readonly<Record<EventsSought['state'], readonly EventStatus[]>> = {
  open: ['live', 'interrupted', 'scheduled'],
  live: ['live', 'interrupted'],
  scheduled: ['scheduled'],
  over: ['ended', 'abandoned', 'cancelled', 'postponed'],
}
const overForMs = 30 * 86_400_000
const longestAheadMs = 400 * 86_400_000

interface Sums {
  id: bigint
  total: bigint
  open_markets: bigint
  stopped_markets: bigint
  manual_prices: bigint
  staked: bigint
  worst: bigint
}

const pattern = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A page of events, and how many there are. */
export async function tradedEvents(
  db: Queries,
  { sport, competitionId, state, text, order }: EventsSought,
  { nowMs, offset, limit }: { nowMs: number; offset: number; limit: number },
): Promise<{ events: TradedEvent[]; total: number }> {
  const [from, until] = [new Date(nowMs - overForMs), new Date(nowMs + longestAheadMs)]
  const sums = await db.query<Sums>(sql`
    with found as (
      select event.id, event.starts_at, event.status, count(*) over () as total
      from sportsbook_event event join sportsbook_competition competition on competition.id = event.competition_id
      left join sportsbook_team home on home.id = event.home_id left join sportsbook_team away on away.id = event.away_id
      where event.status = any(${[...statesOf[state]]}::text[]) and event.starts_at between ${from} and ${until}
        and (${sport ?? null}::text is null or event.sport = ${sport ?? null})
        and (${competitionId ?? null}::bigint is null or event.competition_id = ${competitionId ?? null})
        and (${pattern(text)}::text is null or concat_ws(' ', home.names, away.names, competition.names) ilike ${pattern(text)})
    )
    select found.id, found.total, coalesce(market.open, 0) as open_markets, coalesce(control.stopped, 0) as stopped_markets,
      coalesce(control.manual, 0) as manual_prices, coalesce(market.staked, 0)::bigint as staked, coalesce(market.worst, 0)::bigint as worst
    from found left join lateral (
      select count(*) filter (where each.status = 'open') as open, sum(stake.staked) as staked, sum(greatest(stake.worst, 0)) as worst
      from sportsbook_market each left join lateral (
        select sum(staked) as staked, max(returns) - sum(staked) as worst from sportsbook_outcome_stake where market_id = each.id
      ) stake on true
      where each.event_id = found.id
    ) market on true left join lateral (
      select count(*) filter (where each.stopped) as stopped,
        sum(cardinality(array_remove(each.manual_prices, 0))) as manual
      from sportsbook_control each where each.event_id = found.id
    ) control on true
    order by case when ${order} = 'liability' then market.worst end desc nulls last, (found.status in ('live', 'interrupted')) desc,
      case when ${state} = 'over' then -extract(epoch from found.starts_at) else extract(epoch from found.starts_at) end, found.id
    limit ${limit} offset ${offset}`)
  const cards = new Map(
    (
      await tradedCards(
        db,
        sums.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  )
  return {
    total: Number(sums[0]?.total ?? 0),
    events: sums.flatMap((row) => {
      const card = cards.get(row.id)
      return card
        ? [
            {
              card,
              openMarkets: Number(row.open_markets),
              stoppedMarkets: Number(row.stopped_markets),
              manualPrices: Number(row.manual_prices),
              staked: row.staked,
              worst: row.worst,
            },
          ]
        : []
    }),
  }
}
