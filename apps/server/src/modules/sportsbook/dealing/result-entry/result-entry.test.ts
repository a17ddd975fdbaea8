// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallInput } from '@tessera/contract'
import { marketKey } from '@tessera/rules/sportsbook/model/market'
import { sql } from '../../../../platform/db/index.ts'
import type { CallClient } from '../../../../testing/call-client.ts'
import { footballResult, openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
let ada: CallClient
let finn: CallClient
let sam: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  ada = await book.server.operator('ada', 'admin')
  finn = await book.server.operator('finn', 'finance')
  sam = await book.server.operator('sam', 'supervisor')
})
afterAll(() => book.server.close())
beforeEach(() => secondAbove(1_000))

async function secondAbove(amount: number): Promise<void> {
  const { settings } = book.server.platform
  await settings.write('sportsbook.secondOperator', amount, 'test')
  await settings.refresh()
}
let bettors = 0
const bettor = (cash = 100): Promise<Bettor> => book.bettor(`punter${(bettors += 1)}`, cash)
const latest = async ({ client }: Bettor) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!
const because = () => ({ reason: 'The official page', requestId: randomUUID() })
const ended = (home: number, away: number) => ({
  status: 'ended' as const,
  result: JSON.stringify(footballResult(home, away)),
})
const plan = async (
  operator: CallClient,
  match: bigint,
  said: Pick<CallInput<'backoffice.planResult'>, 'status' | 'result'>,
) => (await operator.call('backoffice.planResult', { id: String(match), ...said, ...because() })).envelope
const confirm = (operator: CallClient, id: string) =>
  operator.call('backoffice.confirmEntry', { id, ...because() })

/** The entry once its dry run is made. */
const planned = (id: string) =>
  vi.waitFor(async () => {
    const { value } = (await ada.call('backoffice.resultEntry', { id })).envelope
    expect(value.entry.status).not.toBe('planning')
    return value
  }, 60_000)

/** A match with a bet of 10 on home at 2.00 and one on away at 4.00, which is over without a result. */
async function matchThatIsOver() {
  const [home, away] = [await bettor(), await bettor()]
  const match = await book.match()
  await book.placeBet(home, [await book.leg(match, 'result_1x2', 'home')])
  await book.placeBet(away, [await book.leg(match, 'result_1x2', 'away')])
  await book.change(match, { status: 'abandoned', markets: 'close' })
  return { home, away, match }
}

