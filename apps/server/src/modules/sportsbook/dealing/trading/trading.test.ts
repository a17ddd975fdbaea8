// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOutput } from '@tessera/contract'
import type { CallClient } from '../../../../testing/call-client.ts'
import { insertOutright } from '../../book/events/event-store.ts'
import { ensureSeason, ensureTeam } from '../../book/events/name-store.ts'
import { offer, openBookTestServer, usualOffers, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
let trader: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  trader = await book.server.operator('trader', 'supervisor')
})
afterAll(() => book.server.close())

const reason = 'A rumour of an injury'
const marketOf = async (eventId: bigint, type = 'result_1x2') =>
  (await book.markets(eventId)).find((market) => market.type === type)!
const pricesOf = async (eventId: bigint) => (await marketOf(eventId)).prices
/** What members see. */
const onSale = async (eventId: bigint) => {
  // Answers to members are some moments old at most.
  book.server.clock.advance(1_000)
  const { envelope } = await book.server.program().call('sportsbook.event', { eventId: String(eventId) })
  return envelope.value.markets.find(({ type }) => type === 'result_1x2')!
}
const setPrice = async (eventId: bigint, outcome: string, how: { price?: number; ticks?: number }) => {
  const marketId = String((await marketOf(eventId)).id)
  return (
    await trader.call('backoffice.setSportsbookPrice', { requestId: randomUUID(), marketId, outcome, ...how })
  ).envelope
}
const tradedEvent = async (eventId: bigint) =>
  (await trader.call('backoffice.sportsbookEvent', { eventId: String(eventId) })).envelope.value

describe('a price that an operator sets', () => {
  it('is on sale at once with a higher version, and the source does not overwrite it until it is released', async () => {
    const match = await book.match()
    const before = await onSale(match)
    expect(await setPrice(match, 'home', { price: 1_900 })).toMatchObject({
      success: true,
      value: { price: 1900 },
    })
    const set = await onSale(match)
    expect(set.outcomes.map(({ price }) => price)).toEqual([1900, 3500, 4000])
    expect(set.version).toBeGreaterThan(before.version)
    await book.change(match, { markets: [offer('result_1x2', { home: 2100, draw: 3400, away: 3800 })] })
    expect(await pricesOf(match)).toEqual([1900, 3400, 3800])
    await setPrice(match, 'home', {})
    expect(await pricesOf(match)).toEqual([2100, 3400, 3800])
  })

  it('can be so many ticks beside the automatic one, and then moves with it', async () => {
    const match = await book.match()
    await setPrice(match, 'away', { ticks: -2 })
    expect(await pricesOf(match)).toEqual([2000, 3500, 3900])
    await book.change(match, { markets: [offer('result_1x2', { home: 2000, draw: 3500, away: 4400 })] })
    expect(await pricesOf(match)).toEqual([2000, 3500, 4200])
  })

  it('is what a bet gets', async () => {
    const ann = await book.bettor('ann', 100)
    const match = await book.match()
    const leg = await book.leg(match, 'result_1x2', 'home')
    await setPrice(match, 'home', { price: 1_800 })
    expect((await book.placeBet(ann, [leg])).envelope).toMatchObject({
      code: 'PRICE_CHANGED',
      value: { prices: [1800] },
    })
    expect((await book.placeBet(ann, [{ ...leg, price: 1800 }])).envelope.value.bet.legs[0]!.price).toBe(1800)
  })

  it('far above that of the source takes two who may decide about money', async () => {
    const match = await book.match()
    await setPrice(match, 'away', { price: 1_500 })
    const { id } = await marketOf(match)
    const dear = async (who: CallClient, price = 2_600) =>
      (
        await who.callWith('backoffice.setSportsbookPrice', {
          ...{ marketId: String(id), outcome: 'home', price, requestId: randomUUID() },
        })
      ).envelope.code
    const [one, other] = [
      await book.server.operator(`dear${randomUUID().slice(0, 8)}`, 'admin'),
      await book.server.operator(`dear${randomUUID().slice(0, 8)}`, 'admin'),
    ]
    const supervisor = await book.server.operator(`dear${randomUUID().slice(0, 8)}`, 'supervisor')
    expect(await dear(supervisor, 2_500)).toBe('OK')
    expect(await dear(supervisor)).toBe('FORBIDDEN')
    expect([await dear(one), await dear(one)]).toEqual(['SECOND_NEEDED', 'SECOND_NEEDED'])
    expect((await pricesOf(match))[0]).toBe(2500)
    expect(await dear(other)).toBe('OK')
    expect((await pricesOf(match))[0]).toBe(2600)
  })

  it('is refused off the ladder, where it would lose for sure, and on what takes no bets; nothing changes', async () => {
    const match = await book.match()
    const { id } = await marketOf(match)
    const codeOf = async (how: object) =>
      (await trader.callWith('backoffice.setSportsbookPrice', { requestId: randomUUID(), ...how })).envelope
        .code
    const marketId = String(id)
    expect(await codeOf({ marketId, outcome: 'home', price: 2_013 })).toBe('NOT_ON_LADDER')
    expect(await codeOf({ marketId, outcome: 'home', price: 2_500 })).toBe('LOSING_BOOK')
    expect(await codeOf({ marketId, outcome: 'home', ticks: 25 })).toBe('LOSING_BOOK')
    expect(await codeOf({ marketId, outcome: 'nobody', price: 2_000 })).toBe('UNKNOWN_MARKET')
    expect(await codeOf({ marketId: '999999999', outcome: 'home', price: 2_000 })).toBe('UNKNOWN_MARKET')
    for (const price of [0, 1_000, -5, 1.5, 'much'])
      expect(await codeOf({ marketId, outcome: 'home', price })).toBe('INVALID')
    expect(await pricesOf(match)).toEqual([2000, 3500, 4000])
    await book.change(match, { markets: 'close' })
    expect(await codeOf({ marketId, outcome: 'home', price: 1_900 })).toBe('MARKET_CLOSED')
    expect((await tradedEvent(match)).history).toEqual([])
  })

  it('suspends its market while prices of the source make it lose for sure', async () => {
    const match = await book.match()
    await setPrice(match, 'home', { price: 2_040 })
    await book.change(match, { markets: [offer('result_1x2', { home: 1500, draw: 4500, away: 6000 })] })
    expect(await marketOf(match)).toMatchObject({ status: 'suspended', prices: [2040, 4500, 6000] })
    expect((await tradedEvent(match)).markets[0]).toMatchObject({ losing: true, sourceStatus: 'open' })
    await setPrice(match, 'home', {})
    expect(await marketOf(match)).toMatchObject({ status: 'open', prices: [1500, 4500, 6000] })
  })

  it('is recorded with what was before', async () => {
    const match = await book.match()
    await setPrice(match, 'home', { price: 1_900 })
    const [action] = (await tradedEvent(match)).history
    expect(action).toMatchObject({
      action: 'setSportsbookPrice',
      details: expect.stringContaining('price: 1.9'),
    })
  })
})

