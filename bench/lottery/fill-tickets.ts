// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import { costOf, judge } from '@tessera/rules/lottery/wager'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { units } from '@tessera/rules/money'
import { drawNumbers } from '@tessera/rules/lottery/fair/draw-numbers'
import type pg from 'pg'

const lottery = lotteryOf('MB-HN')!

/** Members with their accounts. */
export async function fillMembers(owner: pg.Client, members: number): Promise<void> {
  await owner.query(`
    insert into member (username, username_key, nickname, type, currency, registered_at)
    select 'player' || n, 'player' || n, 'player', 0, 'USD', now() from generate_series(1, ${members}) n`)
  await owner.query(`
    create table bench_member as select id, row_number() over (order by id) as n, null::bigint as cash from member`)
  for (const purpose of ['cash', 'hold', 'receivable', 'bonus'])
    await owner.query(
      `select count(ledger_open('member:' || id, '${purpose}', 'USD')) from (select id from bench_member order by n) m`,
    )
  await owner.query(`
    update bench_member m set cash = a.id from ledger_account a where a.owner = 'member:' || m.id and a.purpose = 'cash'`)
  await owner.query('create index on bench_member (n)')
}

/** A draw of the North that was made, with its numbers. */
export async function makeBenchDraw(
  owner: pg.Client,
  numero: string,
): Promise<{ id: bigint; winningNumber: string }> {
  const seed = createHash('sha256').update(`bench ${numero}`).digest('hex')
  const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
  const winningNumber = drawNumbers(lottery, numero, seed)
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment, status, seed, winning_number, drawn_at)
    values ('MB-HN', $1, now(), now(), sha256('bench'), $2, 'drawn', $3, $4, now()) returning id`,
    [numero, commitment, seed, winningNumber],
  )
  return { id: rows[0]!.id, winningNumber }
}

/**
 * Tickets of a draw in `bench_ticket`, in the order in which they are settled, with what each pays: six of ten on one
 * number of lô, three on the last two digits of DB, one on a side. And the tickets themselves.
 */
export async function fillTickets(
  owner: pg.Client,
  draw: { id: bigint; winningNumber: string },
  tickets: number,
): Promise<void> {
  const plans = plansOf(draw.winningNumber)
  await owner.query('drop table if exists bench_plan, bench_ticket')
  await owner.query(
    `create table bench_plan as select row_number() over () as n, p.* from unnest($1::jsonb[], $2::bigint[], $3::bigint[]) as p (lines, stake, returned)`,
    [plans.map(({ lines }) => lines), plans.map(({ stake }) => stake), plans.map(({ returned }) => returned)],
  )
  await owner.query(`
    create table bench_ticket as
    select row_number() over (order by t.member_id, t.id) as n, t.* from (
      select gen_random_uuid() as id, m.id as member_id, m.cash, p.lines, p.stake, p.returned, date_trunc('milliseconds', now()) as placed_at
      from generate_series(1, ${tickets}) i
      join bench_member m on m.n = 1 + (i * 7919::bigint) % (select count(*) from bench_member)
      join bench_plan p on p.n = 1 + (i * 104729::bigint) % ${plans.length}) t`)
  await owner.query('create index on bench_ticket (n)')
  await owner.query(`
    insert into lottery_ticket (id, draw_id, member_id, game_code, currency, lines, stake, placed_at)
    select id, ${draw.id}, member_id, 'MB-HN', 'USD', lines, stake, placed_at from bench_ticket order by n`)
  await owner.query('vacuum analyze lottery_ticket')
  await owner.query('vacuum analyze bench_ticket')
  await owner.query('checkpoint')
}

function plansOf(winningNumber: string): { lines: string; stake: bigint; returned: bigint }[] {
  const result = parseResult(lottery, winningNumber)!
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  const picks = [
    ...numbers.flatMap((number) => [
      ['lo2', number],
      ['lo2', number],
    ]),
    ...numbers.map((number) => ['de', number]),
    ...numbers.slice(0, 34).map((_, index) => ['tx', index % 2 === 0 ? 'tai' : 'xiu']),
  ]
  return picks.map(([playType = '', number = '']) => {
    const wager = { playType, pick: [number] }
    const odds = playTypeOf(lottery, playType)!.odds
    const stake = costOf(lottery, wager, units(1))
    return {
      lines: JSON.stringify([
        {
          playType,
          numbers: [number],
          dao: false,
          stakePerLot: String(units(1)),
          cost: String(stake),
          odds: oddsTableToText(odds),
        },
      ]),
      stake,
      returned: judge(lottery, wager, result, { stakePerLot: units(1), currency: 'USD', odds }),
    }
  })
}
