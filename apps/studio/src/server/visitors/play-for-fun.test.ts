// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownGames } from '../http/inputs.ts'
import { bet, demoCodeOf, demoLaunch, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio({}, { metrics: { host: '127.0.0.1', port: 0 } })
})
afterAll(() => server.close())

const HOUR_MS = 3_600_000
const dice = { targetHundredths: 50_00, direction: 'under' }
let addresses = 0
/** Each test has an address of its own, or its visitors would count for those of others. */
const newAddress = () => `198.51.100.${(addresses += 1)}`

interface Asked {
  visitor?: string
  currency?: string
  ip?: string
  more?: object
}
const ask = ({ visitor = randomUUID(), currency = 'USD', ip = newAddress(), more = {} }: Asked = {}) =>
  server.operator('/game/url', {
    operator_id: 'brand1',
    sub_partner_id: 'brand1',
    game_code: 'inh_dice',
    currency: 'XXX',
    lang: 'en',
    ip,
    deposit_url: 'http://site.test/deposit',
    meta: { visitor, play_currency: currency },
    ...more,
  })
const open = async (asked?: Asked) => server.open((await ask(asked)).body.url)
const view = async (session: string) => (await server.ask(session, 'GET', '/api/session')).body
const roll = (session: string, stake = '1.00') =>
  server.ask(session, 'POST', '/api/bets/dice', bet(stake, dice))
const count = async (table: string, where = 'true') =>
  Number((await server.rows(`select count(*)::int as n from studio.${table} where ${where}`))[0]?.['n'])

describe('play for fun', () => {
  it('gives a visitor play money of their own, and asks the wallet of the operator nothing', async () => {
    const calls = server.wallet.calls.length
    const session = await open()
    expect(await view(session)).toMatchObject({
      playMoney: true,
      currency: 'USD',
      balance: '2000.00',
      depositUrl: '',
    })
    const answer = await roll(session, '10.00')
    expect(answer.status).toBe(200)
    const { round, balance } = answer.body as unknown as {
      round: { payout: string; playMoney: boolean }
      balance: string
    }
    expect(round.playMoney).toBe(true)
    expect(Number(balance)).toBeCloseTo(1990 + Number(round.payout), 2)
    await server.recover()
    expect(await view(session)).toMatchObject({ balance })
    expect(server.wallet.calls.length).toBe(calls)
  })

  it('opens every game, and slots of demonstration vendors, with stakes of the currency of the brand', async () => {
    const visitor = randomUUID()
    const ip = newAddress()
    for (const game of ownGames) {
      const session = await open({ visitor, ip, currency: 'VND', more: { game_code: `inh_${game}` } })
      expect(await view(session), game).toMatchObject({
        playMoney: true,
        currency: 'VND',
        balance: '20000000',
      })
    }
    const { meta, ...title } = demoLaunch('classic-medium:95')
    const session = await open({
      visitor,
      ip,
      more: { ...title, meta: { ...meta, visitor, play_currency: 'USD' } },
    })
    expect(
      (
        await server.ask(
          session,
          'POST',
          '/api/bets/slot',
          bet('5.00', { title: demoCodeOf('classic-medium:95') }),
        )
      ).status,
    ).toBe(200)
  })

  it('is one sum over all games of a visitor, however many they open at once', async () => {
    const visitor = randomUUID()
    const ip = newAddress()
    const sessions = await Promise.all(Array.from({ length: 8 }, () => open({ visitor, ip })))
    const balances = await Promise.all(sessions.map(async (session) => (await view(session)).balance))
    expect(new Set(balances)).toEqual(new Set(['2000.00']))
    expect(await count('visitor', `name like '%${visitor}'`)).toBe(1)
    await Promise.all(sessions.map((session) => roll(session, '1.00')))
    await server.recover()
    const [sums] = await server.rows(`
      select w.balance, sum(case kind when 'bet' then -amount else amount end)::bigint as moved
      from studio.transfer_wallet w join studio.transfer_wallet_move using (player_id)
        join studio.visitor v using (player_id) where v.name like '%${visitor}' group by w.balance`)
    expect(sums?.['balance']).toBe(sums?.['moved'])
  })

  it('refuses more than there is, gives it anew with the next game, and never more than at first', async () => {
    const visitor = randomUUID()
    const ip = newAddress()
    const session = await open({ visitor, ip })
    await server.rows(
      `update studio.transfer_wallet set balance = 5000000 where player_id = (select player_id from studio.visitor where name like '%${visitor}')`,
    )
    expect((await roll(session, '10.00')).body).toMatchObject({ error: { code: 'studio.notEnoughMoney' } })
    expect(await view(await open({ visitor, ip }))).toMatchObject({ balance: '2000.00' })
    expect(await view(await open({ visitor, ip }))).toMatchObject({ balance: '2000.00' })
  })

  it('counts a repeated bet once, and finds the one whose answer was lost', async () => {
    const session = await open()
    const order = bet('10.00', dice)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.ask(session, 'POST', '/api/bets/dice', order)),
    )
    const rounds = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as unknown as { round: { id: string } }).round.id)
    expect(new Set(rounds).size).toBe(1)
  })
})

