// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { Thing } from './thing.ts'

const hourMs = 3_600_000

/** Bets on the sportsbook. */
export const sportsbookKinds = {
  /** An open bet on a match of its own, which starts in an hour. */
  sportsbookBet: {
    owner: 'member',
    async make({ server }, { id: memberId }) {
      const [betId, name] = [randomUUID(), randomUUID()]
      const { database } = server.platform
      const now = new Date(server.clock.now())
      const names = JSON.stringify({ en: name })
      const event = await database.one<{ id: bigint }>(sql`
        with competition as (
          insert into sportsbook_competition (feed, external_id, sport, names) values ('odds', ${name}, 'football', ${names}) returning id
        ), season as (
          insert into sportsbook_season (competition_id, external_id) select id, ${name} from competition returning id, competition_id
        ), team as (
          insert into sportsbook_team (feed, external_id, sport, names) values ('odds', ${name}, 'football', ${names}) returning id
        )
        insert into sportsbook_event (feed, external_id, sport, season_id, competition_id, home_id, away_id, starts_at)
        select 'odds', ${name}, 'football', season.id, season.competition_id, team.id, team.id, ${new Date(server.clock.now() + hourMs)}
        from season cross join team returning id`)
      const market = await database.one<{ id: bigint }>(sql`
        insert into sportsbook_market (event_id, type, period, status, outcomes, prices, changed_at)
        values (${event?.id ?? 0n}, 'result_1x2', 'regular', 'open', '{home,draw,away}', '{2000,3500,4000}', ${now}) returning id`)
      await database.query(sql`
        insert into sportsbook_bet (id, member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes, status, placed_at)
        values (${betId}, ${memberId}, 'USD', 'single', 1000000, 1, 1000000, 2000000, 'none', 'open', ${now})`)
      await database.query(sql`
        insert into sportsbook_leg (bet_id, position, event_id, market_id, outcome, price, market_version)
        values (${betId}, 0, ${event?.id ?? 0n}, ${market?.id ?? 0n}, 'home', 2000, 1)`)
      return betId
    },
  },
  /** A limit of the stakes of a member. */
  sportsbookLimit: {
    owner: 'member',
    async make({ server }, { id: memberId }) {
      await server.platform.database.query(sql`
        insert into sportsbook_limit (brand_code, kind, key, factor, reason, set_by, set_at)
        select merchant, 'member', ${String(memberId)}, 100, 'They know more', 'admin', now() from member where id = ${memberId}`)
      return String(memberId)
    },
  },
} satisfies Record<string, Thing>
