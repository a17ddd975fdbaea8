// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFloats } from '../../fair/seeds.ts'
import { floatsOf, type BlackjackBet } from '../../games/blackjack/parts.ts'
import { BLACKJACK_MOVES, shuffledCards, totalOf, valueOf } from '../../games/blackjack/rules.ts'
import { pairOf } from '../../games/blackjack/side-bets.ts'
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
const { stand, double, split, insure, decline } = BLACKJACK_MOVES
const parts = { hands: 3, hand: '10.00', pairs: '1.00', three: '1.00' } satisfies BlackjackBet
const STAKE = '36.00'
const COSTS = 3_600_000

/** The cards of three hands and the dealer's two, in the order of the deal. */
type Wanted = (hands: readonly (readonly number[])[], up: number, hole: number) => boolean
const isPlain = (hand: readonly number[]) => {
  const { total, soft } = totalOf(hand)
  return !soft && total >= 12 && total <= 18
}
/** Nothing is decided by the deal, and the dealer does not look. */
const isOpen: Wanted = (hands, up) => hands.every(isPlain) && valueOf(up) >= 2 && valueOf(up) <= 9
const canSplit: Wanted = (hands, up, hole) =>
  isOpen(hands, up, hole) && valueOf(hands[0]![0]!) === valueOf(hands[0]![1]!)
const hasPair: Wanted = (hands, up, hole) =>
  isOpen(hands, up, hole) && pairOf(hands[1]!) !== 'none' && pairOf(hands[0]!) === 'none'
const asks: Wanted = (hands, up, hole) => hands.every(isPlain) && valueOf(up) === 1 && valueOf(hole) === 10

async function launch(user: string, wanted: Wanted, balance?: number) {
  const session = await server.launch('blackjack', user, balance)
  const { seeds } = (await server.ask(session, 'GET', '/api/session')).body
  const serverSeed = await server.secretSeed(seeds.serverSeedHash)
  for (let count = 0; ; count += 1) {
    const clientSeed = `seed ${count}`
    const floats = await drawFloats({ serverSeed, clientSeed, nonce: seeds.nonce }, floatsOf(parts))
    const cards = shuffledCards(floats)
    const hands = [0, 1, 2].map((index) => [cards[index]!, cards[index + 4]!])
    if (!wanted(hands, cards[3]!, cards[7]!)) continue
    await server.ask(session, 'POST', '/api/seeds/client', { clientSeed })
    return { session, floats, cards }
  }
}

async function start(user: string, wanted: Wanted, balance?: number) {
  const opened = await launch(user, wanted, balance)
  const { session, floats } = opened
  const order = bet(STAKE, parts)
  const { body } = await server.ask(session, 'POST', '/api/bets/blackjack', order)
  const path = `/api/rounds/${body.round.id}`
  return {
    ...opened,
    ...{ order, path, round: body.round, balance: body.balance },
    move: (step: number, move: number) => server.ask(session, 'POST', `${path}/move`, { step, move }),
    /** What the wallet has after these moves. */
    expected: (moves: readonly number[], raised: number) => {
      const story = blackjackGame.story(
        { bet: parts, moves, state: 'cashedOut' },
        { amount: 36_000_000n, unit: 10_000n },
        floats,
      )
      return START - COSTS - raised + Number(story.payout / 10n)
    },
  }
}

const callsOf = (user: string, path: string) =>
  server.wallet.calls.filter((call) => call.path === path && call.body['user'] === user)
const codeOf = ({ status, body }: { status: number; body: { error: { code: string } } }) => [
  status,
  body.error?.code,
]
const held = (user: string) => server.wallet.balances.get(user)

