// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFloats } from '../../fair/seeds.ts'
import { bestHold, HAND_CARDS } from '../../games/video-poker/best-hold.ts'
import { dealCards } from '../../games/video-poker/deal.ts'
import { DEUCES_WILD, JACKS_OR_BETTER } from '../../games/video-poker/pay-tables.ts'
import { deucesGame, jacksGame } from '../../games/video-poker/story.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const START = 100_000_000
const rules = { jacks: jacksGame, deuces: deucesGame }
const tables = { jacks: JACKS_OR_BETTER, deuces: DEUCES_WILD }

/** The floats of a round, read from the database, where only this test can see the server seed. */
async function floatsOf(roundId: string): Promise<number[]> {
  const [row] = await server.rows(
    'select server_seed_hash, round.client_seed, nonce from studio.round join studio.seed_pair pair on pair.id = seed_pair_id where round.id = $1',
    [roundId],
  )
  const { server_seed_hash: hash, client_seed: clientSeed, nonce } = row!
  const serverSeed = await server.secretSeed(String(hash))
  return drawFloats({ serverSeed, clientSeed: String(clientSeed), nonce: Number(nonce) }, 10)
}

async function start(game: 'jacks' | 'deuces', user: string, stake = '10') {
  const session = await server.launch(game, user)
  const order = bet(stake, {})
  const { body } = await server.ask(session, 'POST', `/api/bets/${game}`, order)
  const path = `/api/rounds/${body.round.id}`
  const floats = await floatsOf(body.round.id)
  return {
    session,
    order,
    round: body.round,
    path,
    floats,
    cards: dealCards(floats),
    draw: (hold: number, step = 0) => server.ask(session, 'POST', `${path}/move`, { step, move: hold }),
    paid: (hold: number) =>
      rules[game].story(
        { bet: {}, moves: [hold], state: 'cashedOut' },
        { amount: 10_000_000n, unit: 10_000n },
        floats,
      ),
  }
}

describe.each(['jacks', 'deuces'] as const)('video poker: %s', (game) => {
  it('deals five cards, draws those that are not held, and pays the hand', async () => {
    const { round, cards, draw, paid } = await start(game, `${game}-player`)
    expect(round).toMatchObject({
      state: 'open',
      events: [{ type: 'deal', cards: cards.slice(0, HAND_CARDS) }],
      payout: '0.00',
    })
    const hold = bestHold(tables[game], cards.slice(0, HAND_CARDS))
    const { body } = await draw(hold)
    const story = paid(hold)
    expect(body.round).toMatchObject({ state: 'settled', multiplier: story.multiplier, events: story.events })
    expect(server.wallet.balances.get(`${game}-player`)).toBe(START - 1_000_000 + Number(story.payout / 10n))
  })

  it('shows nothing of the cards to come', async () => {
    const { session, round, path } = await start(game, `${game}-peeper`)
    for (const answer of [
      await server.ask(session, 'GET', '/api/session'),
      await server.ask(session, 'GET', '/api/rounds'),
      await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`),
    ])
      expect(answer.text).not.toMatch(/"draw"|"hold"/)
    expect((await server.ask(session, 'POST', `${path}/cash-out`, {})).body.error.code).toBe(
      'studio.nothingOpened',
    )
  })

  it('answers a repeated draw with the first one, whatever it holds, and pays once', async () => {
    const user = `${game}-doubler`
    const { draw } = await start(game, user)
    const answers = await Promise.all([draw(0), draw(31), draw(0), draw(7)])
    const settled = await draw(1)
    for (const { body } of answers) expect(body.round.events).toEqual(settled.body.round.events)
    const wins = server.wallet.calls.filter(
      ({ path, body }) => path === '/transaction/win' && body['user'] === user,
    )
    expect(new Set(wins.map(({ body }) => body['transaction_uuid'])).size).toBe(1)
    expect(server.wallet.balances.get(user)).toBe(START + server.wallet.moved(user))
  })

  it('refuses unknown holds, early, late and foreign draws, and a second bet while a hand is open', async () => {
    const { session, path, draw } = await start(game, `${game}-breaker`)
    const stranger = await server.launch(game, `${game}-stranger`)
    const other = await server.launch(game === 'jacks' ? 'deuces' : 'jacks', `${game}-breaker`)
    const ask = (who: string, body: object) => server.ask(who, 'POST', `${path}/move`, body)
    const codes = [
      await draw(32),
      await draw(-1),
      await draw(3, 1),
      await ask(session, { step: 0, move: 3, cards: [0] }),
      await ask(session, { step: 0, move: '3' }),
      await ask(stranger, { step: 0, move: 3 }),
      await ask(other, { step: 0, move: 3 }),
      await server.ask(session, 'POST', `/api/bets/${game}`, bet('10', {})),
      await server.ask(session, 'POST', '/api/seeds/rotate', {}),
    ].map(({ status, body }) => [status, body.error.code])
    expect(codes).toEqual([
      [409, 'studio.badMove'],
      [409, 'studio.badMove'],
      [409, 'studio.badMove'],
      [400, 'studio.unknownField'],
      [400, 'studio.badRequest'],
      [404, 'studio.notFound'],
      [404, 'studio.notFound'],
      [409, 'studio.roundOpen'],
      [409, 'studio.roundOpen'],
    ])
    await draw(3)
    expect((await draw(3, 1)).body.error.code).toBe('studio.roundEnded')
  })

  it('refuses a stake whose royal flush could not be paid, and takes nothing', async () => {
    const session = await server.launch(game, `${game}-whale`)
    const answer = await server.ask(session, 'POST', `/api/bets/${game}`, bet('1000', {}))
    expect([answer.status, answer.body.error.code]).toEqual([409, 'studio.winTooLarge'])
    expect(server.wallet.balances.get(`${game}-whale`)).toBe(START)
  })

  it('goes on after a restart, and plays an abandoned hand after two days with its best hold', async () => {
    const user = `${game}-leaver`
    const { session, round, cards, paid } = await start(game, user)
    await server.restart()
    expect((await server.ask(session, 'GET', '/api/session')).body.openRound).toEqual(round)
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    await server.recover()
    const story = paid(bestHold(tables[game], cards.slice(0, HAND_CARDS)))
    const { body } = await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`)
    expect(body.round).toMatchObject({ state: 'settled', events: story.events })
    expect(server.wallet.balances.get(user)).toBe(START - 1_000_000 + Number(story.payout / 10n))
  })
})
