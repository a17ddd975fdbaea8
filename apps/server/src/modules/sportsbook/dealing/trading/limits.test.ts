// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../../testing/call-client.ts'
import { openBookTestServer, usualOffers, type Bettor, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
let trader: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  trader = await book.server.operator('trader', 'supervisor')
})
afterAll(() => book.server.close())

const reason = 'They know more than we do'
const set = async (name: string, value: unknown) => {
  const { settings } = book.server.platform
  await settings.write(name as 'sportsbook.outcomeLiability', value as number, 'test')
  await settings.refresh()
}

describe('the price of an outcome', () => {
  beforeEach(() => set('sportsbook.outcomeLiability', 100))
  const homePrice = async (match: bigint) => {
    await book.run()
    return (await book.markets(match))[0]!.prices[0]
  }

  it('falls by a tick for each tenth of its liability, and rises again when others are backed', async () => {
    const [dan, eve] = [await book.bettor('dan', 100), await book.bettor('eve', 100)]
    const match = await book.match()
    await book.placeBet(dan, [await book.leg(match, 'result_1x2', 'home')], { stakePerLine: 35 })
    expect(await homePrice(match)).toBe(1970)
    await book.placeBet(eve, [await book.leg(match, 'result_1x2', 'draw')], { stakePerLine: 20 })
    expect(await homePrice(match)).toBe(1990)
  })

  it('stays down when the source moves, and never rises above what the source says', async () => {
    const fay = await book.bettor('fay', 100)
    const match = await book.match()
    await book.placeBet(fay, [await book.leg(match, 'result_1x2', 'home')], { stakePerLine: 25 })
    expect(await homePrice(match)).toBe(1980)
    await book.change(match, { markets: usualOffers })
    expect(await homePrice(match)).toBe(1980)
    for (const market of await book.markets(match))
      for (const [index, price] of market.prices.entries())
        expect(price).toBeLessThanOrEqual(
          usualOffers.find(({ terms }) => terms.type === market.type)!.outcomes[index]!.price,
        )
  })

  it('falls no further than the setting says, and returns when the setting or the limit changes', async () => {
    const gil = await book.bettor('gil', 100)
    const match = await book.match()
    await set('sportsbook.shading', { mostTicks: 2 })
    await book.placeBet(gil, [await book.leg(match, 'result_1x2', 'home')], { stakePerLine: 50 })
    expect(await homePrice(match)).toBe(1980)
    await set('sportsbook.shading', { mostTicks: 0 })
    book.server.clock.advance(10_000)
    expect(await homePrice(match)).toBe(2000)
    await set('sportsbook.shading', { mostTicks: 10 })
  })

  it('changes with tenths, not with each bet', async () => {
    const hal = await book.bettor('hal', 100)
    const match = await book.match()
    const version = async () => (await book.markets(match))[0]!.version
    const before = await version()
    for (let count = 0; count < 9; count += 1) {
      await book.placeBet(hal, [await book.leg(match, 'result_1x2', 'home')], { stakePerLine: 1 })
      await book.run()
    }
    expect(await version()).toBe(before)
  })

  it('is left alone where an operator has set it', async () => {
    const ivy = await book.bettor('ivy', 100)
    const match = await book.match()
    const leg = await book.leg(match, 'result_1x2', 'home', { price: 1900 })
    await trader.call('backoffice.setSportsbookPrice', {
      requestId: randomUUID(),
      marketId: leg.selections[0]!.marketId,
      outcome: 'home',
      price: 1_900,
    })
    await book.placeBet(ivy, [leg], { stakePerLine: 50 })
    expect(await homePrice(match)).toBe(1900)
  })
})

