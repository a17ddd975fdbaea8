// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFloats } from '../../fair/seeds.ts'
import { BLACKJACK_FLOATS } from '../../games/blackjack/parts.ts'
import { BLACKJACK_MOVES, shuffledCards, totalOf, valueOf } from '../../games/blackjack/rules.ts'
import { blackjackGame } from '../../games/blackjack/story.ts'
import { asStudio, openDatabase } from '../database.ts'
import { RESERVED_AT_MOST_MS } from '../rounds/recover-rounds.ts'
import { dyingDatabase } from '../testing/dying-database.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const START = 100_000_000
const { hit, stand, double, split, insure, decline } = BLACKJACK_MOVES
type Wanted = (cards: readonly number[]) => boolean

/** Two cards of the player and the dealer's, by value: player, dealer, player, dealer. */
const values = (cards: readonly number[]) => cards.slice(0, 4).map(valueOf)
const isOpen: Wanted = (cards) => {
  const [first, up, second] = values(cards)
  return (
    first! + second! >= 12 &&
    first! + second! <= 16 &&
    first !== second &&
    first !== 1 &&
    second !== 1 &&
    up! >= 2 &&
    up! <= 9
  )
}
const canSplit: Wanted = (cards) => {
  const [first, up, second] = values(cards)
  return (
    first === second &&
    first! >= 2 &&
    first! <= 9 &&
    up! >= 2 &&
    up! <= 9 &&
    [4, 5].every((index) => totalOf([cards[index]!, cards[0]!]).total < 21)
  )
}
const asks: Wanted = (cards) => valueOf(cards[1]!) === 1 && totalOf([cards[0]!, cards[2]!]).total < 21
const insured: Wanted = (cards) => asks(cards) && valueOf(cards[3]!) === 10
const natural: Wanted = (cards) =>
  totalOf([cards[0]!, cards[2]!]).total === 21 && valueOf(cards[1]!) < 10 && valueOf(cards[1]!) > 1

/** Opens the game with a client seed whose next round deals as wanted. */
async function launch(user: string, wanted: Wanted, balance?: number) {
  const session = await server.launch('blackjack', user, balance)
  const { seeds } = (await server.ask(session, 'GET', '/api/session')).body
  const serverSeed = await server.secretSeed(seeds.serverSeedHash)
  for (let count = 0; ; count += 1) {
    const clientSeed = `seed ${count}`
    const pair = { serverSeed, clientSeed, nonce: seeds.nonce }
    const floats = await drawFloats(pair, BLACKJACK_FLOATS)
    if (!wanted(shuffledCards(floats))) continue
    await server.ask(session, 'POST', '/api/seeds/client', { clientSeed })
    return { session, floats, cards: shuffledCards(floats) }
  }
}

async function start(user: string, wanted: Wanted, stake = '10', balance?: number) {
  const opened = await launch(user, wanted, balance)
  const { session, floats } = opened
  const { body } = await server.ask(session, 'POST', '/api/bets/blackjack', bet(stake, {}))
  const path = `/api/rounds/${body.round.id}`
  const move = (step: number, way: number) => server.ask(session, 'POST', `${path}/move`, { step, move: way })
  return {
    ...opened,
    round: body.round,
    balance: body.balance,
    path,
    move,
    /** What the wallet has after these moves. */
    expected: (moves: readonly number[], raised: number) => {
      const story = blackjackGame.story(
        { bet: {}, moves, state: 'cashedOut' },
        { amount: 10_000_000n, unit: 10_000n },
        floats,
      )
      return START - 1_000_000 - raised + Number(story.payout / 10n)
    },
  }
}

const callsOf = (user: string, path: string) =>
  server.wallet.calls.filter((call) => call.path === path && call.body['user'] === user)
const codeOf = ({ status, body }: { status: number; body: { error: { code: string } } }) => [
  status,
  body.error?.code,
]

