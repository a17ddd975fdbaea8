// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import { settleBet } from '@tessera/rules/sportsbook/bets/settle-bet'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import {
  footballResult,
  offer,
  openBookTestServer,
  type Bettor,
  type BookTestServer,
} from '../../book-for-tests.ts'
import { betsOfIds } from '../../bets/bet-store.ts'
import { readPriceTerms } from '../../bets/read-terms.ts'
import { showBets } from '../member-bets/show-bet.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

let bettors = 0
const bettor = (cash = 100): Promise<Bettor> => book.bettor(`bettor${(bettors += 1)}`, cash)
const latest = async ({ client }: Bettor) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!

describe('the result of an event', () => {
  it.each([
    ['a win', 'result_1x2', 'home', 2, 1, 20],
    ['a loss', 'result_1x2', 'away', 2, 1, 0],
    ['a half win', 'handicap', 'home', 1, 0, 14.75],
    ['a half loss', 'total', 'over', 1, 1, 5],
  ] as const)('settles %s: %s %s at %i-%i returns %d', async (_name, type, outcome, home, away, returned) => {
    const who = await bettor()
    const match = await book.match([
      offer('result_1x2', { home: 2000, draw: 3500, away: 4000 }),
      offer('handicap', { home: 1950, away: 1950 }, -3),
      offer('total', { over: 1880, under: 1900 }, 9),
    ])
    await book.placeBet(who, [await book.leg(match, type, outcome)])
    await book.result(match, footballResult(home, away))
    await Promise.all([book.run(), book.run()])
    expect(await latest(who)).toMatchObject({ status: 'settled', returned, settlements: 1 })
    expect(await book.cash(who)).toBe(90 + returned)
    expect((await who.client.call('bets.history', {})).envelope.value.list).toMatchObject([
      { bet: 10, payout: returned },
    ])
  })

  it('settles a multiple with its last event, and a lost one with the first', async () => {
    const [winner, loser] = [await bettor(), await bettor()]
    const [first, second] = [await book.match(), await book.match()]
    const legs = async (outcome: string) => [
      await book.leg(first, 'result_1x2', outcome),
      await book.leg(second, 'result_1x2', 'home'),
    ]
    await book.placeBet(winner, await legs('home'))
    await book.placeBet(loser, await legs('away'))
    await book.result(first, footballResult(1, 0))
    await book.run()
    expect([await latest(winner), await latest(loser)]).toMatchObject([
      { status: 'open', legs: [{ settled: 'win' }, { settled: null, reason: 'waits_for_result' }] },
      { status: 'settled', returned: 0 },
    ])
    await book.result(second, footballResult(3, 0))
    await book.run()
    expect(await latest(winner)).toMatchObject({ status: 'settled', returned: 40 })
    expect(await book.cash(winner)).toBe(130)
  })

  it('settles multiples once when all of their events end at the same time', async () => {
    const bettors = await Promise.all(Array.from({ length: 4 }, () => bettor()))
    const matches = [await book.match(), await book.match(), await book.match()]
    for (const who of bettors)
      await book.placeBet(
        who,
        await Promise.all(matches.map((match) => book.leg(match, 'result_1x2', 'home'))),
      )
    await Promise.all(matches.map((match) => book.result(match, footballResult(1, 0))))
    await Promise.all([book.run(), book.run()])
    for (const who of bettors) {
      expect(await latest(who)).toMatchObject({ status: 'settled', returned: 80, settlements: 1 })
      expect(await book.cash(who)).toBe(170)
    }
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('is void when nothing was played within 48 hours, and the stake goes back', async () => {
    const who = await bettor()
    const match = await book.match()
    const { betId } = (await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])).envelope.value
      .bet
    book.server.clock.advance(50 * 3_600_000)
    await Promise.all([book.run(), book.run()])
    const { database, clock } = book.server.platform
    const [bet] = await betsOfIds(database, [betId])
    expect(bet).toMatchObject({ status: 'settled', returned: units(10), settlements: 1, validBet: 0n })
    expect(
      (
        await showBets(database, [bet!], {
          language: 'en',
          nowMs: clock.now(),
          terms: await readPriceTerms(book.server.platform.settings),
        })
      )[0]!.legs,
    ).toMatchObject([{ settled: 'void', reason: 'not_finished_in_time' }])
  })

  it('says everything by which a browser computes the same settlement', async () => {
    const who = await bettor()
    const match = await book.match()
    await book.placeBet(who, [await book.leg(match, 'total', 'over')])
    await book.result(match, footballResult(2, 1))
    await book.run()
    const bet = await latest(who)
    const recomputed = settleBet(
      {
        kind: bet.kind,
        stakePerLineMinor: BigInt(Math.round(bet.stakePerLine * 100)),
        legs: bet.legs.map(({ event, selections, price }) => ({
          eventId: event.id,
          priceThousandths: price,
          selections: selections.map(({ market, outcome }) => ({
            outcome,
            terms: { type: market.type, period: market.period, line: market.line ?? undefined },
          })),
        })),
      },
      (id) => {
        const { event, result } = bet.legs.find((leg) => leg.event.id === id)!
        return {
          event: {
            kind: 'match',
            scheduledStartMs: event.startsAt,
            competitors: [],
            bestOf: event.bestOf ?? undefined,
          },
          version: {
            ...result!,
            endedAtMs: result!.endedAt ?? undefined,
            result: readResult(JSON.parse(result!.said!)),
            source: 'play',
          },
        }
      },
      book.server.clock.now(),
    )
    expect([recomputed.state, Number(recomputed.returnMinor) / 100]).toEqual(['settled', bet.returned])
  })
})

