// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

/** Games of the types that members play, under the vendor of the bench. */
const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'FISH']

/**
 * Members with a rank from VIP1 on, most of them a low one, who were there for a month. Nine of ten have bet
 * what keeps it. Triggers are off while they are filled, because a million of them take minutes.
 */
export async function fillMembers(owner: pg.Client, members: number, month: string): Promise<void> {
  await owner.query('alter table member disable trigger user')
  await owner.query(`
    insert into member (id, brand_code, username, username_key, nickname, type, currency, registered_at, line, rank_level) overriding system value
    select n, 'brand1', 'player' || n, 'player' || n, 'A player ' || n, 0, 'USD', now() - interval '1 year', array[n],
      least(7, 1 + floor(-ln(1 - (n % 9973) / 9973.0) * 1.2)::integer)
    from generate_series(1, ${members}) n`)
  await owner.query(`select setval(pg_get_serial_sequence('member', 'id'), ${members})`)
  await owner.query('alter table member enable trigger user')
  await owner.query(`
    insert into rank_standing (member_id, valid_bets, peak)
    select id, (array[0, 50000, 250000, 1000000, 5000000, 20000000, 80000000, 300000000]::bigint[])[rank_level + 1] * 1000000, rank_level from member`)
  await owner.query(`
    insert into rank_month (member_id, month, valid_bets)
    select id, '${month}', (array[0, 50000, 250000, 1000000, 5000000, 20000000, 80000000, 300000000]::bigint[])[rank_level + 1] * 100000 from member where id % 10 <> 0`)
  await owner.query(`
    insert into rebate_open (member_id, day, game_type, valid_bets, rank_level, rate_basis_points)
    select id, current_date - d, (array['RNG', 'LIVE', 'SPORTS'])[1 + d % 3], 12345678, rank_level, 60 from member, generate_series(1, 3) d where id % 3 = 0`)
  await owner.query(`
    insert into rank_change (member_id, from_rank, to_rank, cause, at)
    select id, step, step + 1, 'BETS', now() - interval '30 days' from member, generate_series(0, 1) step where step < rank_level and id % 2 = 0`)
}

export async function fillGames(owner: pg.Client): Promise<void> {
  for (const type of gameTypes) {
    await owner.query(
      `insert into catalogue_vendor (vendor_code, game_type, name, sort) values ('BENCH', '${type}', 'Bench', 1)`,
    )
    await owner.query(`
      insert into catalogue_game (vendor_code, game_id, game_type, name) select 'BENCH', '${type}' || n, '${type}', 'Game ' || n from generate_series(1, 100) n`)
  }
}

/** Bets of members at random: half of the facts take a stake, the other half settle one. */
export const factsOf = (count: number, members: number, number: number): string => `
  insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
  select 1 + (hashint8(${number}::bigint * 1000003 + n / 2)::bigint + 2147483648) % ${members}, 'BENCH',
    (array['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + n % 4] || (1 + n % 100), 'r${number}-' || n / 2,
    (array['stake', 'return'])[1 + n % 2]::bet_fact_kind, 10000000, 'USD', case when n % 2 = 1 then 10000000 else 0 end, n % 2 = 1, now(),
    'b${number}-' || n
  from generate_series(0, ${count - 1}) n`
