// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitment, drawFloats } from '../../fair/seeds.ts'
import { plinkoPath, plinkoSlot, plinkoTable } from '../../games/plinko/maths.ts'
import { diceRoll } from '../../games/dice/maths.ts'
import { BINGO_FLOATS } from '../../games/bingo/maths.ts'
import { buildBingoStory } from '../../games/bingo/story.ts'
import { buildDartsStory } from '../../games/darts/story.ts'
import { buildSlideStory } from '../../games/limbo/slide/story.ts'
import { buildCasesStory } from '../../games/cases/story.ts'
import { buildKenoStory } from '../../games/keno/story.ts'
import { limboPoint } from '../../games/limbo/maths.ts'
import { buildScratchStory, SCRATCH_FLOATS } from '../../games/scratch/story.ts'
import { buildWheelStory } from '../../games/wheel/story.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  // Twenty at once on a busy machine: none of them may give the wallet up.
  server = await testStudio({ walletTimeoutMs: 60_000 })
})
afterAll(() => server.close())

const over = { direction: 'over', targetHundredths: 5050 }

describe('an instant game', () => {
  it("takes the stake, pays the return and reports the operator's balance", async () => {
    const session = await server.launch('dice', 'payer')
    for (let count = 0; count < 8; count += 1) {
      const before = server.wallet.balances.get('payer')!
      const { status, body } = await server.ask(session, 'POST', '/api/bets/dice', bet('10.00', over))
      expect(status).toBe(200)
      const won = body.round.multiplier > 0
      expect(body.round).toMatchObject({
        state: 'settled',
        stake: '10.00',
        payout: won ? '20.00' : '0.00',
        fairness: { nonce: count },
      })
      expect(server.wallet.balances.get('payer')).toBe(before + (won ? 1_000_000 : -1_000_000))
      expect(Number(body.balance) * 100_000).toBe(server.wallet.balances.get('payer'))
    }
  })

  it('closes every round on the wire with one win, 0 for a loss', async () => {
    const session = await server.launch('dice', 'closer')
    const { body } = await server.ask(session, 'POST', '/api/bets/dice', bet('1', over))
    const own = server.wallet.calls.filter((call) => call.body['round'] === body.round.id)
    expect(own.map((call) => call.path)).toEqual(['/transaction/bet', '/transaction/win'])
    expect(own[1]!.body).toMatchObject({
      reference_transaction_uuid: own[0]!.body['transaction_uuid'],
      round_closed: true,
      game_code: 'inh_dice',
    })
  })

  it('can be recomputed from the revealed seeds, for every game', async () => {
    const dice = await server.launch('dice', 'checker')
    const limbo = await server.launch('limbo', 'checker')
    const plinko = await server.launch('plinko', 'checker')
    await server.ask(dice, 'POST', '/api/seeds/client', { clientSeed: 'my own seed' })
    const played = [
      await server.ask(dice, 'POST', '/api/bets/dice', bet('1', over)),
      await server.ask(limbo, 'POST', '/api/bets/limbo', bet('1', { targetHundredths: 200 })),
      await server.ask(plinko, 'POST', '/api/bets/plinko', bet('1', { rows: 16, risk: 'high' })),
    ].map((answer) => answer.body.round)
    const {
      body: { revealed },
    } = await server.ask(dice, 'POST', '/api/seeds/rotate', {})
    expect(await commitment(revealed.serverSeed)).toBe(revealed.serverSeedHash)
    expect(revealed).toMatchObject({ clientSeed: 'my own seed', bets: 3 })
    const floats = await Promise.all(
      played.map(async (round) => {
        if (round.fairness.kind !== 'seeds') throw new Error('wrong kind of fairness')
        return drawFloats(
          {
            serverSeed: revealed.serverSeed,
            clientSeed: round.fairness.clientSeed,
            nonce: round.fairness.nonce,
          },
          16,
        )
      }),
    )
    expect(played[0]!.events[0]).toEqual({ type: 'roll', rollHundredths: diceRoll(floats[0]![0]!) })
    expect(played[1]!.events[0]).toEqual({ type: 'rise', pointHundredths: limboPoint(floats[1]![0]!) })
    const slot = plinkoSlot(plinkoPath({ rows: 16, risk: 'high' }, floats[2]!))
    expect(played[2]!.events.at(-1)).toEqual({ type: 'land', slot })
    expect(played[2]!.multiplier).toBe(plinkoTable({ rows: 16, risk: 'high' })[slot])
  })

  it('draws Keno and turns Wheel as the revealed seeds say', async () => {
    const keno = await server.launch('keno', 'drawer')
    const wheel = await server.launch('wheel', 'drawer')
    const picks = [2, 9, 17, 33]
    const played = [
      await server.ask(keno, 'POST', '/api/bets/keno', bet('1', { risk: 'medium', picks })),
      await server.ask(wheel, 'POST', '/api/bets/wheel', bet('1', { segments: 40, risk: 'low' })),
    ].map((answer) => answer.body.round)
    const { revealed } = (await server.ask(keno, 'POST', '/api/seeds/rotate', {})).body
    const floatsOf = (nonce: number) =>
      drawFloats({ serverSeed: revealed.serverSeed, clientSeed: revealed.clientSeed, nonce }, 10)
    const stake = { amount: 1_000_000n, unit: 10_000n }
    const expected = [
      buildKenoStory({ risk: 'medium', picks }, stake, await floatsOf(0)),
      buildWheelStory({ segments: 40, risk: 'low' }, stake, await floatsOf(1)),
    ]
    for (const [index, { events, multiplier }] of expected.entries())
      expect(played[index]).toMatchObject({ state: 'settled', events, multiplier })
  })

  it('slides, throws and draws as the revealed seeds say', async () => {
    const games = [
      ['slide', { targetHundredths: 150 }, buildSlideStory],
      ['darts', { difficulty: 'medium' }, buildDartsStory],
      ['bingo', {}, buildBingoStory],
    ] as const
    const played = []
    for (const [game, more] of games) {
      const session = await server.launch(game, 'slider')
      played.push((await server.ask(session, 'POST', `/api/bets/${game}`, bet('1', more))).body.round)
    }
    const session = await server.launch('slide', 'slider')
    const { revealed } = (await server.ask(session, 'POST', '/api/seeds/rotate', {})).body
    const stake = { amount: 1_000_000n, unit: 10_000n }
    for (const [nonce, round] of played.entries()) {
      const seeds = { serverSeed: revealed.serverSeed, clientSeed: revealed.clientSeed, nonce }
      const [, more, build] = games[nonce]!
      const { events, multiplier } = build(more as never, stake, await drawFloats(seeds, BINGO_FLOATS))
      expect(round).toMatchObject({ state: 'settled', events, multiplier })
    }
    expect(server.wallet.balances.get('slider')).toBe(100_000_000 + server.wallet.moved('slider'))
  })

  it('opens cases and scratches cards as the revealed seeds say', async () => {
    const cases = await server.launch('cases', 'opener')
    const scratch = await server.launch('scratch', 'opener')
    const played = []
    for (let count = 0; count < 6; count += 1) {
      const [session, game] = count % 2 === 0 ? [cases, 'cases'] : [scratch, 'scratch']
      const more = game === 'cases' ? { difficulty: 'hard' } : {}
      const { body } = await server.ask(session, 'POST', `/api/bets/${game}`, bet('1', more))
      played.push(body.round)
    }
    const { revealed } = (await server.ask(cases, 'POST', '/api/seeds/rotate', {})).body
    const stake = { amount: 1_000_000n, unit: 10_000n }
    for (const [nonce, round] of played.entries()) {
      const seeds = { serverSeed: revealed.serverSeed, clientSeed: revealed.clientSeed, nonce }
      const floats = await drawFloats(seeds, SCRATCH_FLOATS)
      const { events, multiplier } =
        nonce % 2 === 0
          ? buildCasesStory({ difficulty: 'hard' }, stake, floats)
          : buildScratchStory({}, stake, floats)
      expect(round).toMatchObject({ state: 'settled', events, multiplier })
    }
    expect(server.wallet.balances.get('opener')).toBe(100_000_000 + server.wallet.moved('opener'))
  })

  it.each([
    ['keno', { risk: 'low', picks: [] }],
    ['keno', { risk: 'low', picks: [3, 3] }],
    ['keno', { risk: 'low', picks: [41] }],
    ['keno', { risk: 'low', picks: '1' }],
    ['wheel', { segments: 11, risk: 'low' }],
    ['wheel', { segments: 10, risk: 'mad' }],
    ['cases', { difficulty: 'master' }],
    ['scratch', { prize: 0 }],
    ['slide', { targetHundredths: 100 }],
    ['slide', {}],
    ['darts', { difficulty: 'master' }],
    ['bingo', { balls: 41 }],
  ] as const)('refuses a bet that %s does not offer: %o', async (game, more) => {
    const session = await server.launch(game, 'chooser')
    expect((await server.ask(session, 'POST', `/api/bets/${game}`, bet('1', more))).status).toBe(400)
    expect(server.wallet.balances.get('chooser')).toBe(100_000_000)
  })

  it('answers a repeated request with the same round and takes nothing again', async () => {
    const session = await server.launch('limbo', 'repeater')
    const order = bet('5', { targetHundredths: 150 })
    const first = await server.ask(session, 'POST', '/api/bets/limbo', order)
    const balance = server.wallet.balances.get('repeater')
    const again = await server.ask(session, 'POST', '/api/bets/limbo', order)
    expect(again.status).toBe(200)
    expect(again.body.round).toEqual(first.body.round)
    expect(server.wallet.balances.get('repeater')).toBe(balance)
  })

  it('plays one round for ten copies of a request that come at once', async () => {
    const session = await server.launch('limbo', 'stormer')
    const order = bet('5', { targetHundredths: 150 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.ask(session, 'POST', '/api/bets/limbo', order)),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThan(0)
    expect(
      answers.every((answer) => answer.status === 200 || answer.body.error.code === 'studio.roundPending'),
    ).toBe(true)
    expect(
      server.wallet.calls.filter(
        (call) => call.path === '/transaction/bet' && call.body['user'] === 'stormer',
      ),
    ).toHaveLength(1)
  })

  it('gives each of twenty bets at once its own nonce', async () => {
    const session = await server.launch('dice', 'parallel')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.ask(session, 'POST', '/api/bets/dice', bet('1', over))),
    )
    const nonces = answers.map((answer) =>
      answer.body.round.fairness.kind === 'seeds' ? answer.body.round.fairness.nonce : -1,
    )
    expect(nonces.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 20 }, (_, index) => index),
    )
    expect(server.wallet.balances.get('parallel')).toBe(100_000_000 + server.wallet.moved('parallel'))
  })

  it('refuses a request id that was used for another bet', async () => {
    const session = await server.launch('dice', 'reuser')
    const order = bet('5', over)
    await server.ask(session, 'POST', '/api/bets/dice', order)
    for (const change of [{ stake: '6' }, { targetHundredths: 6000 }]) {
      const { status, body } = await server.ask(session, 'POST', '/api/bets/dice', { ...order, ...change })
      expect([status, body.error.code]).toEqual([409, 'studio.requestReused'])
    }
  })

  it.each([
    ['a negative stake', '-5', 400, 'studio.badAmount'],
    ['a stake of nothing', '0', 409, 'studio.stakeTooSmall'],
    ['a stake below the least', '0.09', 409, 'studio.stakeTooSmall'],
    ['a stake above the most', '1000.01', 409, 'studio.stakeTooLarge'],
    ['an absurd stake', '999999999999999', 409, 'studio.stakeTooLarge'],
    ['a stake too long to be one', '9999999999999999', 400, 'studio.badAmount'],
    ['a stake finer than a cent', '1.001', 400, 'studio.badAmount'],
    ['a stake in scientific writing', '1e3', 400, 'studio.badAmount'],
    ['a stake that is a number', 5, 400, 'studio.badAmount'],
    ['a stake that is no number', 'NaN', 400, 'studio.badAmount'],
  ])('refuses %s', async (_name, stake, status, code) => {
    const session = await server.launch('dice', 'staker')
    const calls = server.wallet.calls.length
    const answer = await server.ask(session, 'POST', '/api/bets/dice', { ...bet('1', over), stake })
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(server.wallet.calls).toHaveLength(calls)
    expect(server.wallet.balances.get('staker')).toBe(100_000_000)
  })

  it("refuses a bet whose best return is above a round's maximum", async () => {
    const dice = await server.launch('dice', 'dreamer')
    const limbo = await server.launch('limbo', 'dreamer')
    const answers = [
      await server.ask(
        dice,
        'POST',
        '/api/bets/dice',
        bet('20', { direction: 'under', targetHundredths: 1 }),
      ),
      await server.ask(limbo, 'POST', '/api/bets/limbo', bet('1', { targetHundredths: 100_000_000 })),
    ]
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [409, { code: 'studio.winTooLarge', details: { maximum: '100000.00' } }],
      [409, { code: 'studio.winTooLarge', details: { maximum: '100000.00' } }],
    ])
  })

  it('refuses a nonce from the client and every other unknown field', async () => {
    const session = await server.launch('dice', 'faker')
    for (const field of ['nonce', 'serverSeed', 'payout']) {
      const { status, body } = await server.ask(session, 'POST', '/api/bets/dice', {
        ...bet('1', over),
        [field]: 1,
      })
      expect([status, body.error]).toEqual([400, { code: 'studio.unknownField', details: { field } }])
    }
  })

  it('refuses what the rules of the game do not allow', async () => {
    const dice = await server.launch('dice', 'wild')
    const plinko = await server.launch('plinko', 'wild')
    const outside = await server.ask(
      dice,
      'POST',
      '/api/bets/dice',
      bet('1', { direction: 'over', targetHundredths: 10_000 }),
    )
    expect([outside.status, outside.body.error]).toEqual([
      400,
      { code: 'studio.badTarget', details: { minimum: 200, maximum: 9_999 } },
    ])
    const rows = await server.ask(plinko, 'POST', '/api/bets/plinko', bet('1', { rows: 7, risk: 'low' }))
    expect([rows.status, rows.body.error.details]).toEqual([400, { field: 'rows' }])
  })

  it('plays only the game that was launched', async () => {
    const session = await server.launch('dice', 'wanderer')
    const { status, body } = await server.ask(
      session,
      'POST',
      '/api/bets/limbo',
      bet('1', { targetHundredths: 150 }),
    )
    expect([status, body.error.code]).toEqual([403, 'studio.otherGame'])
  })

  it('lists the rounds of the player and of nobody else, newest first', async () => {
    const session = await server.launch('dice', 'reader')
    const ids: string[] = []
    for (let count = 0; count < 25; count += 1) {
      server.clock.advance(1_000)
      ids.unshift((await server.ask(session, 'POST', '/api/bets/dice', bet('1', over))).body.round.id)
    }
    const first = (await server.ask(session, 'GET', '/api/rounds')).body
    const second = (await server.ask(session, 'GET', `/api/rounds?before=${first.before}`)).body
    expect([...first.rounds, ...second.rounds].map((round) => round.id)).toEqual(ids)
    expect(second.before).toBeNull()
  })
})