describe('a corrected result', () => {
  it('pays what a bet returns more, or takes back what it returns less, once for each correction', async () => {
    const [home, away] = [await bettor(), await bettor()]
    const match = await book.match()
    await book.placeBet(home, [await book.leg(match, 'result_1x2', 'home')])
    await book.placeBet(away, [await book.leg(match, 'result_1x2', 'away')])
    for (const [goals, cash, numbers] of [
      [
        [1, 0],
        [110, 90],
        [1, 1],
      ],
      [
        [0, 1],
        [90, 130],
        [2, 2],
      ],
      [
        [0, 2],
        [90, 130],
        [2, 2],
      ],
      [
        [2, 0],
        [110, 90],
        [3, 3],
      ],
    ] as const) {
      await book.result(match, footballResult(goals[0], goals[1]))
      await Promise.all([book.run(), book.run()])
      expect([await book.cash(home), await book.cash(away)]).toEqual(cash)
      expect([(await latest(home)).settlements, (await latest(away)).settlements]).toEqual(numbers)
    }
  })

  it('leaves a debt where the balance does not cover it, and the next win settles that first', async () => {
    const who = await bettor(10)
    const [match, next] = [await book.match(), await book.match()]
    await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])
    await book.result(match, footballResult(1, 0))
    await book.run()
    await book.placeBet(who, [await book.leg(next, 'result_1x2', 'home')], { stakePerLine: 15 })
    await book.result(match, footballResult(0, 1))
    await book.run()
    expect(await book.cash(who)).toBe(0)
    await book.result(next, footballResult(1, 0))
    await book.run()
    // 30 won, 15 owed.
    expect(await book.cash(who)).toBe(15)
  })

  it('that is a later award does not count for bets', async () => {
    const who = await bettor()
    const match = await book.match()
    await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])
    await book.result(match, footballResult(1, 0))
    await book.run()
    await book.result(match, footballResult(0, 3), { source: 'award' })
    await book.run()
    expect(await book.cash(who)).toBe(110)
  })

  it('by which play goes on opens a bet again, and its second end is paid', async () => {
    const who = await bettor()
    const match = await book.match()
    await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])
    await book.result(match, footballResult(1, 0))
    await book.run()
    await book.result(match, footballResult(1, 0, false), { status: 'live', endedAtMs: undefined })
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'open', returned: null })
    expect(await book.cash(who)).toBe(90)
    await book.result(match, footballResult(2, 1))
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'settled', returned: 20, settlements: 3 })
    expect(await book.cash(who)).toBe(110)
  })
})

it('settles by the corrected result when another process was about to settle by the first one', async () => {
  const who = await bettor()
  const match = await book.match()
  const { betId } = (await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])).envelope.value
    .bet
  await book.result(match, footballResult(1, 0))
  const holder = new pg.Client({ connectionString: book.server.ownerUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select from sportsbook_bet where id = $1 for update', [betId])
    const waiting = async (): Promise<number> =>
      Number(
        (
          await holder.query(
            'select count(*) from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
          )
        ).rows[0].count,
      )
    const first = book.run()
    await expect.poll(waiting).toBe(1)
    await book.result(match, footballResult(0, 1))
    const second = book.run()
    await expect.poll(waiting).toBe(2)
    await holder.query('commit')
    await Promise.all([first, second])
  } finally {
    await holder.end()
  }
  expect(await latest(who)).toMatchObject({ returned: 0, settlements: 2 })
  expect(await book.cash(who)).toBe(90)
})

it.each(['sportsbook_settlement', 'ledger_posting', 'bet_fact'])(
  'pays every bet once when settlement breaks off at %s and is run again',
  async (table) => {
    const match = await book.match()
    const who = await Promise.all(Array.from({ length: 5 }, () => bettor()))
    for (const each of who) await book.placeBet(each, [await book.leg(match, 'result_1x2', 'home')])
    await book.result(match, footballResult(1, 0))
    await owner(`create function breaks_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger breaks_off before insert on ${table} for each row execute function breaks_off()`)
    await book.run()
    for (const each of who) expect([await book.cash(each), (await latest(each)).status]).toEqual([90, 'open'])
    await owner(`drop trigger breaks_off on ${table}; drop function breaks_off`)
    await Promise.all([book.run(), book.run()])
    for (const each of who) expect(await book.cash(each)).toBe(110)
  },
)

async function owner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: book.server.ownerUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
