// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import { testOutright } from '../../outright-for-tests.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'
import { forgetSlips } from './slip-store.ts'

const dayMs = 86_400_000
let book: BookTestServer
let ada: Bettor
beforeAll(async () => {
  book = await openBookTestServer()
  ada = await book.bettor('ada', 100)
})
afterAll(() => book.server.close())
// One address may share some slips a minute.
beforeEach(() => book.server.clock.advance(60_000))

async function selection(outcome = 'home', type = 'result_1x2') {
  const match = await book.match()
  const { selections } = await book.leg(match, type, outcome)
  return { match, selection: selections[0]! }
}
const share = (legs: { marketId: string; outcome: string }[][], who = ada) =>
  who.client.call('sportsbook.shareSlip', { legs })
const load = async (code: string) =>
  (await book.server.program().call('sportsbook.sharedSlip', { code })).envelope

describe('a shared slip', () => {
  it('is loaded by anybody with its code, however it is typed, at the prices of now', async () => {
    const [one, other] = [await selection(), await selection('over', 'total')]
    const { code } = (await share([[one.selection], [other.selection]])).envelope.value
    await book.change(one.match, {
      markets: [
        {
          terms: { type: 'result_1x2', period: 'regular' },
          status: 'open',
          outcomes: [
            { outcome: 'home', price: 2100 },
            { outcome: 'draw', price: 3500 },
            { outcome: 'away', price: 4000 },
          ],
        },
      ],
    })
    for (const typed of [code, code.toLowerCase().replace('-', ''), ` ${code.replace('-', ' ')} `]) {
      const { success, value } = await load(typed)
      expect(success).toBe(true)
      expect(value.over).toBe(0)
      expect(value.legs).toMatchObject([
        {
          event: { id: String(one.match), sport: 'football', status: 'scheduled' },
          selections: [{ ...one.selection, type: 'result_1x2', period: 'regular', line: null }],
          price: 2100,
        },
        { selections: [{ ...other.selection, type: 'total', line: 10 }], price: 1900 },
      ])
    }
  })

  it('has outrights beside matches, each with the name of its competitor, until their season is over', async () => {
    const { eventId, ids } = await testOutright(book)
    const { selection: home } = await selection()
    const { selections } = await book.leg(eventId, 'outright_winner', ids[1]!)
    const { code } = (await share([[home], [selections[0]!]])).envelope.value
    expect((await load(code)).value).toMatchObject({
      over: 0,
      legs: [
        { selections: [{ type: 'result_1x2', name: null }] },
        {
          event: {
            id: String(eventId),
            home: { name: 'Test Cup' },
            away: { id: String(eventId), name: '2026' },
            status: 'scheduled',
          },
          selections: [{ type: 'outright_winner', period: 'top_1', outcome: ids[1], name: 'Birch' }],
          price: 5_000,
        },
      ],
    })
    // What was loaded can be placed as it is.
    const { legs } = (await load(code)).value
    const { envelope } = await book.placeBet(
      ada,
      legs.map(({ selections: of, price }) => ({
        selections: of.map(({ marketId, outcome }) => ({ marketId, outcome })),
        price,
      })),
    )
    expect(envelope.success).toBe(true)
    await book.change(eventId, { status: 'ended', markets: 'close' })
    expect((await load(code)).value).toMatchObject({ legs: [{ selections: [home] }], over: 1 })
  })

  it('says nothing of who shared it', async () => {
    const { selection: home } = await selection()
    const { code } = (await share([[home]])).envelope.value
    const text = JSON.stringify(await load(code))
    expect(text).not.toContain('ada')
    expect(text).not.toContain('member')
  })

  it('has the same code for everybody who shares the same selections, however many do at once', async () => {
    const ben = await book.bettor('ben', 0)
    const { selection: home } = await selection()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => share([[home]], index % 2 ? ada : ben)),
    )
    expect(new Set(answers.map(({ envelope }) => envelope.value.code)).size).toBe(1)
  })

  it('is worth nothing after a week, and is deleted then', async () => {
    const { selection: home } = await selection()
    const { code, expiresAt } = (await share([[home]])).envelope.value
    expect(expiresAt).toBe(book.server.clock.now() + 7 * dayMs)
    await forgetSlips(book.server.platform.database, book.server.clock.now(), 100)
    expect((await load(code)).success).toBe(true)
    book.server.clock.advance(7 * dayMs)
    expect((await load(code)).code).toBe('UNKNOWN_SLIP')
    await forgetSlips(book.server.platform.database, book.server.clock.now(), 100)
    book.server.clock.advance(-7 * dayMs)
    expect((await load(code)).code).toBe('UNKNOWN_SLIP')
  })

  it('leaves out events that are over, and shows suspended ones without a price', async () => {
    const [ended, stopped] = [await selection(), await selection()]
    const { code } = (await share([[ended.selection], [stopped.selection]])).envelope.value
    await book.change(ended.match, { status: 'live' })
    await book.change(ended.match, { status: 'ended' })
    await book.change(stopped.match, { stopped: 'feed' })
    expect((await load(code)).value).toMatchObject({
      legs: [{ event: { id: String(stopped.match) }, price: 0 }],
      over: 1,
    })
  })
})

describe('what nobody can share', () => {
  it.each([
    [
      'an unknown market',
      'UNKNOWN_MARKET',
      () => Promise.resolve([[{ marketId: '999999999', outcome: 'home' }]]),
    ],
    [
      'an unknown outcome',
      'UNKNOWN_MARKET',
      async () => [[{ ...(await selection()).selection, outcome: 'nobody' }]],
    ],
    [
      'a leg of two events',
      'SLIP_REFUSED',
      async () => [[(await selection()).selection, (await selection()).selection]],
    ],
    ['no leg', 'INVALID', () => Promise.resolve([])],
    ['a leg of nothing', 'INVALID', () => Promise.resolve([[]])],
  ])('%s', async (_, code, legs) => {
    expect((await share(await legs())).envelope.code).toBe(code)
  })

  it('more than a hundred slips a day', async () => {
    const { selection: home } = await selection()
    const made = async (username: string, atMs: number) => {
      const who = await book.bettor(username, 0)
      const at = new Date(atMs)
      await book.server.platform.database.query(sql`
        insert into sportsbook_shared_slip (code, legs, fingerprint, member_id, made_at, expires_at)
        select lpad(${who.id}::text, 5, '0') || '-' || lpad(n::text, 5, '0'), '[]', lpad(${who.id}::text || lpad(n::text, 5, '0'), 64, '0'), ${who.id}, ${at}, ${at}
        from generate_series(1, 100) n`)
      return who
    }
    const now = book.server.clock.now()
    expect((await share([[home]], await made('eve', now))).status).toBe(429)
    expect((await share([[home]], await made('eva', now - dayMs - 1))).envelope.success).toBe(true)
  })

  it('and no code that was made up is a slip', async () => {
    for (const code of ['', '00000-00000', 'ZZZZZ-ZZZZZ', "'; drop table", '7K2MQ'])
      expect((await load(code)).code).toBe('UNKNOWN_SLIP')
  })
})
