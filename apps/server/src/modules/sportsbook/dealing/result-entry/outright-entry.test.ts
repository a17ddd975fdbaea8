// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import type { CallClient } from '../../../../testing/call-client.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'
import { testOutright, type TestOutright } from '../../outright-for-tests.ts'

let book: BookTestServer
let ada: CallClient
let finn: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  ada = await book.server.operator('ada', 'admin')
  finn = await book.server.operator('finn', 'finance')
})
afterAll(() => book.server.close())
beforeEach(() => secondAbove(10_000))

async function secondAbove(amount: number): Promise<void> {
  const { settings } = book.server.platform
  await settings.write('sportsbook.secondOperator', amount, 'test')
  await settings.refresh()
}
let bettors = 0
const because = () => ({ reason: 'The official table', requestId: randomUUID() })
const placed = (positions: Readonly<Record<string, number>>, withdrawn: readonly string[] = []) =>
  JSON.stringify({ sport: 'outright', positions, withdrawn, over: true })
const plan = async (
  eventId: bigint,
  result: string,
  more: { status?: 'abandoned'; venue?: 'neutral' } = {},
) =>
  (
    await ada.call('backoffice.planResult', {
      id: String(eventId),
      status: 'ended',
      result,
      ...more,
      ...because(),
    })
  ).envelope
const confirm = async (operator: CallClient, id: string) =>
  (await operator.call('backoffice.confirmEntry', { id, ...because() })).envelope
const stopBetting = (eventId: bigint) =>
  ada.call('backoffice.stopSportsbook', { eventId: String(eventId), ...because() })
const resultOf = async (eventId: bigint) =>
  (await ada.call('backoffice.sportsbookResult', { id: String(eventId) })).envelope.value

/** The entry once its dry run is made. */
const planned = (id: string) =>
  vi.waitFor(async () => {
    const { value } = (await ada.call('backoffice.resultEntry', { id })).envelope
    expect(value.entry.status).not.toBe('planning')
    return value
  }, 60_000)

/** An outright with a bet of 10 at 5.00 on each competitor to win. */
async function backed(
  more: Parameters<typeof testOutright>[1] = {},
): Promise<TestOutright & { bettors: Bettor[]; cash: () => Promise<number[]> }> {
  const outright = await testOutright(book, more)
  const owners: Bettor[] = []
  for (const outcome of outright.ids) {
    const owner = await book.bettor(`follower${(bettors += 1)}`, 100)
    await book.placeBet(owner, [await book.leg(outright.eventId, 'outright_winner', outcome)])
    owners.push(owner)
  }
  return { ...outright, bettors: owners, cash: () => Promise.all(owners.map(book.cash)) }
}

