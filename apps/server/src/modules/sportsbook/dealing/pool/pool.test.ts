// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { FightOutcome } from '@tessera/rules/sportsbook/model/result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'
import { stakeOn, testFight } from '../../fight-for-tests.ts'

describe('the pool of a fight', () => {
  let book: BookTestServer
  beforeAll(async () => {
    book = await openBookTestServer()
  })
  afterAll(() => book.server.close())

  const fight = () => testFight(book)
  const stake = (
    bettor: Bettor,
    eventId: bigint,
    side: 'meron' | 'wala',
    amount: number,
    requestId?: string,
  ) => stakeOn(bettor, eventId, { side, amount, ...(requestId !== undefined && { requestId }) })
  const fought = async (eventId: bigint, outcome: FightOutcome): Promise<void> => {
    await book.result(eventId, { sport: 'cockfight', outcome, over: true })
    await book.run()
  }
  const bets = async ({ client }: Bettor, eventId?: bigint) =>
    (
      await client.call('sportsbook.poolBets', {
        ...(eventId !== undefined && { eventId: String(eventId) }),
      })
    ).envelope.value.list

  it('takes stakes, shows what each side would return, and pays the winning side its share', async () => {
    const [one, other] = [await book.bettor('poolone', 6_500), await book.bettor('poolother', 4_500)]
    const eventId = await fight()
    for (let count = 0; count < 6; count += 1) await stake(one, eventId, 'meron', 1_000)
    for (let count = 0; count < 4; count += 1) await stake(other, eventId, 'wala', 1_000)
    expect(await book.cash(one)).toBe(500)
    const answer = await book.server.program().call('sportsbook.pool', { eventId: String(eventId) })
    expect(answer.envelope.value).toEqual({
      isOpen: true,
      lowestStake: 0.1,
      highestStake: 1_000,
      pool: {
        meron: { staked: 6_000, returns: 1_583 },
        wala: { staked: 4_000, returns: 2_375 },
        currency: 'USD',
        plasadaPercent: 5,
      },
    })
    await fought(eventId, 'wala')
    expect(await book.cash(one)).toBe(500)
    expect(await book.cash(other)).toBe(500 + 9_500)
    const [bet] = await bets(other)
    expect(bet).toMatchObject({ status: 'settled', returned: 2_375, reason: 'result', settlements: 1 })
    expect(bet!.event).toMatchObject({ home: 'Red', away: 'White', outcome: null })
    expect(bet!.result).toMatchObject({
      version: 1,
      status: 'ended',
      said: expect.stringContaining('"outcome":"wala"'),
    })
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('gives every stake back after a draw, and when nobody backed the other side', async () => {
    const [one, other] = [await book.bettor('drawone', 100), await book.bettor('drawother', 100)]
    const drawn = await fight()
    await stake(one, drawn, 'meron', 60)
    await stake(other, drawn, 'wala', 40)
    await fought(drawn, 'bdd')
    expect([await book.cash(one), await book.cash(other)]).toEqual([100, 100])
    const alone = await fight()
    await stake(one, alone, 'meron', 60)
    await fought(alone, 'meron')
    expect(await book.cash(one)).toBe(100)
    expect(await bets(one, alone)).toMatchObject([{ returned: 60, reason: 'pool_cancelled' }])
  })

  it('takes a stake once, however often its request comes, and 64 at once add up', async () => {
    const many = await book.bettor('poolmany', 64)
    const eventId = await fight()
    const requestId = randomUUID()
    const same = await Promise.all(
      Array.from({ length: 8 }, () => stake(many, eventId, 'meron', 1, requestId)),
    )
    expect(new Set(same.map(({ envelope }) => JSON.stringify(envelope.value?.bet?.betId)))).toHaveProperty(
      'size',
      1,
    )
    const found = async (client: Bettor['client'], byRequest: string) =>
      (await client.call('sportsbook.poolBets', { byRequest })).envelope.value
    // Whoever lost the answer finds the stake by its request; nobody else does.
    expect(await found(many.client, requestId)).toMatchObject({
      totalCount: 1,
      list: [{ betId: same[0]!.envelope.value.bet.betId, stake: 1, result: null }],
    })
    expect((await found(many.client, randomUUID())).totalCount).toBe(0)
    expect((await found((await book.bettor('poolnobody', 1)).client, requestId)).totalCount).toBe(0)
    await Promise.all(Array.from({ length: 70 }, () => stake(many, eventId, 'wala', 1)))
    const row = await book.server.platform.database.one<{ meron: bigint; wala: bigint }>(
      sql`select meron, wala from sportsbook_pool where event_id = ${eventId}`,
    )
    expect(row!.meron + row!.wala).toBe(64_000_000n)
    expect(await book.cash(many)).toBe(0)
  })

  it('is closed once the fight has begun, and refuses what is no stake, without taking anything', async () => {
    const one = await book.bettor('poollate', 100)
    const eventId = await fight()
    const codeOf = async (amount: number, of = eventId) =>
      (await stake(one, of, 'meron', amount)).envelope.code
    expect(await codeOf(0.01)).toBe('STAKE_TOO_SMALL')
    expect(await codeOf(1_001)).toBe('STAKE_TOO_LARGE')
    expect(await codeOf(200)).toBe('INSUFFICIENT')
    expect(await codeOf(1, await book.match())).toBe('UNKNOWN_EVENT')
    expect(await codeOf(1, 999_999n)).toBe('UNKNOWN_EVENT')
    await book.change(eventId, { stopped: 'review' })
    expect(await codeOf(1)).toBe('POOL_CLOSED')
    await book.change(eventId, { stopped: undefined, status: 'live' })
    expect(await codeOf(1)).toBe('POOL_CLOSED')
    expect(await book.cash(one)).toBe(100)
    expect(await bets(one)).toEqual([])
  })

  it('is closed at the start of the fight, although nobody has said that it began', async () => {
    const one = await book.bettor('poolstart', 100)
    const eventId = await fight()
    book.server.clock.advance(60_000)
    expect((await stake(one, eventId, 'meron', 1)).envelope.code).toBe('POOL_CLOSED')
    expect(await book.cash(one)).toBe(100)
  })

  it('is settled once, though two look at once, and anew by a corrected result, with a debt where money is gone', async () => {
    const [one, other] = [await book.bettor('corrone', 100), await book.bettor('corrother', 100)]
    const eventId = await fight()
    await stake(one, eventId, 'meron', 100)
    await stake(other, eventId, 'wala', 100)
    await book.result(eventId, { sport: 'cockfight', outcome: 'meron', over: true })
    await Promise.all([book.run(), book.run(), book.run()])
    expect(await book.cash(one)).toBe(190)
    // What they won is gone before the correction.
    const elsewhere = await fight()
    await stake(one, elsewhere, 'meron', 190)
    await fought(eventId, 'wala')
    expect(await book.cash(other)).toBe(190)
    expect(await book.cash(one)).toBe(0)
    const row = await book.server.platform.database.one<{ owed: bigint }>(
      sql`select owed from sportsbook_pool_settlement where number = 2 and owed > 0`,
    )
    expect(row!.owed).toBe(190_000_000n)
    expect((await bets(other))[0]).toMatchObject({ returned: 190, settlements: 2 })
    // Later winnings settle the debt first.
    await stake(await book.bettor('corrthird', 190), elsewhere, 'wala', 190)
    await fought(elsewhere, 'meron')
    expect(await book.cash(one)).toBe(361 - 190)
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('records stake, return and what counts as turnover in the one stream of bets', async () => {
    const [one, other] = [await book.bettor('recone', 100), await book.bettor('recother', 100)]
    const eventId = await fight()
    await stake(one, eventId, 'meron', 100)
    await stake(other, eventId, 'wala', 100)
    await fought(eventId, 'meron')
    const facts = await book.server.platform.database.query(sql`
      select kind, amount, valid_bet from bet_fact where member_id = ${one.id} order by at, kind desc`)
    expect(facts).toEqual([
      { kind: 'stake', amount: 100_000_000n, valid_bet: 0n },
      { kind: 'return', amount: 190_000_000n, valid_bet: 90_000_000n },
    ])
  })

  it('counts a stake once that a correction opened and that ended again', async () => {
    const [one, other] = [await book.bettor('reopenone', 100), await book.bettor('reopenother', 100)]
    const eventId = await fight()
    await stake(one, eventId, 'meron', 100)
    await stake(other, eventId, 'wala', 100)
    await fought(eventId, 'meron')
    const fightGoesOn = { sport: 'cockfight', over: false } as const
    await book.result(eventId, fightGoesOn, { status: 'live', endedAtMs: undefined })
    await book.run()
    expect((await bets(one))[0]).toMatchObject({ status: 'open', returned: null })
    await fought(eventId, 'meron')
    expect(await book.cash(one)).toBe(190)
    expect(
      await book.server.platform.database.one(sql`
        select sum(amount)::bigint as returned, sum(valid_bet)::bigint as valid, sum(settled_stake)::bigint as settled
        from bet_fact where member_id = ${one.id} and kind = 'return'`),
    ).toEqual({ returned: 190_000_000n, valid: 90_000_000n, settled: 100_000_000n })
    expect(await book.ledgerDifferences()).toEqual([])
  })
})
