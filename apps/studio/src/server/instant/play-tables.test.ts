// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFloats } from '../../fair/seeds.ts'
import { MOST_SPOTS } from '../../fair/table/check-chips.ts'
import { buildTableStory } from '../../fair/table/pay-chips.ts'
import type { TableBet } from '../../fair/table/table-game.ts'
import { baccaratGame, superSixGame } from '../../games/baccarat/maths.ts'
import { crapsGame } from '../../games/craps/maths.ts'
import { dragonTigerGame } from '../../games/dragontiger/maths.ts'
import { fantanGame } from '../../games/fantan/maths.ts'
import { moneyWheelGame } from '../../games/moneywheel/maths.ts'
import { prawnCrabGame } from '../../games/prawncrab/maths.ts'
import { rouletteGame } from '../../games/roulette/maths.ts'
import { sicboGame } from '../../games/sicbo/maths.ts'
import { xocdiaGame } from '../../games/xocdia/maths.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  // Twenty at once on a busy machine: none of them may give the wallet up.
  server = await testStudio({ walletTimeoutMs: 60_000 })
})
afterAll(() => server.close())

const chips = (placed: Readonly<Record<string, string>>): TableBet => ({
  chips: Object.entries(placed).map(([spot, amount]) => ({ spot, amount })),
})
const coin = 10_000n
const mixed = chips({ 'straight-17': '0.10', red: '2', 'dozen-2': '1.05', 'split-0-3': '0.33' })

