// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectLive } from '../testing/live-client.ts'
import { driveHalls, isPlain, kills } from '../testing/fishing-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
let halls: ReturnType<typeof driveHalls>
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
  halls = driveHalls(server)
})
afterEach(async () => {
  await halls.leaveAll()
  await server.close()
})

const right = { wrongLoads: 0, wrongPools: 0, wrongWallets: [] }
async function ends(): Promise<void> {
  server.clock.advance(12_500)
  await halls.until(halls.settled)
  expect(await halls.ledger()).toEqual(right)
}

describe('a page of a hall that another process runs', () => {
  it('plays there: what it says is passed on, and what happens comes back', async () => {
    const ann = await halls.join('ann')
    const other = await server.beside()
    halls.drive(other)
    const ben = await halls.join('ben', { at: other })
    expect(ben.hall()).toMatchObject({ own: 1, tide: ann.hall().tide })
    const fish = await halls.fishOfKind(ben, isPlain)
    await halls.wantRolls('ben', 0, kills)
    await halls.fires(ben, 1)
    ben.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1 && ben.shots().length === 1)
    expect(ben.shots()).toEqual(ann.shots())
    expect(ben.live.messages.some(({ type }) => type === 'balance')).toBe(true)
    await ends()
    ben.live.socket.send('{"type":"more"}')
    expect(await ben.live.closed).toBe(1008)
  })
})

describe('a page that floods', () => {
  it('is closed for it, and the others in its hall play on', async () => {
    const ann = await halls.join('ann')
    const ben = await halls.join('ben')
    for (let count = 0; count < 100; count += 1) ann.hit([count + 1, 1])
    expect(await ann.live.closed).toBe(1008)
    await halls.fires(ben, 1)
    await ends()
  })

  it('with large messages is closed before they are read', async () => {
    const ann = await halls.join('ann')
    ann.live.socket.send(JSON.stringify({ type: 'shots', fired: [], hits: [], more: 'x'.repeat(3_000) }))
    expect([1006, 1009]).toContain(await ann.live.closed)
  })

  it('may say twenty things a second', async () => {
    const ann = await halls.join('ann')
    for (let second = 1; second <= 6; second += 1) {
      for (let count = 1; count < 20; count += 1) ann.hit([count, 1])
      // All of them have arrived when this one is seen.
      await halls.fires(ann, second)
      server.clock.advance(1_000)
    }
    expect(ann.live.socket.readyState).toBe(1)
  })
})

describe('every other page', () => {
  it('says nothing after its hello: more is counted as ever, and does nothing', async () => {
    const session = await server.launch('crash', 'ann')
    const live = await connectLive(server.studio.address, { type: 'hello', session })
    await live.next('table')
    for (let count = 0; count < 12; count += 1) live.socket.send('{"type":"shots","fired":[],"hits":[]}')
    expect(await live.closed).toBe(1008)
  })

  it('may send nothing that is larger than a hello', async () => {
    const live = await connectLive(server.studio.address, `{"type":"hello","session":"${'x'.repeat(1_100)}"}`)
    expect([1006, 1009]).toContain(await live.closed)
  })

  it.each([
    ['a hall of another look', 'fishing:abyss:USD:money:1:1'],
    ['a hall of another currency', 'fishing:reef:EUR:money:1:1'],
    ['a hall of play money', 'fishing:reef:USD:play:1:1'],
    ['a hall that is none', 'fishing:reef:USD:money:4:1'],
    ['a card table', 'cards:holdem:USD:money:1:1'],
  ])('of a fishing title may not see %s', async (_name, table) => {
    const session = await halls.launch('ann')
    const live = await connectLive(server.studio.address, { type: 'hello', session, table })
    expect((await live.next('refused')).code).toBe('studio.notFound')
    expect(await live.closed).toBe(1008)
  })

  it('of a card game may not see a hall', async () => {
    const session = await server.launch('cards_holdem' as 'holdem', 'ann')
    const live = await connectLive(server.studio.address, {
      type: 'hello',
      session,
      table: halls.hallNamed(1),
    })
    expect((await live.next('refused')).code).toBe('studio.notFound')
  })
})