describe('three hands of blackjack with side bets', () => {
  it('are one bet of the whole stake and one win, and hide what is not dealt yet', async () => {
    const user = 'player'
    const { session, round, balance, cards, path, move, expected } = await start(user, hasPair)
    expect(round).toMatchObject({ state: 'open', stake: STAKE, parameters: parts, payout: '0.00' })
    expect(round.events).toMatchObject([
      {
        type: 'deal',
        player: [cards[0], cards[4]],
        more: [
          [cards[1], cards[5]],
          [cards[2], cards[6]],
        ],
      },
      { type: 'sides' },
    ])
    expect(balance).toBe('964.00')
    for (const answer of [
      await server.ask(session, 'GET', '/api/session'),
      await server.ask(session, 'GET', '/api/rounds'),
      await server.ask(undefined, 'GET', `/api/verify${path.slice(4)}`),
    ])
      expect(answer.text).not.toMatch(/"type":"dealer"|"result"/)
    const moves = [stand, stand, stand]
    for (const step of moves.keys()) await move(step, stand)
    expect(callsOf(user, '/transaction/bet').map(({ body }) => body['amount'])).toEqual([COSTS])
    expect(callsOf(user, '/transaction/win')).toHaveLength(1)
    expect(held(user)).toBe(expected(moves, 0))
  })

  it('raise hand by hand by the stake of a hand alone', async () => {
    const user = 'raiser'
    const { move, expected } = await start(user, canSplit)
    const moves = [split, stand, stand, double, stand]
    for (const [step, way] of moves.entries()) {
      const { status, body } = await move(step, way)
      // A hand of 21 after the split is done by itself.
      if (status !== 200) return expect(body.error.code).toBe('studio.badMove')
    }
    expect(callsOf(user, '/transaction/bet').map(({ body }) => body['amount'])).toEqual([
      COSTS,
      1_000_000,
      1_000_000,
    ])
    expect(held(user)).toBe(expected(moves, 2_000_000))
    return undefined
  })

  it('insure each hand for half of its stake', async () => {
    const user = 'insurer'
    const { move, expected } = await start(user, asks)
    const moves = [insure, decline, insure]
    for (const [step, way] of moves.entries()) expect((await move(step, way)).status).toBe(200)
    expect(callsOf(user, '/transaction/bet').map(({ body }) => body['amount'])).toEqual([
      COSTS,
      500_000,
      500_000,
    ])
    expect(held(user)).toBe(expected(moves, 1_000_000))
  })

  it('are taken once, however often the same bet is sent, and never with other parts', async () => {
    const user = 'repeater'
    const { session, floats } = await launch(user, isOpen)
    expect(floats).toHaveLength(floatsOf(parts))
    const order = bet(STAKE, parts)
    const send = (body: object) => server.ask(session, 'POST', '/api/bets/blackjack', body)
    await Promise.all([send(order), send(order), send(order)])
    const again = await send(order)
    expect(again.body.round).toMatchObject({ state: 'open', stake: STAKE })
    const swapped = { ...order, hands: 1, hand: '34.00' }
    expect(codeOf(await send(swapped))).toEqual([409, 'studio.requestReused'])
    // Nobody adds a side bet once the cards are seen: an open round takes no second bet, and a move no amount.
    expect(codeOf(await send(bet('12.00', { hands: 1, hand: '2.00', three: '10.00' })))).toEqual([
      409,
      'studio.roundOpen',
    ])
    const path = `/api/rounds/${again.body.round.id}/move`
    expect(codeOf(await server.ask(session, 'POST', path, { step: 0, move: stand, pairs: '10' }))).toEqual([
      400,
      'studio.unknownField',
    ])
    expect(callsOf(user, '/transaction/bet')).toHaveLength(1)
    expect(held(user)).toBe(START - COSTS)
  })

  it('are refused, with nothing taken, where the parts are not the stake or could pay too much', async () => {
    const user = 'breaker'
    const session = await server.launch('blackjack', user)
    const send = async (stake: string, more: object) =>
      codeOf(await server.ask(session, 'POST', '/api/bets/blackjack', bet(stake, more)))
    const badParts = [409, 'studio.badParts']
    expect(await send('35.00', parts)).toEqual(badParts)
    expect(await send('48.00', { ...parts, hands: 4 })).toEqual(badParts)
    expect(await send('36.00', { hands: 3 })).toEqual(badParts)
    expect(await send('36.00', { pairs: '36.00' })).toEqual(badParts)
    expect(await send('10.00', { hands: 1, hand: '20.00', pairs: '-10.00' })).toEqual(badParts)
    expect(await send('10.00', { hands: 1, hand: '9.995', pairs: '0.005' })).toEqual(badParts)
    expect((await send('36.00', { ...parts, hands: 1.5 }))[0]).toBe(400)
    expect((await send('36.00', { ...parts, cards: [1] }))[0]).toBe(400)
    // 999 at 100 to 1 and a hand of 1 can return 100,907, and a round pays at most 100,000.
    expect(await send('1000.00', { hands: 1, hand: '1.00', three: '999.00' })).toEqual([
      409,
      'studio.winTooLarge',
    ])
    expect(await send('3000.00', { hands: 3, hand: '1000.00' })).toEqual([409, 'studio.stakeTooLarge'])
    expect(callsOf(user, '/transaction/bet')).toEqual([])
    expect(held(user)).toBe(START)
  })

  it('go back whole when the operator’s answer is unclear, and a raise alone when its own is', async () => {
    const user = 'unclear'
    const { session } = await launch(user, isOpen)
    server.wallet.trouble('/transaction/bet', { kind: 'silence', booked: true } as never)
    expect(codeOf(await server.ask(session, 'POST', '/api/bets/blackjack', bet(STAKE, parts)))).toEqual([
      503,
      'studio.betNotTaken',
    ])
    expect(held(user)).toBe(START)

    const again = 'unclear raise'
    const { move, expected } = await start(again, isOpen)
    await move(0, stand)
    server.wallet.trouble('/transaction/bet', { kind: 'silence', booked: true } as never)
    expect(codeOf(await move(1, double))).toEqual([503, 'studio.betNotTaken'])
    expect(held(again)).toBe(START - COSTS)
    await move(1, double)
    await move(2, stand)
    expect(held(again)).toBe(expected([stand, double, stand], 1_000_000))
  })

  it('go on as they are when a raise cannot be paid', async () => {
    const { move, round } = await start('poor', isOpen, 40)
    expect(codeOf(await move(0, double))).toEqual([409, 'studio.notEnoughMoney'])
    for (const step of [0, 1, 2]) await move(step, stand)
    const { body } = await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`)
    expect(body.round).toMatchObject({ state: 'settled', stake: STAKE })
  })

  it('take one raise and pay once, whatever is asked at the same moment', async () => {
    const user = 'masher'
    const { move, session } = await start(user, canSplit)
    await Promise.all([split, split, double, stand, split].map((way) => move(0, way)))
    for (let step = 1; step < 14; step += 1) {
      if (!(await server.ask(session, 'GET', '/api/session')).body.openRound) break
      await move(step, stand)
    }
    const taken = await server.rows(
      "select amount from studio.raise join studio.told_round on told_round.id = round_id where operator_user = 'masher' and raise.state = 'taken'",
    )
    expect(callsOf(user, '/transaction/bet')).toHaveLength(1 + taken.length)
    expect(held(user)).toBe(START + server.wallet.moved(user))
  })

  it('stand on all hands after two days', async () => {
    const { expected } = await start('leaver', isOpen)
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    await server.recover()
    expect(held('leaver')).toBe(expected([stand, stand, stand], 0))
  })

  it('lose nothing when the studio is killed at any step of the bet and of a raise', async () => {
    const ends = new Set<string>()
    for (const when of ['before', 'after'] as const)
      for (let step = 1; ; step += 1) {
        const user = `killed ${when} ${step}`
        const { session } = await launch(user, isOpen)
        const database = dyingDatabase(
          openDatabase({ url: asStudio(server.environment.databaseUrl) }, () => {}),
        )
        await server.restart({ database })
        database.dieAt(step, when)
        const { body } = await server.ask(session, 'POST', '/api/bets/blackjack', bet(STAKE, parts))
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
          'select state, stake, raised, payout from studio.told_round where operator_user = $1',
          [user],
        )
        let balance = START
        for (const { state, stake, raised, payout } of rounds) {
          if (state === 'settled') balance += (Number(payout) - Number(stake) - Number(raised)) / 10
          ends.add(`${String(state)} ${Number(raised) > 0 ? 'doubled' : 'plain'}`)
        }
        expect(held(user)).toBe(balance)
        expect(held(user)).toBe(START + server.wallet.moved(user))
        if (!died) break
        expect(step).toBeLessThan(40)
      }
    expect([...ends].toSorted()).toEqual(['settled doubled', 'settled plain', 'voided plain'])
  })
})
