// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

/** Members, rewards of all of them, and a week in which all of them have finished missions. */
export async function fillMissionMembers(owner: pg.Client, members: number): Promise<void> {
  // Triggers are off while they are filled, because a million of them take minutes.
  await owner.query('alter table member disable trigger user')
  await owner.query(`
    insert into member (id, brand_code, username, username_key, nickname, type, currency, registered_at, line) overriding system value
    select n, 'brand1', 'player' || n, 'player' || n, 'A player ' || n, 0, 'USD', now() - interval '1 year', array[n]
    from generate_series(1, ${members}) n`)
  await owner.query(`select setval(pg_get_serial_sequence('member', 'id'), ${members})`)
  await owner.query('alter table member enable trigger user')
  await owner.query(`
    insert into reward_on_offer (reference, brand_code, member_id, source, title, amount, currency, wager_times, offered_at, expires_at, claimed_at)
    select 'bench/' || n || '/' || k, 'brand1', n, 'MISSION', '{"words": {"EN": "Mission"}}', 1000000, 'USD', 0, now(), now() + interval '7 days',
      case when k > 1 then now() end
    from generate_series(1, ${members}) n, generate_series(1, 3) k`)
}

/** Standings of a week that began then. */
export async function fillStandings(owner: pg.Client, members: number, weekStart: Date): Promise<void> {
  await owner.query(
    `insert into mission_week (brand_code, week_start, member_id, finished, reached_at)
    select 'brand1', $1, n, 1 + n % 40, now() from generate_series(1, ${members}) n`,
    [weekStart],
  )
  await owner.query(
    `insert into mission_week_count (brand_code, week_start, finished, members)
    select brand_code, week_start, finished, count(*) from mission_week where week_start = $1 group by 1, 2, 3`,
    [weekStart],
  )
}

const units = 1_000_000
/** What six missions count, with which target. */
export const benchMissions = [
  ['DAILY', 'VALID_BETS', null, 100 * units],
  ['DAILY', 'BETS', null, 30],
  ['DAILY', 'GAMES', null, 3],
  ['WEEKLY', 'VALID_BETS', null, 1_000 * units],
  ['WEEKLY', 'BETS', 'LIVE', 100],
  ['ONCE', 'VALID_BETS', null, 5_000 * units],
] as const

export async function fillMissions(owner: pg.Client, weekStart: Date, members: number): Promise<void> {
  for (const [index, [kind, counts, gameType, target]] of benchMissions.entries()) {
    const { rows } = await owner.query<{ id: number }>(
      `insert into mission (brand_code, kind, titles, currency, starts_at, budget, enabled, position, revision, created_at)
      values ('brand1', $1, '{"EN": "Mission"}', 'USD', now() - interval '30 days', 1000000000000000, true, $2, 1, now()) returning id`,
      [kind, index],
    )
    await owner.query(
      `insert into mission_terms (mission_id, revision, counts, game_type, target, reward) values ($1, 1, $2, $3, $4, 1000000)`,
      [rows[0]?.id, counts, gameType, target],
    )
    if (kind === 'WEEKLY')
      await owner.query(
        `insert into mission_progress (member_id, mission_id, period_start, revision, progress) select n, $1, $2, 1, 1 from generate_series(1, ${members}) n`,
        [rows[0]?.id, weekStart],
      )
  }
}

/** Bets of members at random: half of the facts take a stake, the other half settle one. */
export const missionFacts = (count: number, members: number, number: number): string => `
  insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
  select 1 + (hashint8(${number}::bigint * 1000003 + n / 2)::bigint + 2147483648) % ${members}, 'BENCH', 'game' || (1 + n % 100),
    'r${number}-' || n / 2, (array['stake', 'return'])[1 + n % 2]::bet_fact_kind, 10000000, 'USD',
    case when n % 2 = 1 then 10000000 else 0 end, n % 2 = 1, now(), 'b${number}-' || n
  from generate_series(0, ${count - 1}) n`
