// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leadsTo, outcomeHash } from '../../fair/chain.ts'
import { crashPoint, curveAt, timeOf } from '../../games/crash/maths.ts'
import { connectLive, type LiveClient } from '../testing/live-client.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'
import { systemChance } from '../chance.ts'

let server: TestStudio
let clients: LiveClient[] = []
beforeEach(async () => {
  server = await testStudio({ chainLength: 40 })
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()))
  clients = []
  await server.close()
})

const START = 100_000_000

async function player(user: string) {
  const session = await server.launch('crash', user)
  const live = await connectLive(server.studio.address, { type: 'hello', session })
  clients.push(live)
  await live.next('table')
  return {
    session,
    live,
    bet: (stake: string, autoHundredths?: number) =>
      server.ask(
        session,
        'POST',
        '/api/bets/crash',
        bet(stake, autoHundredths === undefined ? {} : { autoHundredths }),
      ),
    cashOut: (roundId: string) => server.ask(session, 'POST', `/api/rounds/${roundId}/cash-out`, {}),
    balance: () => server.wallet.balances.get(user)! - START,
  }
}

const tick = () => server.studio.table.tick()

/** The crash point of the round at the table, read from the database, where only this test can see it. */
async function hiddenPoint(): Promise<number> {
  const { links, salt, position } = await server.secretChain()
  return crashPoint(await outcomeHash({ hash: links[position]!, salt }))
}

/** Starts rounds until one crashes between two points, and stops in its betting time. */
async function openRoundCrashing(atLeast: number, below: number): Promise<number> {
  for (let count = 0; count < 400; count += 1) {
    await tick()
    const point = await hiddenPoint()
    if (point >= atLeast && point < below) return point
    server.clock.advance(5_000)
    await tick()
    server.clock.advance(timeOf(point))
    await tick()
    server.clock.advance(3_000)
  }
  throw new Error('no such round came')
}

async function run(elapsedMs: number): Promise<void> {
  server.clock.advance(elapsedMs)
  await tick()
}