describe('the winner of an outright that an operator enters', () => {
  it('has a dry run, pays once it is confirmed, and closes the markets', async () => {
    const { eventId, ids, cash } = await backed()
    await stopBetting(eventId)
    const { entryId } = (await plan(eventId, placed({ [ids[1]!]: 1 }))).value
    expect(await planned(entryId)).toMatchObject({
      entry: { kind: 'result', status: 'planned' },
      event: { kind: 'outright', competition: 'Test Cup', season: '2026', home: '', away: '' },
      competitors: [{ name: 'Ash' }, { name: 'Birch' }, { name: 'Cedar' }],
      bets: 3,
      rows: [{ stake: 10, before: null, after: 50 }],
      sums: [{ currency: 'USD', bets: 3, gainers: 1, losers: 0, gain: 50, lose: 0 }],
    })
    await book.run()
    expect(await cash()).toEqual([90, 90, 90])
    expect((await confirm(finn, entryId)).value).toEqual({ state: 'running' })
    await Promise.all([book.run(), book.run()])
    expect(await cash()).toEqual([90, 140, 90])
    const { event, markets, versions, entries } = await resultOf(eventId)
    expect(event).toMatchObject({ status: 'ended', resultVersion: 1, takesResult: true })
    expect(markets).toMatchObject([{ type: 'outright_winner', status: 'closed' }])
    expect(versions).toHaveLength(1)
    expect(entries).toMatchObject([{ status: 'done', decidedBy: 'finn' }])
    const actions = await book.server.platform.database.query<{ action: string }>(
      sql`select action from operator_action where subject = ${`event:${eventId}`} order by id`,
    )
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['planEntry', 'confirmEntry']))
  })

  it('can be several, who divide the stake; whoever withdrew gets theirs back', async () => {
    const { eventId, ids, cash } = await backed({ names: ['Ash', 'Birch', 'Cedar', 'Dogwood'] })
    await stopBetting(eventId)
    const [ash, birch, cedar] = ids as [string, string, string]
    const { entryId } = (await plan(eventId, placed({ [ash]: 1, [birch]: 1 }, [cedar]))).value
    expect((await planned(entryId)).sums).toMatchObject([{ bets: 4, gainers: 3, gain: 25 + 25 + 10 }])
    await confirm(finn, entryId)
    await book.run()
    expect(await cash()).toEqual([115, 115, 100, 90])
  })

  it('is corrected as it was entered: who gains, who loses, and another operator above the setting', async () => {
    const { eventId, ids, cash } = await backed()
    await book.change(eventId, { status: 'ended', markets: 'close' })
    await book.result(eventId, {
      sport: 'outright',
      positions: { [ids[0]!]: 1, [ids[1]!]: 2, [ids[2]!]: 3 },
      withdrawn: [],
      over: true,
    })
    await book.run()
    expect(await cash()).toEqual([140, 90, 90])
    await secondAbove(99)
    const { entryId } = (await plan(eventId, placed({ [ids[2]!]: 1, [ids[0]!]: 2 }))).value
    expect(await planned(entryId)).toMatchObject({
      entry: { secondOperator: true },
      before: { result: expect.stringContaining(`"${ids[1]}":2`) },
      rows: expect.arrayContaining([
        expect.objectContaining({ before: 50, after: 0 }),
        expect.objectContaining({ before: 0, after: 50 }),
      ]),
      sums: [{ gainers: 1, losers: 1, gain: 50, lose: 50 }],
    })
    expect((await confirm(ada, entryId)).code).toBe('OWN_REQUEST')
    const answers = await Promise.all(Array.from({ length: 16 }, () => confirm(finn, entryId)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await Promise.all([book.run(), book.run()])
    expect(await cash()).toEqual([90, 90, 140])
    expect((await plan(eventId, placed({ [ids[2]!]: 1, [ids[0]!]: 2 }))).code).toBe('SAME_RESULT')
  })

  it('is not entered while anybody can bet, and is out of date if somebody has', async () => {
    const { eventId, ids, cash } = await backed()
    expect((await resultOf(eventId)).event.takesResult).toBe(false)
    expect((await plan(eventId, placed({ [ids[0]!]: 1 }))).code).toBe('NOT_OVER')
    await stopBetting(eventId)
    expect((await resultOf(eventId)).event.takesResult).toBe(true)
    const { entryId } = (await plan(eventId, placed({ [ids[0]!]: 1 }))).value
    await planned(entryId)
    await ada.call('backoffice.resumeSportsbook', { eventId: String(eventId), ...because() })
    await book.change(eventId, {
      markets: [
        {
          terms: { type: 'outright_winner', period: 'top_1' },
          status: 'open',
          outcomes: ids.map((outcome) => ({ outcome, price: 5_000 })),
        },
      ],
    })
    const late = await book.bettor(`follower${(bettors += 1)}`, 100)
    const { envelope } = await book.placeBet(late, [await book.leg(eventId, 'outright_winner', ids[0]!)])
    expect(envelope.success).toBe(true)
    expect((await confirm(finn, entryId)).value).toEqual({ state: 'stale' })
    await book.run()
    expect(await cash()).toEqual([90, 90, 90])
  })

  it('is refused where it cannot be one, and changes nothing', async () => {
    const { eventId, ids } = await backed({ tops: [1, 2] })
    await stopBetting(eventId)
    const [ash, birch, cedar] = ids as [string, string, string]
    const wrong: [string, Parameters<typeof plan>[2]?][] = [
      // The first two are paid, so both have to be named.
      [placed({ [ash]: 1 })],
      [placed({ [ash]: 1, [birch]: 3 })],
      [placed({ [ash]: 1, [birch]: 2, 999999999: 3 })],
      [placed({ [ash]: 1, [birch]: 2 }, [ash])],
      [placed({}, [ash, birch, cedar])],
      ['{'],
      [
        JSON.stringify({
          sport: 'outright',
          positions: { [ash]: 1, [birch]: 2 },
          withdrawn: [],
          over: false,
        }),
      ],
      [JSON.stringify({ sport: 'cockfight', outcome: 'meron', over: true })],
      [placed({ [ash]: 1, [birch]: 2 }), { status: 'abandoned' }],
      [placed({ [ash]: 1, [birch]: 2 }), { venue: 'neutral' }],
    ]
    for (const [result, more] of wrong) expect((await plan(eventId, result, more)).code).toBe('BAD_RESULT')
    const match = await book.match()
    await book.change(match, { status: 'ended' })
    expect((await plan(match, placed({ [ash]: 1, [birch]: 2 }))).code).toBe('BAD_RESULT')
    expect((await resultOf(eventId)).entries).toEqual([])
  })
})

