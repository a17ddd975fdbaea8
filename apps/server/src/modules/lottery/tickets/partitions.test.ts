// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { endFirstPartition } from '../../../testing/end-first-partition.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'
import { insertTickets, listTickets, prepareTicketPartitions } from './ticket-store.ts'

const yearMs = 365 * 86_400_000
let lotto: LotteryTestServer
let anna: Bettor
/**
 * The quarter ends half a minute after the platform has started, while tickets for the next draw are on sale.
 */
let quarterEndsMs: number

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 1_000)
  quarterEndsMs = lotto.server.clock.now() + 20_000
  await endFirstPartition(lotto.server.ownerUrl, 'lottery_ticket', quarterEndsMs)
  await endFirstPartition(lotto.server.ownerUrl, 'bet_fact', quarterEndsMs)
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database
const buy = async (): Promise<string> =>
  (await lotto.bet(anna, 'D5-1', [sum('big', 10), sum('small', 10)])).envelope.value.ticket.ticketId
async function owner<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: lotto.server.ownerUrl })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
const liesIn = async (id: string) =>
  (
    await owner<{ name: string }>(
      `select tableoid::regclass::text as name from lottery_ticket where id = '${id}'`,
    )
  ).map(({ name }) => name)

it('settles the tickets of a draw that were bought before and after the end of a quarter, each once', async () => {
  const before = await buy()
  lotto.goTo(quarterEndsMs)
  const after = await buy()
  expect([await liesIn(before), await liesIn(after)]).toEqual([
    ['lottery_ticket_first'],
    ['lottery_ticket_second'],
  ])
  const cash = await lotto.cash(anna)
  lotto.server.clock.advance(2 * minuteMs)
  await Promise.all([lotto.run(), lotto.run()])
  expect(await lotto.cash(anna)).toBeCloseTo(cash + 2 * 19.6, 6)
  const { list, totalCount } = (await anna.client.call('lottery.tickets', {})).envelope.value
  expect([totalCount, ...list.map(({ ticketId, status, returned }) => [ticketId, status, returned])]).toEqual(
    [2, [after, 'settled', 19.6], [before, 'settled', 19.6]],
  )
  // The stake of the first ticket is in the quarter before its return.
  expect(
    (await anna.client.call('bets.history', {})).envelope.value.list.map(({ roundId, bet, payout }) => [
      roundId,
      bet,
      payout,
    ]),
  ).toEqual([
    [after, 20, 19.6],
    [before, 20, 19.6],
  ])
  expect(await lotto.ledgerDifferences()).toEqual([])
  await expect(owner(`update lottery_ticket set returned = 1 where id = '${after}'`)).rejects.toThrow(
    'settled once',
  )
})

it('takes a ticket whose partition does not exist yet; the job makes the partition and moves the ticket there, settled or not', async () => {
  const [{ id: drawId }] = (await owner<{ id: string }>('select id::text from lottery_draw limit 1')) as [
    { id: string },
  ]
  const late = Date.now() + 1.6 * yearMs
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const
  for (const id of ids) {
    await db().transaction((tx) =>
      insertTickets(tx, [
        {
          id,
          drawId: BigInt(drawId),
          memberId: anna.id,
          gameCode: 'D5-1',
          currency: 'USD',
          lines: [],
          stake: 1n as never,
          placedAtMs: late,
        },
      ]),
    )
  }
  await db().query(
    sql`update lottery_ticket set status = 'refunded', returned = 1, settled_at = now() where id = ${ids[0]}`,
  )
  expect(await liesIn(ids[0])).toEqual(['lottery_ticket_default'])
  await prepareTicketPartitions(db(), late)
  const quarter = `lottery_ticket_${new Date(late).getUTCFullYear()}_q${Math.floor(new Date(late).getUTCMonth() / 3) + 1}`
  for (const id of ids) expect(await liesIn(id)).toEqual([quarter])
  expect(
    (
      await listTickets(db(), anna.id, { gameCode: undefined, status: undefined, pageNo: 1, pageSize: 2 })
    ).tickets.map(({ ticket }) => ticket.id),
  ).toEqual([...ids])
  await expect(owner(`update lottery_ticket set returned = 2 where id = '${ids[0]}'`)).rejects.toThrow(
    'settled once',
  )
  await expect(
    owner(
      `insert into lottery_ticket select '00000000-0000-4000-8000-000000000003', 999999, member_id, game_code, currency, lines, stake, 'open', null, null, placed_at from lottery_ticket where id = '${ids[1]}'`,
    ),
  ).rejects.toThrow('foreign key')
})