describe('betting that an operator stops', () => {
  const stop = async (input: { eventId: bigint; marketId?: bigint }, call: 'stop' | 'resume' = 'stop') =>
    (
      await trader.call(`backoffice.${call}Sportsbook`, {
        requestId: randomUUID(),
        eventId: String(input.eventId),
        ...(input.marketId !== undefined && { marketId: String(input.marketId) }),
        reason,
      })
    ).envelope

  it('is not opened by the source, and opens again with its newest prices when an operator resumes it', async () => {
    const bea = await book.bettor('bea', 100)
    const match = await book.match()
    const leg = await book.leg(match, 'result_1x2', 'home')
    expect((await stop({ eventId: match })).success).toBe(true)
    expect(await onSale(match)).toMatchObject({ status: 'suspended' })
    expect((await book.placeBet(bea, [leg])).envelope.code).toBe('MARKET_CLOSED')
    await book.change(match, {
      markets: [
        offer('result_1x2', { home: 1950, draw: 3500, away: 4200 }),
        offer('total', { over: 1900, under: 1900 }, 10),
        offer('odd_even', { odd: 1900, even: 1900 }),
      ],
    })
    expect((await book.markets(match)).map(({ status }) => status)).toEqual([
      'suspended',
      'suspended',
      'suspended',
    ])
    await stop({ eventId: match }, 'resume')
    expect((await book.markets(match)).map(({ status }) => status)).toEqual(['open', 'open', 'open'])
    expect(await pricesOf(match)).toEqual([1950, 3500, 4200])
    expect((await tradedEvent(match)).history).toMatchObject([
      { action: 'resumeSportsbook', reason },
      { action: 'stopSportsbook', reason },
    ])
  })

  it('stays stopped by its source when the operator resumes it', async () => {
    const match = await book.match()
    await stop({ eventId: match })
    await book.change(match, { stopped: 'goal', markets: 'suspend' })
    expect(await tradedEvent(match)).toMatchObject({ stopped: 'operator', feedStopped: 'goal' })
    await stop({ eventId: match }, 'resume')
    expect(await tradedEvent(match)).toMatchObject({ stopped: 'goal' })
    expect((await marketOf(match)).status).toBe('suspended')
    await book.change(match, { stopped: undefined, markets: usualOffers })
    expect((await marketOf(match)).status).toBe('open')
  })

  it('can be one market, while the others go on', async () => {
    const match = await book.match()
    const { id: marketId } = await marketOf(match)
    await stop({ eventId: match, marketId })
    await book.change(match, { markets: usualOffers })
    expect((await book.markets(match)).map(({ status }) => status)).toEqual(['suspended', 'open'])
    await stop({ eventId: match, marketId }, 'resume')
    expect((await marketOf(match)).status).toBe('open')
  })

  it('refuses unknown events, markets of other events and missing reasons', async () => {
    const [match, other] = [await book.match(), await book.match()]
    const { id: foreign } = await marketOf(other)
    expect((await stop({ eventId: 999_999_999n })).code).toBe('UNKNOWN_EVENT')
    expect((await stop({ eventId: match, marketId: foreign })).code).toBe('UNKNOWN_MARKET')
    const { envelope } = await trader.call('backoffice.stopSportsbook', {
      requestId: randomUUID(),
      eventId: String(match),
      reason: ' ',
    })
    expect(envelope.code).toBe('INVALID')
    expect((await marketOf(other)).status).toBe('open')
  })

  it('takes no bet of the same moment after it: each is placed before, or refused', async () => {
    const match = await book.match()
    const bettors = []
    for (let count = 0; count < 10; count += 1) bettors.push(await book.bettor(`moment${count}`, 50))
    const leg = await book.leg(match, 'result_1x2', 'home')
    const stopping = stop({ eventId: match })
    const answers = await Promise.all(
      bettors.map(async (bettor) => (await book.placeBet(bettor, [leg])).envelope),
    )
    expect((await stopping).success).toBe(true)
    for (const { success, code } of answers) expect(success || code === 'MARKET_CLOSED').toBe(true)
    expect((await marketOf(match)).status).toBe('suspended')
    const placed = answers.filter(({ success }) => success).length
    const { outcomes } = (await tradedEvent(match)).markets[0]!
    expect(outcomes[0]).toMatchObject({ staked: placed * 10, returns: placed * 20 })
  })
})