describe('visitors', () => {
  it('are in no feed of bets, and their bets at the live table are seen by nobody else', async () => {
    const seen: unknown[] = []
    await server.studio.deps.feed.hear()
    const unwatch = server.studio.deps.feed.watch((message) => seen.push(message))
    const session = await open()
    await roll(session, '100.00')
    await server.recover()
    await server.studio.deps.feed.share()
    const member = await server.launch('dice', 'feed-member')
    await server.ask(member, 'POST', '/api/bets/dice', bet('1.00', dice))
    await server.studio.deps.feed.share()
    await expect.poll(() => JSON.stringify(seen)).toContain('"stake":"1.00"')
    expect(JSON.stringify(seen)).not.toContain('"stake":"100.00"')
    unwatch()

    const { table } = server.studio
    const tables: Record<string, string[]> = { visitor: [], member: [] }
    const ids = await server.rows('select id, operator_user from studio.player')
    const idOf = (user: (name: string) => boolean) =>
      ids.find((row) => user(String(row['operator_user'])))?.['id'] as bigint
    const other = idOf((name) => name === 'feed-member')
    const crash = await open({ visitor: 'at-the-table', more: { game_code: 'inh_crash' } })
    const [own] = await server.rows(`select player_id from studio.visitor where name like '%at-the-table'`)
    const watching = [
      table.watch(BigInt(String(own?.['player_id'])), {
        send: (message) => tables['visitor']!.push(JSON.stringify(message)),
        end() {},
      }),
      table.watch(BigInt(String(other)), {
        send: (message) => tables['member']!.push(JSON.stringify(message)),
        end() {},
      }),
    ]
    await table.tick()
    const joined = await server.ask(crash, 'POST', '/api/bets/crash', bet('77.00', { autoHundredths: 200 }))
    expect(joined.status).toBe(200)
    expect(tables['visitor']!.join()).toContain('"stake":"77.00"')
    expect(tables['member']!.join()).not.toContain('77.00')
    for (const stop of watching) stop()
  })

  it('count among no stakes of a currency', async () => {
    const session = await open({ currency: 'THB' })
    await roll(session, '500.00')
    await server.recover()
    const text = await (await fetch(`http://127.0.0.1:${server.studio.metricsPort}/metrics`)).text()
    expect(text).toContain('currency="FUN"')
    expect(text).not.toContain('currency="THB"')
  })

  it('cannot be named by an operator, nor names a player of one', async () => {
    const named = { currency: 'USD', user: 'visitor:1', token: 'a-token-of-the-operator' }
    expect((await ask({ more: named })).status).toBe(400)
    expect((await ask({ more: { ...named, user: 'u-1', token: 'visitor:1-and-more' } })).status).toBe(400)
    expect((await ask({ more: { user: 'u-1', token: 'a-token-of-the-operator' } })).status).toBe(400)
    expect((await ask({ visitor: "x'; drop" })).status).toBe(400)
    expect((await ask({ visitor: 'x'.repeat(65) })).status).toBe(400)
    expect((await ask({ more: { meta: null } })).status).toBe(200)
  })

  it('of another brand or currency have other play money', async () => {
    const visitor = randomUUID()
    await open({ visitor })
    await open({ visitor, currency: 'EUR' })
    await open({ visitor, more: { sub_partner_id: 'brand2' } })
    expect(await view(await open({ visitor, currency: 'XYZ' }))).toMatchObject({ currency: 'FUN' })
    expect(await count('visitor', `name like '%${visitor}'`)).toBe(4)
  })
})

