// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { FightOutcome } from '@tessera/rules/sportsbook/model/result'
import type { CallClient } from '../../../../testing/call-client.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'
import { stakeOn, testFight } from '../../fight-for-tests.ts'

let book: BookTestServer
let ada: CallClient
let finn: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  ada = await book.server.operator('ada', 'admin')
  finn = await book.server.operator('finn', 'finance')
})
afterAll(() => book.server.close())

let bettors = 0
const because = () => ({ reason: 'The official card', requestId: randomUUID() })
const outcomeOf = (outcome: FightOutcome) => ({
  status: 'ended' as const,
  result: JSON.stringify({ sport: 'cockfight', outcome, over: true }),
})
const plan = async (eventId: bigint, outcome: FightOutcome): Promise<string> =>
  (await ada.call('backoffice.planResult', { id: String(eventId), ...outcomeOf(outcome), ...because() }))
    .envelope.value.entryId
const confirm = async (id: string) =>
  (await finn.call('backoffice.confirmEntry', { id, ...because() })).envelope.value

/** The entry once its dry run is made. */
const planned = (id: string) =>
  vi.waitFor(async () => {
    const { value } = (await ada.call('backoffice.resultEntry', { id })).envelope
    expect(value.entry.status).not.toBe('planning')
    return value
  }, 60_000)

type Staked = readonly ['meron' | 'wala', number]

/** A fight with a stake of each owner in its pool, over without a result unless said otherwise; everybody has 100 before. */
async function staked(stakes: readonly Staked[], { isOver = true } = {}) {
  const eventId = await testFight(book)
  const owners: Bettor[] = []
  for (const [side, amount] of stakes) {
    const owner = await book.bettor(`handler${(bettors += 1)}`, 100)
    await stakeOn(owner, eventId, { side, amount })
    owners.push(owner)
  }
  if (isOver) await book.change(eventId, { status: 'ended', markets: 'close' })
  return { eventId, owners, cash: () => Promise.all(owners.map(book.cash)) }
}
/** What everybody has more than before, in coins. */
const gains = (before: readonly number[], after: readonly number[]): number[] =>
  after.map((amount, index) => Math.round((amount - before[index]!) * 100) / 100)

describe('the dry run of the result of a fight', () => {
  it('lists its pool: who is paid, who loses, and exactly what confirmation then pays', async () => {
    // 95 % of 73.33 for 40.11 on Wala: 1.7368 for each unit, rounded down to cents.
    const { eventId, owners, cash } = await staked([
      ['meron', 33.22],
      ['wala', 17.04],
      ['wala', 23.07],
    ])
    const id = await plan(eventId, 'wala')
    const found = await planned(id)
    expect(found.pools).toMatchObject([
      {
        pool: {
          meron: { staked: 33.22, returns: 2_097 },
          wala: { staked: 40.11, returns: 1_736 },
          currency: 'USD',
          plasadaPercent: 5,
        },
        stakes: 3,
        paid: 2,
        refunded: 0,
        lost: 1,
        returned: 29.59 + 40.06,
        reason: 'result',
      },
    ])
    expect(found.rows.map(({ side, before, after }) => [side, before, after])).toEqual([
      ['wala', null, 40.06],
      ['wala', null, 29.59],
      ['meron', null, 0],
    ])
    expect(found.sums).toMatchObject([
      { currency: 'USD', bets: 3, gainers: 2, losers: 0, gain: 69.65, lose: 0, owed: 0 },
    ])
    const before = await cash()
    await book.run()
    expect(await cash()).toEqual(before)
    expect(await confirm(id)).toEqual({ state: 'running' })
    await Promise.all([book.run(), book.run()])
    const paid = gains(before, await cash())
    expect(paid).toEqual([0, 29.59, 40.06])
    const byMember = new Map(found.rows.map(({ memberId, after }) => [memberId, after]))
    expect(paid).toEqual(owners.map((owner) => byMember.get(Number(owner.id))))
    expect((await planned(id)).entry.status).toBe('done')
  })

  it('lists stakes that come back: after a draw, and of a pool with one side', async () => {
    const drawn = await staked([
      ['meron', 10],
      ['wala', 20],
    ])
    const draw = await plan(drawn.eventId, 'ftd')
    expect((await planned(draw)).pools).toMatchObject([
      { stakes: 2, paid: 0, refunded: 2, lost: 0, returned: 30, reason: 'result' },
    ])
    await confirm(draw)
    const alone = await staked([
      ['meron', 10],
      ['meron', 5],
    ])
    const won = await plan(alone.eventId, 'wala')
    expect(await planned(won)).toMatchObject({
      pools: [
        { pool: { wala: { staked: 0, returns: null } }, refunded: 2, returned: 15, reason: 'pool_cancelled' },
      ],
      sums: [{ bets: 2, gainers: 2, gain: 15 }],
    })
    await confirm(won)
    await book.run()
    expect(await drawn.cash()).toEqual([100, 100])
    expect(await alone.cash()).toEqual([100, 100])
  })

  it('lists what a correction takes back and pays, with the debts that would arise', async () => {
    const { eventId, owners, cash } = await staked([
      ['meron', 100],
      ['wala', 100],
    ])
    await book.result(eventId, { sport: 'cockfight', outcome: 'meron', over: true })
    await book.run()
    expect(await cash()).toEqual([190, 0])
    // Most of what they won is gone before the correction.
    await stakeOn(owners[0]!, await testFight(book), { side: 'meron', amount: 150 })
    const id = await plan(eventId, 'wala')
    const found = await planned(id)
    expect(found.sums).toMatchObject([
      { bets: 2, gainers: 1, losers: 1, gain: 190, lose: 190, owed: 150, debtors: 1 },
    ])
    expect(found.rows.map(({ side, before, after }) => [side, before, after])).toEqual(
      expect.arrayContaining([
        ['meron', 190, 0],
        ['wala', 0, 190],
      ]),
    )
    await confirm(id)
    await book.run()
    expect(await cash()).toEqual([0, 190])
  })

  it('is out of date once a stake has changed, and moves nothing', async () => {
    const { eventId, owners, cash } = await staked([['meron', 10]], { isOver: false })
    const { entryId } = (await ada.call('backoffice.planVoid', { id: String(eventId), ...because() }))
      .envelope.value
    expect((await planned(entryId)).pools).toMatchObject([
      { stakes: 1, refunded: 1, returned: 10, reason: 'cancelled' },
    ])
    expect((await stakeOn(owners[0]!, eventId, { side: 'wala', amount: 5 })).envelope.code).toBe('OK')
    expect(await confirm(entryId)).toEqual({ state: 'stale' })
    await book.run()
    expect(await cash()).toEqual([85])
    const again = (await ada.call('backoffice.planVoid', { id: String(eventId), ...because() })).envelope
    expect((await planned(again.value.entryId)).sums).toMatchObject([{ bets: 2, gain: 15 }])
    expect(await confirm(again.value.entryId)).toEqual({ state: 'running' })
    await book.run()
    expect(await cash()).toEqual([100])
  })

  it('needs another operator when its pools alone move more than the setting', async () => {
    const { settings } = book.server.platform
    await settings.write('sportsbook.secondOperator', 30, 'test')
    await settings.refresh()
    const { eventId } = await staked([
      ['meron', 20],
      ['wala', 20],
    ])
    const id = await plan(eventId, 'meron')
    expect((await planned(id)).entry.secondOperator).toBe(true)
    expect((await ada.call('backoffice.confirmEntry', { id, ...because() })).envelope.code).toBe(
      'OWN_REQUEST',
    )
  })
})

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