describe('a result that an operator enters', () => {
  it('has a dry run first, which moves nothing, and settles once it is confirmed', async () => {
    const { home, away, match } = await matchThatIsOver()
    const { entryId } = (await plan(sam, match, ended(2, 0))).value
    expect(await planned(entryId)).toMatchObject({
      entry: { status: 'planned', secondOperator: false, own: false, madeBy: 'sam' },
      before: null,
      bets: 2,
      rows: [{ stake: 10, before: null, after: 20 }],
      sums: [{ currency: 'USD', bets: 2, gainers: 1, losers: 0, gain: 20, lose: 0, owed: 0 }],
    })
    await book.run()
    expect([await book.cash(home), await book.cash(away)]).toEqual([90, 90])
    expect((await confirm(sam, entryId)).status).toBe(403)
    expect((await confirm(finn, entryId)).envelope.value).toEqual({ state: 'running' })
    await book.run()
    expect([await book.cash(home), await book.cash(away)]).toEqual([110, 90])
    expect((await planned(entryId)).entry).toMatchObject({ status: 'done', decidedBy: 'finn' })
    const { event, versions } = (await ada.call('backoffice.sportsbookResult', { id: String(match) }))
      .envelope.value
    expect(event).toMatchObject({ status: 'ended', score: { home: 2, away: 0 }, resultVersion: 1 })
    expect(versions).toHaveLength(1)
  })

  it('is refused for an event that is not over, and for what cannot be its result', async () => {
    const match = await book.match()
    expect((await plan(ada, match, ended(1, 0))).code).toBe('NOT_OVER')
    await book.change(match, { status: 'live' })
    expect((await plan(ada, match, ended(1, 0))).code).toBe('NOT_OVER')
    await book.change(match, { status: 'ended' })
    const results = [
      undefined,
      '{',
      '[]',
      '{"sport":"football"}',
      JSON.stringify({ sport: 'cockfight', outcome: 'meron', over: true }),
      JSON.stringify(footballResult(1, 0, false)),
      JSON.stringify({ ...footballResult(1, 0), goals: [{ side: 'away', minute: 60 }] }),
      JSON.stringify({ ...footballResult(1, 0), halves: [{ home: -1, away: 0 }] }),
    ]
    for (const result of results)
      expect((await plan(ada, match, { status: 'ended', result })).code).toBe('BAD_RESULT')
    expect((await plan(ada, match, { ...ended(1, 0), status: 'abandoned' })).code).toBe('BAD_RESULT')
    expect((await plan(ada, 999_999_999n, ended(1, 0))).code).toBe('UNKNOWN_EVENT')
    expect((await plan(ada, match, { status: 'ended', result: 'x'.repeat(5_000) })).success).toBe(false)
    const { entries } = (await ada.call('backoffice.sportsbookResult', { id: String(match) })).envelope.value
    expect(entries).toEqual([])
  })

  it('needs another operator once the small ones that one confirmed alone in a day move more', async () => {
    await secondAbove(35)
    const alone = await book.server.operator('alone', 'admin')
    const enter = async () => {
      const { match } = await matchThatIsOver()
      const { entryId } = (await plan(alone, match, ended(1, 0))).value
      expect((await planned(entryId)).entry).toMatchObject({ secondOperator: false })
      return entryId
    }
    expect((await confirm(alone, await enter())).envelope.code).toBe('OK')
    const second = await enter()
    expect((await confirm(alone, second)).envelope.code).toBe('OWN_REQUEST')
    expect((await confirm(finn, second)).envelope.code).toBe('OK')
    await book.run()
  })

  it('of a maker who was disabled since does not count', async () => {
    const leaver = await book.server.operator('leaver', 'supervisor')
    const { match } = await matchThatIsOver()
    const { entryId } = (await plan(leaver, match, ended(1, 0))).value
    await planned(entryId)
    await book.server.platform.database.query(sql`update operator set enabled = false where name = 'leaver'`)
    expect((await confirm(finn, entryId)).envelope.code).toBe('GIVER_GONE')
    expect((await ada.call('backoffice.dropEntry', { id: entryId, ...because() })).status).toBe(200)
  })

  it('needs another operator when it moves more than the setting', async () => {
    await secondAbove(15)
    const { home, match } = await matchThatIsOver()
    const { entryId } = (await plan(ada, match, ended(1, 0))).value
    expect((await planned(entryId)).entry).toMatchObject({ secondOperator: true })
    expect((await confirm(ada, entryId)).envelope.code).toBe('OWN_REQUEST')
    await book.run()
    expect(await book.cash(home)).toBe(90)
    await expect(
      book.server.platform.database.query(
        sql`update sportsbook_result_entry set status = 'running', decided_by = made_by where id = ${entryId}`,
      ),
    ).rejects.toThrow('sportsbook_result_entry_two_people')
    expect((await confirm(finn, entryId)).envelope.value).toEqual({ state: 'running' })
    await book.run()
    expect(await book.cash(home)).toBe(110)
  })

  it('counts once, however many confirm it at once, and only one entry is open at a time', async () => {
    const { home, match } = await matchThatIsOver()
    const plans = await Promise.all(Array.from({ length: 8 }, () => plan(ada, match, ended(1, 0))))
    const open = plans.filter(({ success }) => success)
    expect(open).toHaveLength(1)
    const { entryId } = open[0]!.value
    await planned(entryId)
    const step = { id: entryId, ...because() }
    const answers = await Promise.all([
      ...Array.from({ length: 256 }, () => finn.call('backoffice.confirmEntry', step)),
      ...Array.from({ length: 8 }, () => confirm(ada, entryId)),
    ])
    expect(answers.some(({ envelope }) => envelope.success)).toBe(true)
    await Promise.all([book.run(), book.run()])
    expect(await book.cash(home)).toBe(110)
    expect((await latest(home)).settlements).toBe(1)
    expect((await confirm(ada, entryId)).envelope.code).toBe('ENTRY_STATE')
    expect((await plan(ada, match, ended(1, 0))).code).toBe('SAME_RESULT')
  })
})

describe('a corrected result', () => {
  it('lists who gains, who loses and what they would owe, and then moves exactly that', async () => {
    const { home, away, match } = await matchThatIsOver()
    await book.change(match, { status: 'ended' })
    await book.result(match, footballResult(1, 0))
    await book.run()
    const elsewhere = await book.match()
    await book.placeBet(home, [await book.leg(elsewhere, 'result_1x2', 'home')], { stakePerLine: 105 })
    const { entryId } = (await plan(ada, match, ended(0, 1))).value
    const found = await planned(entryId)
    expect(found.sums).toEqual([
      {
        currency: 'USD',
        ...{ bets: 2, gainers: 1, losers: 1, gain: 40, lose: 20, owed: 15, debtors: 1 },
      },
    ])
    expect(found.rows.map(({ before, after }) => [before, after])).toEqual([
      [0, 40],
      [20, 0],
    ])
    await confirm(finn, entryId)
    await book.run()
    expect([await book.cash(home), await book.cash(away)]).toEqual([0, 130])
    const actions = await book.server.platform.database.query<{ action: string; before: unknown }>(
      sql`select action, before, after from operator_action where subject = ${`event:${match}`} order by id`,
    )
    expect(actions).toMatchObject([
      { action: 'planEntry' },
      {
        action: 'confirmEntry',
        before: { version: 1, said: expect.stringContaining('"home\\":1') },
        after: { state: 'running', said: expect.stringContaining('"away\\":1') },
      },
    ])
  })

  it('is out of date once a bet or a result has changed, and moves nothing', async () => {
    const { home, match } = await matchThatIsOver()
    await book.change(match, { status: 'ended' })
    await book.result(match, footballResult(1, 0))
    await book.run()
    const first = (await plan(ada, match, ended(0, 1))).value.entryId
    await planned(first)
    await book.result(match, footballResult(2, 0))
    expect((await confirm(finn, first)).envelope.value).toEqual({ state: 'stale' })
    await book.run()
    const second = (await plan(ada, match, ended(0, 1))).value.entryId
    await planned(second)
    await book.server.platform.database.query(
      sql`update sportsbook_bet set settlements = settlements + 1 where member_id = ${home.id}`,
    )
    expect((await confirm(finn, second)).envelope.value).toEqual({ state: 'stale' })
    await book.run()
    expect(await book.cash(home)).toBe(110)
    const third = (await plan(ada, match, ended(0, 1))).value.entryId
    expect((await ada.call('backoffice.dropEntry', { id: third, ...because() })).envelope.success).toBe(true)
    expect((await confirm(finn, third)).envelope.code).toBe('ENTRY_STATE')
  })
})