describe('a fishing title', () => {
  it('is listed with its least return, launched by its code, and names its look in the session', async () => {
    const { body } = await server.operator('/game/list', { operator_id: 'brand1' })
    const listed = body.games.filter(({ game_code: code }) => code.startsWith('inh_fishing_'))
    expect(listed.map(({ game_code: code, rtp }) => [code, rtp])).toEqual([
      ['inh_fishing_reef', '95.00'],
      ['inh_fishing_temple', '95.00'],
      ['inh_fishing_abyss', '95.00'],
    ])
    const session = await halls.launch('ann')
    const view = await server.ask(session, 'GET', '/api/session')
    expect(view.body).toMatchObject({ game: 'fishing', fishing: { look: 'reef' }, cards: null, room: null })
    const crash = await server.ask(await server.launch('crash', 'ben'), 'GET', '/api/session')
    expect(crash.body.fishing).toBeNull()
  })

  it('of a demonstration vendor opens the halls of its look', async () => {
    const session = await server.launchDemo('ann', 'fishing:temple')
    const view = await server.ask(session, 'GET', '/api/session')
    expect(view.body).toMatchObject({ game: 'fishing', fishing: { look: 'temple' } })
    const entered = await server.ask(session, 'POST', '/api/fishing/enter', { level: 1 })
    expect(entered.body).toEqual({ hall: 'fishing:temple:USD:money:1:1' })
  })

  it('has a lobby with levels, stakes, jackpots and who shoots, and finds a hall with a free chair', async () => {
    const ann = await halls.join('ann')
    const lobby = await server.ask(ann.session, 'GET', '/api/fishing/lobby')
    expect(lobby.body).toMatchObject({
      look: 'reef',
      levels: [
        { level: 1, stakes: ['0.10', '0.20', '0.50', '1.00'], jackpot: '0.00' },
        { level: 2, stakes: ['0.50', '1.00', '2.50', '5.00'] },
        { level: 3, stakes: ['2.00', '4.00', '10.00', '20.00'] },
      ],
    })
    const enter = (level: number) => server.ask(ann.session, 'POST', '/api/fishing/enter', { level })
    await server.rows(`update studio.room set watchers = 3`)
    expect((await enter(1)).body).toEqual({ hall: halls.hallNamed(1) })
    await server.rows(`update studio.room set watchers = 4`)
    expect((await enter(1)).body).toEqual({ hall: halls.hallNamed(1, 2) })
    expect((await enter(2)).body).toEqual({ hall: halls.hallNamed(2) })
    expect((await enter(4)).status).toBe(400)
    const other = await server.launch('crash', 'ben')
    expect((await server.ask(other, 'GET', '/api/fishing/lobby')).body.error.code).toBe('studio.otherGame')
    expect((await server.ask(undefined, 'GET', '/api/fishing/lobby')).status).toBe(401)
  })

  it('has its loads in the history, with what their bullets did', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    await ends()
    const { body } = await server.ask(ann.session, 'GET', '/api/rounds')
    expect(body.rounds).toHaveLength(1)
    expect(body.rounds[0]).toMatchObject({
      game: 'fishing',
      stake: '0.50',
      state: 'settled',
      parameters: { hall: halls.hallNamed(1), bullet: '0.10', bullets: 5, highest: '1.00' },
      events: [{ type: 'shot', bullet: 0, weapon: 'single', used: 1, met: [fish.code] }],
      fairness: { kind: 'seeds', nonce: 0 },
    })
  })
})

describe('what an operator sees of halls', () => {
  it('are who shoots where, open loads, jackpots, and what each kind of fish returned', async () => {
    const ann = await halls.join('ann')
    const fish = await halls.fishOfKind(ann, isPlain)
    await halls.wantRolls('ann', 0, kills)
    await halls.fires(ann, 1)
    const state = await server.operator('/fishing/halls', { operator_id: 'brand1' })
    expect(JSON.parse(state.text)).toMatchObject({
      halls: [{ room: halls.hallNamed(1), pause: null, loads: 1, staked: '500000' }],
      pools: [{ level: 1, currency: 'USD', amount: '0' }],
    })
    ann.hit([1, fish.fish])
    await halls.until(() => ann.shots().length === 1)
    await ends()
    const returned = String(Number(ann.shots()[0]!.taken[0]!.win) * 1_000_000)
    const returns = await server.operator('/fishing/returns', { operator_id: 'brand1' })
    expect(JSON.parse(returns.text)).toMatchObject({
      returns: [{ fish: fish.code, currency: 'USD', bullets: '1', staked: '100000', returned }],
    })
  })
})