describe('blackjack', () => {
  it('deals four cards, hides the second one of the dealer, and pays what the hands are worth', async () => {
    const { session, round, balance, cards, move, path, expected } = await start('player', isOpen)
    expect(round).toMatchObject({
      state: 'open',
      events: [{ type: 'deal', player: [cards[0], cards[2]], dealer: cards[1] }],
    })
    expect(balance).toBe('990.00')
    for (const answer of [
      await server.ask(session, 'GET', '/api/session'),
      await server.ask(session, 'GET', '/api/rounds'),
      await server.ask(undefined, 'GET', `/api/verify${path.slice(4)}`),
    ])
      expect(answer.text).not.toMatch(/"type":"dealer"|"result"/)
    const { body } = await move(0, stand)
    expect(body.round).toMatchObject({ state: 'settled' })
    expect(body.round).not.toHaveProperty('raised')
    expect(server.wallet.balances.get('player')).toBe(expected([stand], 0))
  })

  it('pays a blackjack 3 to 2 with the answer to the bet', async () => {
    const { round, balance } = await start('natural', natural)
    expect(round).toMatchObject({ state: 'settled', payout: '25.00', multiplier: 2_500_000 })
    expect(balance).toBe('1015.00')
    expect(server.wallet.balances.get('natural')).toBe(START + 1_500_000)
  })

  it('doubles with a further bet in the same round, taken before the card is dealt', async () => {
    const user = 'doubler'
    const { round, cards, move, expected } = await start(user, isOpen)
    const { body } = await move(0, double)
    expect(body.round).toMatchObject({ state: 'settled', stake: '10.00', raised: '10.00' })
    expect(body.round.events[1]).toEqual({ type: 'card', hand: 0, card: cards[4], doubled: true })
    const bets = callsOf(user, '/transaction/bet').map((call) => call.body)
    expect(bets.map((call) => [call['round'], call['amount'], call['round_closed']])).toEqual([
      [round.id, 1_000_000, false],
      [round.id, 1_000_000, false],
    ])
    expect(new Set(bets.map((call) => call['transaction_uuid'])).size).toBe(2)
    expect(callsOf(user, '/transaction/win')).toHaveLength(1)
    expect(server.wallet.balances.get(user)).toBe(expected([double], 1_000_000))
  })

  it('splits and doubles: three bets, one win, and the balance after each', async () => {
    const user = 'splitter'
    const { move, expected, session } = await start(user, canSplit)
    const first = await move(0, split)
    expect([first.body.round.state, first.body.balance, first.body.round]).toMatchObject([
      'open',
      '980.00',
      { raised: '10.00' },
    ])
    const second = await move(1, double)
    expect(second.body).toMatchObject({ balance: '970.00', round: { raised: '20.00', state: 'open' } })
    await server.restart()
    expect((await server.ask(session, 'GET', '/api/session')).body.openRound).toMatchObject({
      raised: '20.00',
    })
    const last = await move(2, stand)
    expect(last.body.round.state).toBe('settled')
    expect(callsOf(user, '/transaction/bet')).toHaveLength(3)
    expect(server.wallet.balances.get(user)).toBe(expected([split, double, stand], 2_000_000))
  })

  it('insures for half the stake and pays it 2 to 1 behind a blackjack', async () => {
    const { move } = await start('insured', insured)
    const { body } = await move(0, insure)
    expect(body.round).toMatchObject({ state: 'settled', payout: '15.00', raised: '5.00' })
    expect(server.wallet.balances.get('insured')).toBe(START)
  })

  it('refuses a raise that the player cannot pay, and the round goes on as it was', async () => {
    const user = 'poor'
    const { move } = await start(user, isOpen, '10', 15)
    expect(codeOf(await move(0, double))).toEqual([409, 'studio.notEnoughMoney'])
    expect(
      await server.rows(
        "select state from studio.raise where round_id in (select id from studio.told_round where operator_user = 'poor')",
      ),
    ).toEqual([{ state: 'refused' }])
    expect(codeOf(await move(0, double))).toEqual([409, 'studio.notEnoughMoney'])
    const { body } = await move(0, stand)
    expect(body.round).toMatchObject({ state: 'settled', stake: '10.00' })
    expect(body.round).not.toHaveProperty('raised')
  })

  it.each(['silence', 'drop', 'http500', 'garbage', 'otherRequest'] as const)(
    'gives a raise back whose answer is unclear, deals no card for it, and takes it when it is asked again: %s',
    async (kind) => {
      const user = `unclear-${kind}`
      const { round, move, expected } = await start(user, isOpen)
      server.wallet.trouble('/transaction/bet', { kind, booked: true } as never)
      expect(codeOf(await move(0, double))).toEqual([503, 'studio.betNotTaken'])
      expect(server.wallet.balances.get(user)).toBe(START - 1_000_000)
      const rollbacks = callsOf(user, '/transaction/rollback')
      expect(rollbacks.map((call) => [call.body['round'], call.body['round_closed']])).toEqual([
        [round.id, false],
      ])
      const { body } = await move(0, double)
      expect(body.round).toMatchObject({ state: 'settled', raised: '10.00' })
      expect(server.wallet.balances.get(user)).toBe(expected([double], 1_000_000))
    },
  )

  it('makes no move while a refund is owed, and goes on once the operator has it', async () => {
    const user = 'waiter'
    const { move, expected } = await start(user, isOpen)
    server.wallet.trouble('/transaction/bet', { kind: 'silence', booked: true } as never)
    for (let count = 0; count < 2; count += 1)
      server.wallet.trouble('/transaction/rollback', { kind: 'silence', booked: false } as never)
    expect(codeOf(await move(0, double))).toEqual([503, 'studio.betNotTaken'])
    for (const way of [stand, hit, double])
      expect(codeOf(await move(0, way))).toEqual([503, 'studio.roundPending'])
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    expect(
      (await server.rows("select state from studio.told_round where operator_user = 'waiter'"))[0],
    ).toEqual({ state: 'open' })
    server.clock.advance(10 * 60 * 1000)
    await server.recover()
    await server.recover()
    expect(
      (await server.rows("select state from studio.told_round where operator_user = 'waiter'"))[0],
    ).toEqual({ state: 'settled' })
    expect(server.wallet.balances.get(user)).toBe(expected([stand], 0))
  })

  it('takes one raise and deals one card, however often and with whatever else it is asked at the same moment', async () => {
    const user = 'masher'
    const { move, session } = await start(user, canSplit)
    const answers = await Promise.all([
      move(0, split),
      move(0, split),
      move(0, double),
      move(0, stand),
      move(0, split),
      move(0, hit),
    ])
    const good = answers.filter(({ status }) => status === 200)
    expect(good.length).toBeGreaterThan(0)
    for (const { status, body } of answers)
      if (status !== 200)
        expect(['studio.roundPending', 'studio.badMove', 'studio.roundEnded']).toContain(body.error.code)
    for (let step = 1; step < 12; step += 1) {
      if (!(await server.ask(session, 'GET', '/api/session')).body.openRound) break
      await move(step, stand)
    }
    const taken = await server.rows(
      "select amount from studio.raise join studio.told_round on told_round.id = round_id where operator_user = 'masher' and raise.state = 'taken'",
    )
    expect(callsOf(user, '/transaction/bet').length).toBe(1 + taken.length)
    expect(new Set(callsOf(user, '/transaction/win').map((call) => call.body['transaction_uuid'])).size).toBe(
      1,
    )
    expect(server.wallet.balances.get(user)).toBe(START + server.wallet.moved(user))
  })

  it('refuses what the rules do not allow, early, late and foreign moves, and takes nothing for them', async () => {
    const { session, path, move } = await start('breaker', isOpen)
    const stranger = await server.launch('blackjack', 'stranger')
    const other = await server.launch('jacks', 'breaker')
    const ask = (who: string, body: object) => server.ask(who, 'POST', `${path}/move`, body)
    const answers = [
      await move(0, split),
      await move(0, insure),
      await move(0, decline),
      await move(0, 6),
      await move(1, double),
      await ask(session, { step: 0, move: double, amount: '1' }),
      await ask(stranger, { step: 0, move: double }),
      await ask(other, { step: 0, move: double }),
      await server.ask(session, 'POST', `${path}/cash-out`, {}),
      await server.ask(session, 'POST', '/api/bets/blackjack', bet('10', {})),
    ]
    expect(answers.map(codeOf)).toEqual([
      [409, 'studio.badMove'],
      [409, 'studio.badMove'],
      [409, 'studio.badMove'],
      [409, 'studio.badMove'],
      [409, 'studio.badMove'],
      [400, 'studio.unknownField'],
      [404, 'studio.notFound'],
      [404, 'studio.notFound'],
      [409, 'studio.nothingOpened'],
      [409, 'studio.roundOpen'],
    ])
    expect(server.wallet.balances.get('breaker')).toBe(START - 1_000_000)
    await move(0, stand)
    expect((await move(1, double)).body.error.code).toBe('studio.roundEnded')
    expect(callsOf('breaker', '/transaction/bet')).toHaveLength(1)
  })

  it('asks about insurance before anything else', async () => {
    const { move } = await start('asked', (cards) => asks(cards) && !insured(cards))
    for (const way of [hit, stand, double])
      expect(codeOf(await move(0, way))).toEqual([409, 'studio.badMove'])
    expect((await move(0, decline)).body.round.state).toBe('open')
  })

  it('stands on all hands of an abandoned round after two days', async () => {
    const { move, expected } = await start('leaver', canSplit)
    await move(0, split)
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    await server.recover()
    expect(server.wallet.balances.get('leaver')).toBe(expected([split, stand, stand], 1_000_000))
  })

  it('loses and doubles nothing when the studio is killed at any step of a double', async () => {
    const ends = new Set<string>()
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; ; step += 1) {
        const user = `killed ${when} ${step}`
        const { session } = await launch(user, isOpen)
        const database = dyingDatabase(
          openDatabase({ url: asStudio(server.environment.databaseUrl) }, () => {}),
        )
        await server.restart({ database })
        database.dieAt(step, when)
        const { body } = await server.ask(session, 'POST', '/api/bets/blackjack', bet('10', {}))
        if (body.round)
          await server.ask(session, 'POST', `/api/rounds/${body.round.id}/move`, { step: 0, move: double })
        const { died } = database
        await server.restart()
        for (let attempt = 0; attempt < 4; attempt += 1) {
          server.clock.advance(RESERVED_AT_MOST_MS + 6 * 60_000)
          await server.recover()
        }
        server.clock.advance(49 * 60 * 60 * 1000)
        for (let attempt = 0; attempt < 3; attempt += 1) await server.recover()
        const rounds = await server.rows(
          'select id, state, stake, raised, payout from studio.told_round where operator_user = $1',
          [user],
        )
        let balance = START
        for (const { state, stake, raised, payout } of rounds) {
          expect(['settled', 'voided', 'refused']).toContain(state)
          if (state === 'settled') balance += (Number(payout) - Number(stake) - Number(raised)) / 10
          ends.add(`${String(state)} ${Number(raised) > 0 ? 'doubled' : 'plain'}`)
        }
        expect(
          await server.rows("select 1 from studio.raise where state in ('reserved', 'voiding')"),
        ).toEqual([])
        expect(server.wallet.balances.get(user)).toBe(balance)
        expect(server.wallet.balances.get(user)).toBe(START + server.wallet.moved(user))
        if (!died) break
        expect(step).toBeLessThan(40)
      }
    }
    expect([...ends].toSorted()).toEqual(['settled doubled', 'settled plain', 'voided plain'])
  })
})
