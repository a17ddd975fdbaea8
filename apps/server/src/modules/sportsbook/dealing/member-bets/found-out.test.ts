// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBookTestServer, footballResult, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

describe('a bet whose answer was lost', () => {
  it('is found by the id of its request, by its member only', async () => {
    const [ada, eve] = [await book.bettor('ada', 100), await book.bettor('eve', 100)]
    const requestId = randomUUID()
    const legs = [await book.leg(await book.match(), 'result_1x2', 'home')]
    const placed = (await book.placeBet(ada, legs, { requestId })).envelope.value.bet
    const find = async (who = ada, byRequest: string = requestId) =>
      (await who.client.call('sportsbook.placedBet', { byRequest })).envelope.value.bet?.betId
    expect(await find()).toBe(placed.betId)
    expect(await find(ada, requestId.toUpperCase())).toBe(placed.betId)
    expect(await find(eve)).toBeUndefined()
    expect(await find(ada, randomUUID())).toBeUndefined()
  })

  it('was not placed if it was refused', async () => {
    const ben = await book.bettor('ben', 5)
    const requestId = randomUUID()
    const legs = [await book.leg(await book.match(), 'result_1x2', 'home')]
    expect((await book.placeBet(ben, legs, { requestId })).envelope.code).toBe('INSUFFICIENT')
    const { bet } = (await ben.client.call('sportsbook.placedBet', { byRequest: requestId })).envelope.value
    expect(bet).toBeNull()
  })

  it('has a place of its own for every member who sends the same id', async () => {
    const requestId = randomUUID()
    const legs = [await book.leg(await book.match(), 'result_1x2', 'home')]
    const bettors = await Promise.all(['cid', 'dan', 'fay'].map((name) => book.bettor(name, 50)))
    const placed = await Promise.all(bettors.map((who) => book.placeBet(who, legs, { requestId })))
    expect(new Set(placed.map(({ envelope }) => envelope.value.bet.betId)).size).toBe(3)
    for (const who of bettors) expect(await book.cash(who)).toBe(40)
  })
})

describe('how a bet was settled', () => {
  it('is told for every settlement with the versions of its results, to its member only', async () => {
    const [gil, eva] = [await book.bettor('gil', 100), await book.bettor('eva', 0)]
    const match = await book.match()
    const { betId } = (await book.placeBet(gil, [await book.leg(match, 'result_1x2', 'home')])).envelope.value
      .bet
    const ask = async (who = gil) => (await who.client.call('sportsbook.settlements', { betId })).envelope
    expect((await ask()).value).toMatchObject({ settlements: [], results: [] })
    await book.result(match, footballResult(2, 1))
    await book.run()
    await book.result(match, footballResult(1, 1))
    await book.run()
    const eventId = String(match)
    expect((await ask()).value).toMatchObject({
      settlements: [
        { number: 1, status: 'settled', returned: 20, owed: 0, versions: [{ eventId, version: 1 }] },
        { number: 2, status: 'settled', returned: 0, versions: [{ eventId, version: 2 }] },
      ],
      results: [
        { eventId, version: 1, status: 'ended', venue: 'as_announced', source: 'play' },
        { eventId, version: 2, said: expect.stringContaining('"home":1') },
      ],
    })
    expect((await ask(eva)).code).toBe('UNKNOWN_BET')
  })
})

it('a slip says whether each leg takes bets, may again, or never will, and the score of a live one', async () => {
  const ida = await book.bettor('ida', 100)
  const matches = [await book.match(), await book.match(), await book.match()]
  const legs = await Promise.all(matches.map((match) => book.leg(match, 'result_1x2', 'home')))
  await book.change(matches[1]!, { status: 'live', score: { home: 1, away: 0 }, stopped: 'goal' })
  await book.change(matches[2]!, { status: 'live' })
  await book.change(matches[2]!, { status: 'ended' })
  const { value } = (await ida.client.call('sportsbook.checkSlip', { kind: 'multiple', legs })).envelope
  expect(value.prices).toEqual([2000, 0, 0])
  expect(value.legs).toEqual([
    { state: 'open', score: null },
    { state: 'suspended', score: { home: 1, away: 0 } },
    { state: 'closed', score: null },
  ])
})