describe('a table', () => {
  it('takes the sum of its chips and pays the exact sum of what they win', async () => {
    const session = await server.launch('roulette', 'payer')
    let paid = 0n
    for (let count = 0; count < 30; count += 1) {
      const { status, body } = await server.ask(session, 'POST', '/api/bets/roulette', bet('3.48', mixed))
      expect(status).toBe(200)
      expect(body.round).toMatchObject({ state: 'settled', stake: '3.48', parameters: mixed })
      const [event] = body.round.events
      if (event?.type !== 'stop' || !('pocket' in event)) throw new Error('no pocket')
      // Hundredths by spot, without the code that pays.
      const { pocket } = event
      const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(pocket)
      const expected =
        (pocket === 17 ? 360 : 0) +
        (red ? 400 : 0) +
        (pocket >= 13 && pocket <= 24 ? 315 : 0) +
        (pocket === 0 || pocket === 3 ? 594 : 0)
      expect(body.round.payout).toBe((expected / 100).toFixed(2))
      expect(body.round.multiplier).toBe(Math.floor((expected * 1_000_000) / 348))
      paid += BigInt(expected)
    }
    expect(server.wallet.balances.get('payer')).toBe(100_000_000 + Number(paid * 1000n) - 30 * 348 * 1000)
    expect(server.wallet.balances.get('payer')).toBe(100_000_000 + server.wallet.moved('payer'))
  })

  it('can be recomputed from the revealed seeds, for every table', async () => {
    const tables = [
      ['roulette', rouletteGame, { 'straight-0': '1', black: '0.5' }],
      ['baccarat', baccaratGame, { banker: '1', tie: '0.5', 'player-pair': '0.25' }],
      ['sicbo', sicboGame, { big: '1', 'pair-1-6': '0.5', 'single-3': '0.25' }],
      ['craps', crapsGame, { pass: '1', 'place-6': '0.6', 'hard-8': '0.25', field: '0.1' }],
      ['dragontiger', dragonTigerGame, { dragon: '1', tie: '0.5', 'tiger-odd': '0.25' }],
      ['fantan', fantanGame, { 'fan-1': '1', 'nim-2-3': '0.5', 'ssh-1-2-3': '0.6' }],
      ['prawncrab', prawnCrabGame, { fish: '1', 'prawn-crab': '0.5', triple: '0.25' }],
      ['xocdia', xocdiaGame, { even: '1', 'red-3': '0.5' }],
      ['moneywheel', moneyWheelGame, { 'wheel-1': '1', 'wheel-20': '0.5', 'wheel-joker': '0.1' }],
      ['supersix', superSixGame, { banker: '1', 'super-six': '0.5', tie: '0.25' }],
    ] as const
    const played = []
    for (const [game, , placed] of tables) {
      const session = await server.launch(game, 'checker')
      const hundredths = Object.values(placed).reduce((sum, amount) => sum + Number(amount) * 100, 0)
      const order = bet((hundredths / 100).toFixed(2), chips(placed))
      const { status, body } = await server.ask(session, 'POST', `/api/bets/${game}`, order)
      expect([game, status]).toEqual([game, 200])
      played.push(body.round)
    }
    const session = await server.launch('xocdia', 'checker')
    const { revealed } = (await server.ask(session, 'POST', '/api/seeds/rotate', {})).body
    for (const [nonce, [, game, placed]] of tables.entries()) {
      const seeds = { serverSeed: revealed.serverSeed, clientSeed: revealed.clientSeed, nonce }
      const round = played[nonce]!
      const amount = BigInt(Math.round(Number(round.stake) * 100)) * coin
      const story = buildTableStory<object, never>(
        game as never,
        chips(placed),
        { amount, unit: coin },
        await drawFloats(seeds, game.floats),
      )
      expect(round).toMatchObject({
        state: 'settled',
        events: story.events,
        multiplier: story.multiplier,
        payout: (Number(story.payout / coin) / 100).toFixed(2),
      })
    }
  })

  const entry = (spot: string, amount: unknown) => ({ spot, amount })
  it.each([
    ['an unknown spot', [entry('straight-37', '1')], 'studio.badSpot'],
    ['the spot of another table', [entry('banker', '1')], 'studio.badSpot'],
    ['the same spot twice', [entry('red', '0.5'), entry('red', '0.5')], 'studio.badSpot'],
    ['an inherited name as spot', [entry('constructor', '1')], 'studio.badSpot'],
    ['an amount of nothing', [entry('red', '0')], 'studio.badChipAmount'],
    ['a negative amount', [entry('red', '2'), entry('black', '-1')], 'studio.badChipAmount'],
    ['an amount finer than a cent', [entry('red', '0.995'), entry('black', '0.005')], 'studio.badChipAmount'],
    ['an amount in scientific writing', [entry('red', '1e0')], 'studio.badChipAmount'],
    ['an amount too large', [entry('red', '1000000000000000000')], 'studio.badChipAmount'],
    ['chips below the stake', [entry('red', '0.99')], 'studio.chipsNotStake'],
    ['chips above the stake', [entry('red', '1'), entry('black', '0.01')], 'studio.chipsNotStake'],
    ['no chips', [], 'studio.badRequest'],
    ['an amount that is a number', [entry('red', 1)], 'studio.badRequest'],
    ['odds of its own', [{ spot: 'red', amount: '1', odds: 100 }], 'studio.unknownField'],
    ['a spot too long', [entry('r'.repeat(21), '1')], 'studio.badRequest'],
    [
      'chips on too many spots',
      rouletteGame.spots.slice(0, MOST_SPOTS + 1).map((spot) => entry(spot, '1')),
      'studio.badRequest',
    ],
  ])('refuses %s and takes nothing', async (_name, placed, code) => {
    const session = await server.launch('roulette', 'liar')
    const calls = server.wallet.calls.length
    const order = bet('1', { chips: placed })
    const { status, body } = await server.ask(session, 'POST', '/api/bets/roulette', order)
    expect([status, body.error.code]).toEqual([400, code])
    expect(server.wallet.calls).toHaveLength(calls)
    expect(server.wallet.balances.get('liar')).toBe(100_000_000)
  })

  it('refuses a result, an outcome and free rounds from the client', async () => {
    const session = await server.launch('roulette', 'faker')
    for (const field of ['pocket', 'events', 'payout', 'freeRounds']) {
      const order = { ...bet('1', chips({ red: '1' })), [field]: 'x' }
      const { status, body } = await server.ask(session, 'POST', '/api/bets/roulette', order)
      expect([status, body.error]).toEqual([400, { code: 'studio.unknownField', details: { field } }])
    }
  })

  it('keeps the limits of a round: least, most, and what its best result may pay', async () => {
    const roulette = await server.launch('roulette', 'bounded', 10_000)
    const sicbo = await server.launch('sicbo', 'bounded', 10_000)
    const ask = async (session: string, game: string, stake: string, placed: Record<string, string>) => {
      const { status, body } = await server.ask(
        session,
        'POST',
        `/api/bets/${game}`,
        bet(stake, chips(placed)),
      )
      return [status, body.error?.code]
    }
    expect(await ask(roulette, 'roulette', '0.09', { red: '0.09' })).toEqual([409, 'studio.stakeTooSmall'])
    expect(await ask(roulette, 'roulette', '0.10', { red: '0.05', odd: '0.05' })).toEqual([200, undefined])
    expect(await ask(roulette, 'roulette', '1000.01', { red: '1000', odd: '0.01' })).toEqual([
      409,
      'studio.stakeTooLarge',
    ])
    // A triple pays 181 times its chip: 552.49 x 181 = 100,000.69 is above 100,000, 552.48 is not.
    expect(await ask(sicbo, 'sicbo', '552.49', { 'triple-1': '552.49' })).toEqual([409, 'studio.winTooLarge'])
    expect(await ask(sicbo, 'sicbo', '552.48', { 'triple-1': '552.48' })).toEqual([200, undefined])
    // Together they win more, though each alone would be allowed; two triples never win together.
    expect(await ask(sicbo, 'sicbo', '560', { 'triple-1': '550', 'any-triple': '10' })).toEqual([
      200,
      undefined,
    ])
    expect(await ask(sicbo, 'sicbo', '565', { 'triple-1': '550', 'any-triple': '15' })).toEqual([
      409,
      'studio.winTooLarge',
    ])
    expect(await ask(sicbo, 'sicbo', '1000', { 'triple-1': '500', 'triple-2': '500' })).toEqual([
      200,
      undefined,
    ])
  })

  it('answers a repeated request with the same round, and refuses its id for other chips', async () => {
    const session = await server.launch('baccarat', 'repeater')
    const order = bet('3', chips({ banker: '2', tie: '1' }))
    const first = await server.ask(session, 'POST', '/api/bets/baccarat', order)
    const balance = server.wallet.balances.get('repeater')
    const again = await server.ask(session, 'POST', '/api/bets/baccarat', order)
    expect(again.body.round).toEqual(first.body.round)
    for (const other of [chips({ banker: '1', tie: '2' }), chips({ player: '2', tie: '1' })]) {
      const { status, body } = await server.ask(session, 'POST', '/api/bets/baccarat', { ...order, ...other })
      expect([status, body.error.code]).toEqual([409, 'studio.requestReused'])
    }
    expect(server.wallet.balances.get('repeater')).toBe(balance)
  })

  it('plays one round for twenty copies of a bet at once, and twenty rounds for twenty bets', async () => {
    const session = await server.launch('craps', 'stormer')
    const placed = chips({ pass: '1', 'place-8': '1', 'hard-6': '1' })
    const order = bet('3', placed)
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => server.ask(session, 'POST', '/api/bets/craps', order)),
    )
    expect(
      copies.every(({ status, body }) => status === 200 || body.error.code === 'studio.roundPending'),
    ).toBe(true)
    const bets = () =>
      server.wallet.calls.filter(
        ({ path, body }) => path === '/transaction/bet' && body['user'] === 'stormer',
      )
    expect(bets()).toHaveLength(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.ask(session, 'POST', '/api/bets/craps', bet('3', placed))),
    )
    const nonces = answers.map(({ body }) =>
      body.round.fairness.kind === 'seeds' ? body.round.fairness.nonce : -1,
    )
    expect(new Set(nonces).size).toBe(20)
    expect(bets()).toHaveLength(21)
    expect(server.wallet.balances.get('stormer')).toBe(100_000_000 + server.wallet.moved('stormer'))
  })

  it('takes nothing from a player who cannot pay for all chips', async () => {
    const session = await server.launch('roulette', 'poor', 2.5)
    const order = bet('3', chips({ red: '1', odd: '1', low: '1' }))
    const { status, body } = await server.ask(session, 'POST', '/api/bets/roulette', order)
    expect([status, body.error.code]).toEqual([409, 'studio.notEnoughMoney'])
    expect(server.wallet.balances.get('poor')).toBe(250_000)
  })
})
