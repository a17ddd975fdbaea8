// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import type pg from 'pg'

const batchSize = 64
const lines = JSON.stringify([
  {
    playType: 'sbs',
    numbers: ['big'],
    dao: false,
    stakePerLot: String(units(1)),
    cost: String(units(1)),
    odds: { win: '1.96' },
  },
])
/** About as long as what the product stores. */
const answer = JSON.stringify({ success: true, value: 'x'.repeat(700), message: '', code: 'OK' })

/**
 * Stores the rows of sold tickets in plain statements, which check nothing, in batches with a commit each: requests,
 * tickets, facts, accounts, postings, what stands on an outcome, the draw. Answers how many a second.
 */
export async function sellBare(owner: pg.Client, drawId: bigint, seconds: number): Promise<number> {
  const { rows } = await owner.query<{ operator: bigint; members: number }>(
    `select (select ledger_open('operator', 'lottery', 'USD')) as operator, (select count(*)::integer from bench_member) as members`,
  )
  const { operator, members } = rows[0]!
  const startedMs = performance.now()
  let tickets = 0
  while (performance.now() - startedMs < seconds * 1_000) {
    await owner.query(batchOf({ drawId, operator, from: tickets % (members - batchSize) }))
    tickets += batchSize
  }
  return (tickets / (performance.now() - startedMs)) * 1_000
}

/** One statement, which is a transaction of its own. */
const batchOf = ({ drawId, operator, from }: { drawId: bigint; operator: bigint; from: number }): string => `
  with bare as materialized (
    select gen_random_uuid() as id, id as member_id, cash from bench_member where n > ${from} and n <= ${from + batchSize}
  ), requests as (
    insert into call_once (actor, request_id, call, fingerprint, status, answer, created_at)
    select 'member:' || member_id, gen_random_uuid(), 'lottery.bet', repeat('f', 64), 200, '${answer}'::json, now() from bare
  ), tickets as (
    insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, placed_at)
    select id, ${drawId}, member_id, 'D5-3', 'USD', '${lines}'::jsonb, ${units(1)}, now() from bare
  ), facts as (
    insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, closed, at, reference)
    select member_id, 'LOTTERY', 'D5-3', id, 'stake', ${units(1)}, 'USD', 0, false, now(), 'lottery/' || id || '/stake' from bare
  ), moved as (
    update ledger_account a set balance = a.balance - ${units(1)}, version = a.version + 1 from bare b where a.id = b.cash
    returning a.id, a.balance, a.version, b.id as ticket
  ), posted as (
    insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind, memo, period)
    select id, version, ${operator}, -${units(1)}, balance, 'lottery.bet', ticket, 'bet', 'D5 bench', (select period from ledger_now) from moved
  ), exposed as (
    insert into lottery_draw_exposure as e (draw_id, outcome, staked, liability) values (${drawId}, 'sbs:big', ${units(batchSize)}, ${units(batchSize)})
    on conflict (draw_id, outcome) do update set staked = e.staked + excluded.staked, liability = e.liability + excluded.liability
  )
  update lottery_draw set tickets = tickets + ${batchSize}, staked = staked + ${units(batchSize)} where id = ${drawId}`