describe('an outright that an operator declares void', () => {
  const voided = async (eventId: bigint, marketId?: string) =>
    (await ada.call('backoffice.planVoid', { id: String(eventId), marketId, ...because() })).envelope

  it('gives every stake back, also after it was settled, and stays open to a result', async () => {
    const { eventId, ids, cash } = await backed()
    const first = (await voided(eventId)).value.entryId
    expect((await planned(first)).sums).toMatchObject([{ bets: 3, gainers: 3, gain: 30 }])
    await confirm(finn, first)
    await book.run()
    expect(await cash()).toEqual([100, 100, 100])
    expect((await resultOf(eventId)).event.status).toBe('cancelled')
    const second = (await plan(eventId, placed({ [ids[0]!]: 1 }))).value.entryId
    await planned(second)
    await confirm(finn, second)
    await book.run()
    expect(await cash()).toEqual([140, 90, 90])
    const third = (await voided(eventId)).value.entryId
    expect((await planned(third)).sums).toMatchObject([
      { bets: 3, gainers: 2, losers: 1, gain: 20, lose: 40 },
    ])
    await confirm(finn, third)
    await book.run()
    expect(await cash()).toEqual([100, 100, 100])
  })

  it('can be one market, while the others go on', async () => {
    const { eventId, ids, cash } = await backed({ tops: [1, 2] })
    const other = await book.bettor(`follower${(bettors += 1)}`, 100)
    await book.placeBet(other, [await book.leg(eventId, 'outright_top', ids[1]!)])
    const top = (await book.markets(eventId)).find(({ type }) => type === 'outright_top')!
    const { entryId } = (await voided(eventId, String(top.id))).value
    expect((await planned(entryId)).rows).toMatchObject([{ before: null, after: 10 }])
    await confirm(finn, entryId)
    await book.run()
    expect(await book.cash(other)).toBe(100)
    expect(await cash()).toEqual([90, 90, 90])
    expect((await resultOf(eventId)).event.status).toBe('scheduled')
    // Only the winner is still paid.
    await stopBetting(eventId)
    const winner = (await plan(eventId, placed({ [ids[0]!]: 1 }))).value.entryId
    await planned(winner)
    await confirm(finn, winner)
    await book.run()
    expect(await cash()).toEqual([140, 90, 90])
    expect(await book.cash(other)).toBe(100)
  })
})

describe('the list of results', () => {
  const list = async (asked: { over?: boolean; kind?: 'match' | 'outright' }) =>
    (await ada.call('backoffice.sportsbookResults', { ...asked, pageSize: 50 })).envelope.value.list

  it('has outrights beside matches, or one kind of them', async () => {
    const { eventId } = await testOutright(book)
    const match = await book.match()
    const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id)
    expect(ids(await list({ over: false }))).toEqual(expect.arrayContaining([String(eventId), String(match)]))
    const outrights = await list({ over: false, kind: 'outright' })
    expect(outrights.every(({ kind }) => kind === 'outright')).toBe(true)
    expect(ids(outrights)).toContain(String(eventId))
    expect(ids(await list({ over: false, kind: 'match' }))).not.toContain(String(eventId))
  })
})

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