describe('a limit of stakes', () => {
  beforeEach(() => set('sportsbook.outcomeLiability', 10_000))
  const highest = async ({ client }: Bettor, match: bigint, type = 'result_1x2', outcome = 'home') => {
    const legs = [await book.leg(match, type, outcome)]
    return (await client.call('sportsbook.checkSlip', { kind: 'single', legs })).envelope.value
  }
  const limitMember = async (memberId: bigint, how: object, because = reason) =>
    (
      await trader.callWith('backoffice.limitSportsbookMember', {
        requestId: randomUUID(),
        memberId: Number(memberId),
        reason: because,
        ...how,
      })
    ).envelope

  it('of a member is shown to them as an amount, without its reason, and enforced', async () => {
    const [jon, kay] = [await book.bettor('jon', 100), await book.bettor('kay', 100)]
    const match = await book.match()
    expect((await limitMember(jon.id, { factor: 20 })).success).toBe(true)
    const checked = await highest(jon, match)
    expect(checked).toMatchObject({ highestStake: 20, bound: 'stake' })
    expect(JSON.stringify(checked)).not.toContain(reason)
    const leg = await book.leg(match, 'result_1x2', 'home')
    expect((await book.placeBet(jon, [leg], { stakePerLine: 21 })).envelope).toMatchObject({
      code: 'STAKE_TOO_LARGE',
      value: { max: 20 },
    })
    expect((await book.placeBet(jon, [leg], { stakePerLine: 20 })).envelope.success).toBe(true)
    expect(await highest(jon, match)).toMatchObject({ highestStake: 0 })
    expect(await highest(jon, match, 'total', 'over')).toMatchObject({ highestStake: 20 })
    expect(await highest(kay, match)).toMatchObject({ highestStake: 1000 })
    await limitMember(jon.id, { highest: 25 })
    expect(await highest(jon, match)).toMatchObject({ highestStake: 5 })
    await limitMember(jon.id, { factor: 0 })
    expect(await highest(jon, match)).toMatchObject({ highestStake: 0 })
    expect((await book.placeBet(jon, [leg], { stakePerLine: 1 })).envelope.code).toBe('STAKE_TOO_LARGE')
    await limitMember(jon.id, {})
    expect(await highest(jon, match)).toMatchObject({ highestStake: 1000 })
  })

  it('of a member holds for all of their bets on an outcome together, however many come at once', async () => {
    const oli = await book.bettor('oli', 100)
    const leg = await book.leg(await book.match(), 'result_1x2', 'home')
    await limitMember(oli.id, { highest: 20 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => book.placeBet(oli, [leg], { stakePerLine: 8 })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(2)
    expect((await book.placeBet(oli, [leg], { stakePerLine: 8 })).envelope).toMatchObject({
      code: 'STAKE_TOO_LARGE',
      value: { max: 4 },
    })
    expect(await book.cash(oli)).toBe(84)
  })

  it('of a competition or a market type counts for all members of the brand, the lowest of them', async () => {
    const leo = await book.bettor('leo', 100)
    const match = await book.match()
    const { competition } = (await trader.call('backoffice.sportsbookEvent', { eventId: String(match) }))
      .envelope.value
    const limit = (how: { competitionId?: string; type?: string }, amount: number | null) =>
      trader.call('backoffice.limitSportsbookStakes', {
        requestId: randomUUID(),
        ...how,
        highest: amount,
        reason,
      })
    await limit({ competitionId: competition.id }, 300)
    book.server.clock.advance(1_000)
    await limit({ type: 'total' }, 40)
    expect(await highest(leo, match)).toMatchObject({ highestStake: 300 })
    expect(await highest(leo, match, 'total', 'over')).toMatchObject({ highestStake: 40 })
    const { list } = (await trader.call('backoffice.sportsbookLimits', {})).envelope.value
    expect(list.filter(({ kind }) => kind !== 'member')).toMatchObject([
      { kind: 'type', key: 'total', highest: 40, factor: null, reason },
      { kind: 'competition', name: 'Test League', highest: 300 },
    ])
    await limit({ competitionId: competition.id }, null)
    await limit({ type: 'total' }, null)
    expect(await highest(leo, match, 'total', 'over')).toMatchObject({ highestStake: 1000 })
  })

  it('is recorded in the timeline of its member, with its reason and what was before', async () => {
    const max = await book.bettor('max', 0)
    await limitMember(max.id, { factor: 500 })
    await limitMember(max.id, { highest: 7 }, 'Agreed with them')
    const entries = await book.server.platform.database.query<{ before: object; after: object }>({
      text: 'select before, after from operator_action where subject = $1 order by id',
      values: [`member:${max.id}`],
      name: 'actions-of-max',
    })
    expect(entries).toEqual([
      { before: {}, after: { factor: 0.5, reason } },
      { before: { factor: 0.5 }, after: { highest: '7.00', reason: 'Agreed with them' } },
    ])
  })

  it('is refused for nobody, for both an amount and a factor, for unknown things and without a reason', async () => {
    const nia = await book.bettor('nia', 0)
    expect((await limitMember(999_999n, { factor: 10 })).code).toBe('NO_MEMBER')
    expect((await limitMember(nia.id, { factor: 10, highest: 5 })).code).toBe('INVALID')
    expect((await limitMember(nia.id, { factor: -1 })).code).toBe('INVALID')
    expect((await limitMember(nia.id, { highest: 0.001 })).code).toBe('INVALID')
    expect((await limitMember(nia.id, { factor: 10 }, '')).code).toBe('INVALID')
    const codeOf = async (how: object) =>
      (
        await trader.callWith('backoffice.limitSportsbookStakes', {
          requestId: randomUUID(),
          highest: 5,
          reason,
          ...how,
        })
      ).envelope.code
    expect(await codeOf({ type: 'no_such_type' })).toBe('UNKNOWN_MARKET')
    expect(await codeOf({ competitionId: '999999999' })).toBe('UNKNOWN_COMPETITION')
    expect(await codeOf({})).toBe('INVALID')
    expect(await codeOf({ type: 'total', brandCode: 'nobody' })).toBe('NO_BRAND')
    expect(
      (await trader.call('backoffice.sportsbookLimits', { kind: 'member' })).envelope.value.list.map(
        ({ key }) => key,
      ),
    ).not.toContain(String(nia.id))
  })
})