describe('what an operator declares void', () => {
  const voided = async (match: bigint, marketId?: string) =>
    (await ada.call('backoffice.planVoid', { id: String(match), marketId, ...because() })).envelope

  it('is one market: its bets get their stake back, others stand, and no later result changes that', async () => {
    const [home, over] = [await bettor(), await bettor()]
    const match = await book.match()
    await book.placeBet(home, [await book.leg(match, 'result_1x2', 'home')])
    await book.placeBet(over, [await book.leg(match, 'total', 'over')])
    const total = (await book.markets(match)).find(({ type }) => type === 'total')!
    expect((await voided(match, '999999999')).code).toBe('UNKNOWN_MARKET')
    const { entryId } = (await voided(match, String(total.id))).value
    expect(await planned(entryId)).toMatchObject({
      bets: 1,
      rows: [{ before: null, after: 10 }],
      market: { type: 'total' },
    })
    await confirm(finn, entryId)
    await book.run()
    expect([await book.cash(home), await book.cash(over)]).toEqual([90, 100])
    expect((await latest(over)).legs[0]).toMatchObject({
      settled: 'void',
      reason: 'cancelled',
      result: { voidedMarkets: [marketKey(total)] },
    })
    await book.change(match, {
      markets: [
        {
          terms: total,
          status: 'open',
          outcomes: [
            { outcome: 'over', price: 1900 },
            { outcome: 'under', price: 1900 },
          ],
        },
      ],
    })
    expect((await book.markets(match)).find(({ type }) => type === 'total')?.status).toBe('settled')
    await book.result(match, footballResult(2, 1))
    await book.run()
    expect([await book.cash(home), await book.cash(over)]).toEqual([110, 100])
    expect((await voided(match, String(total.id))).code).toBe('SAME_RESULT')
  })

  it('is a whole event, before, in or after it', async () => {
    for (const status of ['scheduled', 'live', 'ended'] as const) {
      const { home, away, match } = await matchThatIsOver()
      await book.change(match, { status })
      if (status === 'ended') await book.result(match, footballResult(1, 0))
      await book.run()
      const { entryId } = (await voided(match)).value
      await planned(entryId)
      expect((await confirm(finn, entryId)).envelope.value).toEqual({ state: 'running' })
      await book.run()
      expect([await book.cash(home), await book.cash(away)]).toEqual([100, 100])
      const { event } = (await ada.call('backoffice.sportsbookResult', { id: String(match) })).envelope.value
      expect(event.status).toBe('cancelled')
    }
  })
})

describe('an event that ends after its 48 hours', () => {
  it('settles what was decided when they had passed by what stood then, and voids the rest', async () => {
    const [over, home] = [await bettor(), await bettor()]
    const match = await book.match()
    await book.placeBet(over, [await book.leg(match, 'total', 'over')])
    await book.placeBet(home, [await book.leg(match, 'result_1x2', 'home')])
    await book.change(match, {
      status: 'interrupted',
      result: footballResult(3, 0, false),
      markets: 'suspend',
    })
    book.server.clock.advance(50 * 3_600_000)
    await book.run()
    const { database } = book.server.platform
    const returned = () =>
      database.query<{ returned: bigint; settlements: number }>(
        sql`select returned, settlements from sportsbook_bet where member_id in (${over.id}, ${home.id}) order by member_id`,
      )
    const atDeadline = [
      { returned: 19_000_000n, settlements: 1 },
      { returned: 10_000_000n, settlements: 1 },
    ]
    expect(await returned()).toEqual(atDeadline)
    await book.change(match, { status: 'ended' })
    await book.result(match, footballResult(3, 4))
    await book.run()
    expect(await returned()).toEqual(atDeadline)
    const [said] = await database.query(
      sql`select result_at_deadline from sportsbook_result where event_id = ${match} order by version desc limit 1`,
    )
    expect(said).toMatchObject({ result_at_deadline: { halves: [{ home: 0 }, { home: 3, away: 0 }] } })
  })
})

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