describe('the live table', () => {
  it('pays an automatic cash-out at its exact target, even when the tick comes late', async () => {
    const one = await player('exact')
    const point = await openRoundCrashing(300, 2_000)
    const { body } = await one.bet('10', 137)
    await run(5_000)
    await run(timeOf(point))
    const round = (await one.live.next('round')).round
    expect(round.id).toBe(body.round.id)
    await one.live.phase('crashed')
    await server.studio.table.stop()
    expect(one.balance()).toBe(370_000)
    const [stored] = await server.rows('select payout, multiplier from studio.round where id = $1', [
      body.round.id,
    ])
    expect(stored).toEqual({ payout: '13700000', multiplier: '1370000' })
  })

  it('pays a target that equals the crash point and nothing for one a hundredth above it', async () => {
    const [at, above] = [await player('at'), await player('above')]
    const point = await openRoundCrashing(150, 1_000)
    await at.bet('10', point)
    await above.bet('10', point + 1)
    await run(5_000)
    await run(timeOf(point) + 40)
    await server.studio.table.stop()
    expect([at.balance(), above.balance()]).toEqual([point * 10_000 - 1_000_000, -1_000_000])
  })

  it('pays a player who cashes out in time the multiplier of the curve on the server', async () => {
    const one = await player('quick')
    await openRoundCrashing(300, 2_000)
    const { body } = await one.bet('10')
    await run(5_000)
    await run(6_000)
    const { body: cashed } = await one.cashOut(body.round.id)
    expect(cashed.round).toMatchObject({
      multiplier: curveAt(6_000) * 10_000,
      events: [{ type: 'cashOut', atHundredths: curveAt(6_000) }],
    })
    expect(one.balance()).toBe(curveAt(6_000) * 10_000 - 1_000_000)
  })

  it('refuses a cash-out from the crash on, even before the tick has noticed it', async () => {
    const one = await player('late')
    const point = await openRoundCrashing(150, 1_000)
    const { body } = await one.bet('10')
    await run(5_000)
    server.clock.advance(timeOf(point))
    const late = await one.cashOut(body.round.id)
    expect([late.status, late.body.error.code]).toEqual([409, 'studio.cashOutTooLate'])
    await tick()
    const later = await one.cashOut(body.round.id)
    expect([later.status, later.body.error.code]).toEqual([409, 'studio.cashOutTooLate'])
    await server.studio.table.stop()
    expect(one.balance()).toBe(-1_000_000)
  })

  it('pays the automatic target when the player presses after it', async () => {
    const one = await player('presser')
    const point = await openRoundCrashing(400, 5_000)
    const { body } = await one.bet('10', 120)
    await run(5_000)
    server.clock.advance(timeOf(point) - 1)
    expect((await one.cashOut(body.round.id)).body.round.multiplier).toBe(1_200_000)
  })

  it('pays once when the button is pressed many times', async () => {
    const one = await player('hammer')
    await openRoundCrashing(300, 2_000)
    const { body } = await one.bet('10')
    await run(5_000)
    await run(3_000)
    await Promise.all(Array.from({ length: 6 }, () => one.cashOut(body.round.id)))
    expect(server.wallet.calls.filter((call) => call.path === '/transaction/win')).toHaveLength(1)
    expect(one.balance()).toBe(curveAt(3_000) * 10_000 - 1_000_000)
  })

  it('accepts bets for five seconds and none while the curve runs', async () => {
    const one = await player('tardy')
    await openRoundCrashing(200, 5_000)
    server.clock.advance(4_999)
    expect((await one.bet('1')).status).toBe(200)
    server.clock.advance(1)
    expect((await one.bet('1')).body.error.code).toBe('studio.bettingClosed')
    await tick()
    expect((await one.bet('1')).body.error.code).toBe('studio.bettingClosed')
    expect(one.balance()).toBe(-100_000)
  })

  it('refunds a bet whose stake arrives after the start', async () => {
    const one = await player('slow')
    await openRoundCrashing(200, 5_000)
    let letGo = () => {}
    server.wallet.trouble('/transaction/bet', {
      kind: 'hold',
      until: new Promise((resolve) => {
        letGo = resolve
      }),
    })
    const betting = one.bet('10')
    while ((await server.rows(`select 1 from studio.round where state = 'reserved'`)).length === 0);
    await run(5_000)
    letGo()
    const { status, body } = await betting
    expect([status, body.error.code]).toEqual([409, 'studio.bettingClosed'])
    expect(one.balance()).toBe(0)
  })

  it("refuses a cash-out before the start and of a round that is not the player's", async () => {
    const [one, other] = [await player('early'), await player('thief')]
    await openRoundCrashing(300, 5_000)
    const { body } = await one.bet('10')
    expect((await one.cashOut(body.round.id)).body.error.code).toBe('studio.notStarted')
    await run(5_000)
    await run(1_000)
    expect((await other.cashOut(body.round.id)).status).toBe(404)
  })

  it('lets a bet ride no higher than the most that a round may pay', async () => {
    // A seed and a salt whose first round exceeds 100x, found before the studio draws them.
    const drawn: string[] = []
    await server.restart({
      chainLength: 1,
      chance: {
        ...systemChance,
        hex: (bytes) => (bytes === 32 ? drawn.shift() : undefined) ?? systemChance.hex(bytes),
      },
    })
    const one = await player('rider')
    for (;;) {
      const [seed, salt] = [systemChance.hex(32), systemChance.hex(32)]
      if (crashPoint(await outcomeHash({ hash: seed, salt })) < 10_100) continue
      drawn.push(seed, salt)
      break
    }
    await tick()
    const refused = await server.ask(
      one.session,
      'POST',
      '/api/bets/crash',
      bet('1000', { autoHundredths: 10_001 }),
    )
    expect(refused.body.error.code).toBe('studio.winTooLarge')
    await one.bet('1000')
    await run(5_000)
    await run(timeOf(10_050))
    await server.studio.table.stop()
    expect(one.balance()).toBe(100_000 * 100_000 - START)
  })
})

