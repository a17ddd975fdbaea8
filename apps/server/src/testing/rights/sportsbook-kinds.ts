// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/index.ts'
import type { RightsSetup } from './people.ts'
import type { Thing } from './thing.ts'

const hourMs = 3_600_000

/** A match of its own that starts in an hour, or ended an hour ago, with a market. */
async function match({ server }: RightsSetup, status: 'scheduled' | 'ended' = 'scheduled') {
  const name = randomUUID()
  const { database } = server.platform
  const nowMs = server.clock.now()
  const names = JSON.stringify({ en: name })
  const startsAt = new Date(nowMs + (status === 'ended' ? -hourMs : hourMs))
  const event = await database.one<{ id: bigint }>(sql`
    with competition as (
      insert into sportsbook_competition (feed, external_id, sport, names) values ('odds', ${name}, 'football', ${names}) returning id
    ), season as (
      insert into sportsbook_season (competition_id, external_id) select id, ${name} from competition returning id, competition_id
    ), team as (
      insert into sportsbook_team (feed, external_id, sport, names) values ('odds', ${name}, 'football', ${names}) returning id
    )
    insert into sportsbook_event (feed, external_id, sport, season_id, competition_id, home_id, away_id, starts_at, status, bets_from)
    select 'odds', ${name}, 'football', season.id, season.competition_id, team.id, team.id, ${startsAt}, ${status}, ${new Date(nowMs)}
    from season cross join team returning id`)
  const market = await database.one<{ id: bigint }>(sql`
    insert into sportsbook_market (event_id, type, period, status, outcomes, prices, win_chances, back_chances, changed_at)
    values (${event?.id ?? 0n}, 'result_1x2', 'regular', 'open', '{home,draw,away}', '{2000,3500,4000}', '{480000,280000,240000}', '{0,0,0}', ${new Date(nowMs)})
    returning id`)
  return { eventId: event?.id ?? 0n, marketId: market?.id ?? 0n }
}

/** A bet on a match of its own; a pending one waits for an operator or for its owner. */
async function bet(at: RightsSetup, memberId: bigint, review?: 'waiting' | 'offered'): Promise<string> {
  const betId = randomUUID()
  const { eventId, marketId } = await match(at)
  const { database, clock } = at.server.platform
  const now = new Date(clock.now())
  await database.query(sql`
    insert into sportsbook_bet (id, member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes, status, decides_at, placed_at)
    values (${betId}, ${memberId}, 'USD', 'single', 1000000, 1, 1000000, 2000000, 'none', ${review ? 'pending' : 'open'},
      ${review ? new Date(clock.now() + 400 * 24 * hourMs) : null}, ${now})`)
  await database.query(sql`
    insert into sportsbook_leg (bet_id, position, event_id, market_id, outcome, price, market_version, placed_at)
    values (${betId}, 0, ${eventId}, ${marketId}, 'home', 2000, 1, ${now})`)
  if (review)
    await database.query(sql`
      insert into sportsbook_review (bet_id, state, asked_at, decided_by, offered_stake_per_line, prices_then, placed_at)
      values (${betId}, ${review}, ${now}, ${review === 'offered' ? 0 : null}, ${review === 'offered' ? 1_000_000n : null}, '{2000}', ${now})`)
  return betId
}

/** Bets on the sportsbook, and what operators enter. */
export const sportsbookKinds = {
  /** An open bet on a match of its own, which starts in an hour. */
  sportsbookBet: { owner: 'member', make: (at, { id }) => bet(at, id) },
  /** A bet of a member to whom an operator has offered something else. */
  offeredBet: { owner: 'member', make: (at, { id }) => bet(at, id, 'offered') },
  largeBet: { owner: 'platform', make: (at) => bet(at, 1n, 'waiting') },
  endedEvent: { owner: 'platform', make: async (at) => String((await match(at, 'ended')).eventId) },
  plannedEntry: {
    owner: 'platform',
    async make(at) {
      const { eventId } = await match(at, 'ended')
      const entryId = randomUUID()
      const { database, clock } = at.server.platform
      await database.query(sql`
        insert into sportsbook_result_entry (id, event_id, status, kind, said, from_version, reason, made_by, made_by_name, made_at, fingerprint)
        select ${entryId}::uuid, ${eventId}, 'planned', 'void_event', '{"status": "cancelled", "venue": "as_announced", "source": "play"}', 0, 'Flooded', id,
          name, ${new Date(clock.now())}, '0:0:0' from operator where name = 'otheradmin'`)
      return entryId
    },
  },
  /** A limit of the stakes of a member. */
  sportsbookLimit: {
    owner: 'member',
    async make({ server }, { id: memberId }) {
      await server.platform.database.query(sql`
        insert into sportsbook_limit (brand_code, kind, key, factor, reason, set_by, set_at)
        select brand_code, 'member', ${String(memberId)}, 100, 'They know more', 'admin', now() from member where id = ${memberId}`)
      return String(memberId)
    },
  },
} satisfies Record<string, Thing>