describe('scripts', () => {
  it('get some visitors from one address, and other addresses still get theirs', async () => {
    const ip = newAddress()
    const answers: number[] = []
    for (let one = 0; one < 62; one += 1) answers.push((await ask({ ip })).status)
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(answers.slice(60)).toEqual([429, 429])
    expect((await ask()).status).toBe(200)
    server.clock.advance(HOUR_MS / 100)
    expect((await ask({ ip })).status).toBe(200)
  })

  it('cannot reveal seeds without end', async () => {
    const session = await open()
    const answers: number[] = []
    for (let one = 0; one < 70; one += 1) {
      server.clock.advance(1_000)
      answers.push((await server.ask(session, 'POST', '/api/seeds/rotate', {})).status)
    }
    expect(answers).toContain(429)
  })

  it('are slowed, all of them together, while members play on', async () => {
    const sessions: string[] = []
    for (let one = 0; one < 6; one += 1) sessions.push(await open())
    const answers = (
      await Promise.all(sessions.flatMap((session) => Array.from({ length: 45 }, () => roll(session))))
    ).map(({ status }) => status)
    expect(answers).toContain(429)
    const member = await server.launch('dice', 'patient')
    server.clock.advance(5_000)
    expect((await server.ask(member, 'POST', '/api/bets/dice', bet('1.00', dice))).status).toBe(200)
  })
})

describe('after their time', () => {
  it('their sessions end, what they played is deleted, and their players serve the next ones', async () => {
    server.clock.advance(4 * HOUR_MS)
    await server.recover()
    const session = await open({ visitor: 'leaving' })
    expect((await roll(session)).status).toBe(200)
    const players = await count('player')
    const mines = await open({ visitor: 'leaving', more: { game_code: 'inh_mines' } })
    expect((await server.ask(mines, 'POST', '/api/bets/mines', bet('1.00', { mines: 3 }))).status).toBe(200)
    const [own] = await server.rows(`select player_id from studio.visitor where name like '%leaving'`)
    const id = String(own?.['player_id'])

    server.clock.advance(2 * HOUR_MS + 1)
    expect((await roll(session)).body).toMatchObject({ error: { code: 'studio.sessionExpired' } })
    server.clock.advance(2 * 60_000)
    for (let times = 0; times < 10; times += 1) await server.recover()
    for (const table of [
      'round',
      'round_key',
      'round_waiting',
      'transfer_wallet',
      'transfer_wallet_move',
      'session',
    ])
      expect(await count(table, `player_id = ${id}`), table).toBe(0)
    expect(await count('outbox', 'round_id not in (select id from studio.round_key)')).toBe(0)
    expect(await count('visitor', 'name is not null')).toBe(0)

    expect(await view(await open())).toMatchObject({ balance: '2000.00' })
    expect(await count('player')).toBe(players)
  })

  it('players of an operator are never deleted, whatever is written beside them', async () => {
    const member = await server.launch('dice', 'kept')
    await server.ask(member, 'POST', '/api/bets/dice', bet('1.00', dice))
    await server.rows(
      `insert into studio.visitor (player_id, name, ends_at) select id, 'forged', '2000-01-01' from studio.player where operator_user = 'kept'`,
    )
    await server.recover()
    expect(
      await count('round', `player_id = (select id from studio.player where operator_user = 'kept')`),
    ).toBe(1)
  })
})