describe('the chain of the live table', () => {
  it('connects every revealed link with the hash that was published first, and explains every crash', async () => {
    const one = await player('auditor')
    let chain
    for (let round = 1; round <= 4; round += 1) {
      await tick()
      const betting = await one.live.phase('betting')
      chain ??= betting.chain!
      expect(betting).toMatchObject({ position: round, chain })
      const point = await hiddenPoint()
      await run(5_000)
      await run(timeOf(point))
      const crashed = await one.live.phase('crashed')
      expect(await leadsTo(crashed.hash, round, chain.terminalHash)).toBe(true)
      expect(crashPoint(await outcomeHash({ hash: crashed.hash, salt: chain.salt }))).toBe(
        crashed.pointHundredths,
      )
      const given = await server.ask(undefined, 'GET', `/api/verify/table/${crashed.roundId}`)
      expect(given.body.round).toMatchObject({ position: round, hash: crashed.hash, pointHundredths: point })
      server.clock.advance(3_000)
    }
  })

  it('reveals nothing of a crash before it happens: neither the link, the point, the seed nor a later link', async () => {
    const one = await player('prober')
    const point = await openRoundCrashing(1_000, 100_000_000)
    const { body } = await one.bet('10', 150)
    await run(5_000)
    await run(timeOf(200))
    const answers = [
      await server.ask(one.session, 'GET', '/api/rounds'),
      await server.ask(undefined, 'GET', `/api/verify/rounds/${body.round.id}`),
      await server.ask(one.session, 'GET', '/api/session'),
    ]
    const { links, position } = await server.secretChain()
    const given = [
      ...answers.map((answer) => answer.text),
      JSON.stringify(one.live.messages),
      JSON.stringify(server.wallet.calls),
      ...server.logged,
    ].join('\n')
    for (const secret of links.slice(position)) expect(given).not.toContain(secret)
    expect(given).not.toContain(`"pointHundredths":${point}`)
    expect(
      (
        await server.rows(
          'select hash, result from studio.room_round order by chain_id desc, position desc limit 1',
        )
      )[0],
    ).toEqual({ hash: null, result: null })
    const [running] = await server.rows(`select id from studio.room_round where state = 'drawn'`)
    expect((await server.ask(undefined, 'GET', `/api/verify/table/${String(running!['id'])}`)).status).toBe(
      404,
    )
  })

  it('begins a new chain, committed to before its salt, when one is used up', async () => {
    await server.restart({ chainLength: 2 })
    const one = await player('long')
    for (let round = 0; round < 3; round += 1) {
      for (let step = 0; step < 2; step += 1) await tick()
      const point = await hiddenPoint()
      await run(5_000)
      await run(timeOf(point))
      server.clock.advance(3_000)
    }
    await tick()
    await one.live.phase('betting')
    const chains = await server.rows(
      'select terminal_hash, salt, last_position from studio.room_chain order by id',
    )
    expect(chains.map((chain) => chain['last_position'])).toEqual([2, 2])
    expect(new Set(chains.map((chain) => chain['salt'])).size).toBe(2)
  })
})

describe('a live table that stops', () => {
  it('plays only while somebody watches', async () => {
    for (let step = 0; step < 3; step += 1) await run(10_000)
    expect(await server.rows('select 1 from studio.room_round')).toEqual([])
  })

  it('refunds stakes when its process dies midway, keeps exits that were paid, and spends the link', async () => {
    const [left, riding] = [await player('left'), await player('riding')]
    await openRoundCrashing(500, 100_000)
    const first = await left.bet('10')
    await riding.bet('10')
    await run(5_000)
    await run(timeOf(200))
    await left.cashOut(first.body.round.id)
    await server.restart()
    const watcher = await player('watcher')
    await tick()
    await watcher.live.phase('betting')
    await server.recover()
    expect([left.balance(), riding.balance()]).toEqual([1_000_000, 0])
    const states = await server.rows(
      'select state, hash is not null as revealed from studio.room_round order by chain_id desc, position desc limit 2',
    )
    expect(states).toEqual([
      { state: 'open', revealed: false },
      { state: 'voided', revealed: true },
    ])
  })

  it('is run by one process at a time', async () => {
    await player('first')
    await tick()
    const held = await server.studio.deps.database.hold(6_218_440_911, () => {})
    expect(held).toBeUndefined()
  })
})

describe('the live connection', () => {
  it('sends every bet to everybody, but the round id of a bet only to its player', async () => {
    const [one, other] = [await player('stated'), await player('onlooker')]
    await openRoundCrashing(150, 5_000)
    const { body } = await one.bet('10')
    const own = (await one.live.next('bet')).tableBet
    const seen = (await other.live.next('bet')).tableBet
    expect(own).toMatchObject({ id: body.round.id, mine: true, stake: '10.00', leftAtHundredths: null })
    expect(seen).toMatchObject({ mine: false, stake: '10.00', alias: own.alias })
    expect(JSON.stringify(other.live.messages)).not.toContain(body.round.id)
  })

  it.each([
    ['an unknown session', { type: 'hello', session: 'x'.repeat(43) }, 'studio.sessionExpired'],
    ['another greeting', { type: 'bet' }, 'studio.badRequest'],
    ['extra fields', { type: 'hello', session: 'x', nonce: 1 }, 'studio.badRequest'],
    ['no JSON', '{', 'studio.badRequest'],
  ])('refuses %s and hangs up', async (_name, hello, code) => {
    const live = await connectLive(server.studio.address, hello)
    expect((await live.next('refused')).code).toBe(code)
    await live.closed
  })

  it('refuses pages of another origin', async () => {
    await expect(connectLive(server.studio.address, {}, { origin: 'http://evil.test' })).rejects.toThrow(
      '403',
    )
  })
})