describe('what an operator sees of an event', () => {
  it('is what each outcome has taken in and may cost, and the worst of all markets', async () => {
    const cleo = await book.bettor('cleo', 200)
    const match = await book.match()
    await book.placeBet(cleo, [await book.leg(match, 'result_1x2', 'home')])
    await book.placeBet(cleo, [await book.leg(match, 'result_1x2', 'away')], { stakePerLine: 30 })
    await book.placeBet(cleo, [await book.leg(match, 'total', 'over')], { stakePerLine: 20 })
    const { markets } = await tradedEvent(match)
    expect(markets[0]).toMatchObject({
      staked: 40,
      worst: 80,
      outcomes: [
        { outcome: 'home', staked: 10, returns: 20, liability: -20 },
        { outcome: 'draw', staked: 0, returns: 0, liability: -40 },
        { outcome: 'away', staked: 30, returns: 120, liability: 80 },
      ],
    })
    const { list } = (await trader.call('backoffice.sportsbookEvents', { order: 'liability' })).envelope.value
    expect(list.find(({ id }) => id === String(match))).toMatchObject({ staked: 60, worst: 98 })
  })

  it('is found by a name, a sport and a state; bad filters are refused', async () => {
    const match = await book.match()
    const { home } = await tradedEvent(match)
    const listed = async (input: object) => {
      const { envelope } = await trader.callWith('backoffice.sportsbookEvents', input)
      return (envelope.value as CallOutput<'backoffice.sportsbookEvents'>).list.map(({ id }) => id)
    }
    expect(await listed({ text: home.toUpperCase() })).toContain(String(match))
    expect(await listed({ text: '%' })).toEqual([])
    expect(await listed({ sport: 'tennis' })).toEqual([])
    expect(await listed({ state: 'live' })).not.toContain(String(match))
    expect((await trader.callWith('backoffice.sportsbookEvents', { sport: 'chess' })).envelope.code).toBe(
      'INVALID',
    )
  })
})

it('shows an outright with the names of its competitors', async () => {
  const names = ['Reds', 'Blues', 'Greens']
  const eventId = await book.server.platform.database.transaction(async (tx) => {
    const sport = 'football' as const
    const league = {
      feed: 'odds' as const,
      externalId: 'cup',
      sport,
      names: { en: 'The Cup' },
      region: undefined,
    }
    const season = await ensureSeason(tx, league, '2026')
    const competitors = []
    for (const name of names)
      competitors.push(await ensureTeam(tx, { feed: 'odds', sport, externalId: name, names: { en: name } }))
    const startsAtMs = book.server.clock.now() + 3_600_000
    return insertOutright(tx, {
      ...season,
      feed: 'odds',
      externalId: 'cup-2026',
      sport,
      competitors,
      startsAtMs,
      storedAtMs: book.server.clock.now(),
    })
  })
  const seen = await tradedEvent(eventId!)
  expect(seen).toMatchObject({ kind: 'outright', season: '2026', home: '', competition: { name: 'The Cup' } })
  expect(seen.competitors.map(({ name }) => name)).toEqual(names)
  const { list } = (await trader.call('backoffice.sportsbookEvents', { text: 'the cup' })).envelope.value
  expect(list.map(({ id }) => id)).toEqual([String(eventId)])
})

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
