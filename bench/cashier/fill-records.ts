// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A session token of the bench; the database has its digest. */
export const tokenOf = (memberId: bigint): string => `bench-session-token-${memberId}`

/** Open sessions of all members. */
export async function fillSessions(owner: pg.Client, memberIds: readonly bigint[]): Promise<void> {
  const hashes = memberIds.map((id) => createHash('sha256').update(tokenOf(id)).digest())
  await owner.query(
    `insert into identity_session (token_hash, member_id, username, agent, opened_at, used_at, ends_at, idle_seconds, brand_code)
      select hash, member.id, username, false, now(), now(), now() + interval '12 hours', 86400, brand_code
      from unnest($1::bytea[], $2::bigint[]) as given (hash, id) join member on member.id = given.id`,
    [hashes, memberIds],
  )
}

/** Two facts of each bet, over the last 90 days. */
export async function fillBets(owner: pg.Client, bets: number, members: number): Promise<void> {
  await owner.query(
    `insert into catalogue_vendor (vendor_code, game_type, name, sort) values ('BENCH', 'RNG', 'Bench', 1)`,
  )
  await owner.query(
    `insert into catalogue_game (vendor_code, game_id, game_type, name) select 'BENCH', 'g' || n, 'RNG', 'Game ' || n from generate_series(1, 100) n`,
  )
  await owner.query(`
    insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference, settled_stake)
    select (select min(id) from member) + n % ${members}, 'BENCH', 'g' || 1 + n % 100, 'r' || n, kind::bet_fact_kind, 10000000, 'USD',
      case kind when 'return' then 10000000 else 0 end, kind = 'return', now() - interval '90 days' * (1 - n / ${bets}::float8), kind || n,
      case kind when 'return' then 10000000 end
    from generate_series(1, ${bets}) n, unnest(array['stake', 'return']) kind order by n`)
}

/** Deposits and withdrawals of each member over the last 90 days. */
export async function fillPayments(owner: pg.Client, each: number): Promise<void> {
  await owner.query(`
    insert into payment_account (id, provider, name, type, currency, secret, created_at)
    values ('bench', 'sandbox', 'Bench', 'bank', 'USD', '${'x'.repeat(43)}', now())`)
  await owner.query(`
    insert into deposit (id, member_id, username, account_id, amount, received, currency, status, remark, created_at, expires_at, settled_at)
    select gen_random_uuid(), id, username, 'bench', 5000000, 5000000, 'USD', 'Success', '', at, at, at
    from member, generate_series(1, ${each}) n cross join lateral (select now() - interval '1 day' * (n * 90.0 / ${each})::float8 as at) moments`)
  await owner.query(`
    insert into bank_account (id, member_id, position, bank_name, account_number, holder, created_at)
    select gen_random_uuid(), id, 1, 'Bench bank', '12345678', username, now() - interval '100 days' from member`)
  await owner.query(`
    insert into withdrawal (id, member_id, username, amount, paid, received, currency, status, bank_account_id, bank_name, account_number, holder, created_at)
    select gen_random_uuid(), member.id, username, 5000000, 5000000, 5000000, 'USD', 'Received', bank.id, bank.bank_name, bank.account_number, bank.holder, at
    from member join bank_account bank on bank.member_id = member.id, generate_series(1, ${each}) n
      cross join lateral (select now() - interval '1 day' * (n * 90.0 / ${each})::float8 as at) moments`)
}
