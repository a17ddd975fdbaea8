// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFloats } from '../../fair/seeds.ts'
import { laneIsSafe } from '../../games/chicken/maths.ts'
import { flipSide } from '../../games/flip/maths.ts'
import { HILO_MOVES, HILO_RANKS, hiloCard, guessWins, winningRanks } from '../../games/hilo/maths.ts'
import { pumpHolds } from '../../games/pump/maths.ts'
import { RPS_COUNT, rpsSign } from '../../games/rps/maths.ts'
import { safeTilesOf } from '../../games/tower/maths.ts'
import type { StepCode } from '../../protocol.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const START = 100_000_000
type Played = 'hilo' | 'tower' | 'flip' | 'chicken' | 'rps' | 'pump'
const settings: Readonly<Record<Played, object>> = {
  hilo: {},
  tower: { difficulty: 'hard' },
  flip: {},
  chicken: { difficulty: 'expert' },
  rps: {},
  pump: { difficulty: 'expert' },
}

/** The floats of a round, read from the database, where only this test can see the server seed. */
async function floatsOf(roundId: string): Promise<number[]> {
  const [row] = await server.rows(
    'select server_seed_hash, round.client_seed, nonce from studio.round join studio.seed_pair pair on pair.id = seed_pair_id where round.id = $1',
    [roundId],
  )
  return drawFloats(
    {
      serverSeed: await server.secretSeed(String(row!['server_seed_hash'])),
      clientSeed: String(row!['client_seed']),
      nonce: Number(row!['nonce']),
    },
    60,
  )
}

/** A move of step `step` that wins or loses, by the rules of the game. */
function moveFor(game: Played, floats: readonly number[], step: number, wins: boolean): number | undefined {
  if (game === 'chicken') return laneIsSafe({ difficulty: 'expert' }, floats[step]!) === wins ? 0 : undefined
  if (game === 'pump') return step < pumpHolds({ difficulty: 'expert' }, floats) === wins ? 0 : undefined
  if (game === 'rps') return (rpsSign(floats[step]!) + (wins ? 1 : 2)) % RPS_COUNT
  if (game === 'flip') return wins ? flipSide(floats[step]!) : 1 - flipSide(floats[step]!)
  if (game === 'tower')
    return [0, 1].find((tile) => safeTilesOf({ difficulty: 'hard' }, step, floats).includes(tile) === wins)
  const [card, next] = [hiloCard(floats[step]!), hiloCard(floats[step + 1]!)]
  return [HILO_MOVES.higher, HILO_MOVES.lower].find(
    (move) => winningRanks(card, move) < HILO_RANKS && guessWins(card, move, next) === wins,
  )
}

/** Chicken and Pump have one move only: chooses a client seed with which the first one ends as wanted. */
async function fixFirstMove(session: string, game: Played, wins: boolean): Promise<void> {
  const { seeds } = (await server.ask(session, 'GET', '/api/session')).body
  const serverSeed = await server.secretSeed(seeds.serverSeedHash)
  for (let count = 0; ; count += 1) {
    const clientSeed = `seed ${count}`
    const pair = { serverSeed, clientSeed, nonce: seeds.nonce }
    if (moveFor(game, await drawFloats(pair, 60), 0, wins) === undefined) continue
    await server.ask(session, 'POST', '/api/seeds/client', { clientSeed })
    return
  }
}

async function start(game: Played, user: string, stake = '10', firstWins = true) {
  const session = await server.launch(game, user)
  if (game === 'chicken' || game === 'pump') await fixFirstMove(session, game, firstWins)
  const { body } = await server.ask(session, 'POST', `/api/bets/${game}`, bet(stake, settings[game]))
  const floats = await floatsOf(body.round.id)
  const path = `/api/rounds/${body.round.id}`
  const move = (step: number, way: number) => server.ask(session, 'POST', `${path}/move`, { step, move: way })
  return {
    session,
    round: body.round,
    floats,
    path,
    move,
    /** Skips cards of hilo on which no guess of the wanted kind is offered. */
    async play(step: number, wins: boolean) {
      let at = step
      for (;;) {
        const way = moveFor(game, floats, at, wins)
        const answer = await move(at, way ?? HILO_MOVES.skip)
        at += 1
        if (way !== undefined) return { ...answer, next: at }
      }
    },
    cashOut: () => server.ask(session, 'POST', `${path}/cash-out`, {}),
  }
}

const games: readonly Played[] = ['hilo', 'tower', 'flip', 'chicken', 'rps', 'pump']

describe.each(games)('a game with moves: %s', (game) => {
  it('pays what was reached when the player cashes out, and can be recomputed from the revealed seed', async () => {
    const { session, play, cashOut } = await start(game, `${game}-casher`)
    const first = await play(0, true)
    expect(first.body.round.state).toBe('open')
    const { body } = await cashOut()
    expect(body.round).toMatchObject({ state: 'settled', multiplier: first.body.round.multiplier })
    expect(body.round.payout).toBe(first.body.round.payout)
    expect(Number(body.round.payout)).toBeGreaterThan(10)
    expect(server.wallet.balances.get(`${game}-casher`)).toBe(START + server.wallet.moved(`${game}-casher`))
    const rotated = await server.ask(session, 'POST', '/api/seeds/rotate', {})
    const { serverSeed, clientSeed } = rotated.body.revealed
    const floats = await drawFloats({ serverSeed, clientSeed, nonce: 0 }, 60)
    expect(floats).toEqual(await floatsOf(body.round.id))
  })

  it('ends with no payout on a wrong move', async () => {
    const { play } = await start(game, `${game}-unlucky`, '10', false)
    const { body } = await play(0, false)
    expect(body.round).toMatchObject({ state: 'settled', multiplier: 0, payout: '0.00' })
    expect(server.wallet.balances.get(`${game}-unlucky`)).toBe(START - 1_000_000)
  })

  it('answers a move that was made before, and a second cash-out, with the current round', async () => {
    const { move, play, cashOut } = await start(game, `${game}-doubler`)
    const first = await play(0, true)
    for (const way of [0, 1]) expect((await move(0, way)).body.round).toEqual(first.body.round)
    const cashed = await cashOut()
    expect((await cashOut()).body.round).toEqual(cashed.body.round)
    expect((await move(0, 0)).body.round).toEqual(cashed.body.round)
  })

  it('refuses moves that come too early, too late, from others, in the wrong form or not at all allowed', async () => {
    const { session, path, move, play, cashOut } = await start(game, `${game}-breaker`, '10', false)
    const stranger = await server.launch(game, `${game}-stranger`)
    const other = await server.launch(game === 'flip' ? 'mines' : 'flip', `${game}-breaker`)
    const ask = (who: string, body: object) => server.ask(who, 'POST', `${path}/move`, body)
    const codes = [
      await cashOut(),
      await move(1, 0),
      await move(0, 99),
      await ask(session, { step: 0, move: '0' }),
      await ask(session, { step: -1, move: 0 }),
      await ask(session, { step: 0, move: 0, payout: 1 }),
      await ask(stranger, { step: 0, move: 0 }),
      await ask(other, { step: 0, move: 0 }),
    ].map((answer) => [answer.status, answer.body.error.code])
    expect(codes).toEqual([
      [409, 'studio.nothingOpened'],
      [409, 'studio.badMove'],
      [409, 'studio.badMove'],
      [400, 'studio.badRequest'],
      [400, 'studio.badRequest'],
      [400, 'studio.unknownField'],
      [404, 'studio.notFound'],
      [404, 'studio.notFound'],
    ])
    const { next } = await play(0, false)
    const late = await move(next, 0)
    expect([late.status, late.body.error.code]).toEqual([409, 'studio.roundEnded'])
  })

  it('makes one move of two different ones that come at once, and pays once', async () => {
    const user = `${game}-masher`
    const { move, play, cashOut } = await start(game, user)
    const { next } = await play(0, true)
    await Promise.all([cashOut(), move(next, 0), move(next, 1), cashOut(), move(next, 0)])
    await cashOut()
    const wins = server.wallet.calls.filter(
      (call) => call.path === '/transaction/win' && call.body['user'] === user,
    )
    expect(new Set(wins.map((call) => call.body['transaction_uuid'])).size).toBe(1)
    expect(server.wallet.balances.get(user)).toBe(START + server.wallet.moved(user))
  })

  it('has one open round per player and game, continues after a restart, and keeps its seed secret', async () => {
    const { session, round, play } = await start(game, `${game}-returner`)
    const { body: won } = await play(0, true)
    const second = await server.ask(session, 'POST', `/api/bets/${game}`, bet('10', settings[game]))
    expect([second.status, second.body.error.code]).toEqual([409, 'studio.roundOpen'])
    const rotated = await server.ask(session, 'POST', '/api/seeds/rotate', {})
    expect(rotated.status).toBe(409)
    await server.restart()
    const { body } = await server.ask(session, 'GET', '/api/session')
    expect(body.openRound).toEqual(won.round)
    expect(body.openRound?.id).toBe(round.id)
  })

  it('ends an abandoned round after two days: with what it has reached, or with a refund', async () => {
    const left = await start(game, `${game}-leaver`)
    const { body } = await left.play(0, true)
    await start(game, `${game}-quitter`)
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    expect(server.wallet.balances.get(`${game}-leaver`)).toBe(
      START - 1_000_000 + Math.round(Number(body.round.payout) * 100_000),
    )
    expect(server.wallet.balances.get(`${game}-quitter`)).toBe(START)
  })
})

describe('games with moves', () => {
  it("refuse a move whose return would be above a round's maximum, and the round stays open", async () => {
    const { play, cashOut } = await start('flip', 'climber', '1000')
    let refused
    for (let step = 0; refused === undefined && step < 20; step += 1) {
      const answer = await play(step, true)
      if (answer.status !== 200) refused = answer
    }
    expect([refused?.status, refused?.body.error.code]).toEqual([409, 'studio.winTooLarge'])
    const { body } = await cashOut()
    expect(body.round.payout).toBe('63360.00')
  })

  it('show nothing that is still to come', async () => {
    const { session, round, play } = await start('tower', 'peeper')
    await play(0, true)
    for (const answer of [
      await server.ask(session, 'GET', '/api/session'),
      await server.ask(session, 'GET', '/api/rounds'),
      await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`),
    ])
      expect(answer.text).not.toContain('"safe":[')
  })

  it('throw a draw of Rock Paper Scissors again, and pay nothing for it', async () => {
    const { floats, move, cashOut } = await start('rps', 'drawer')
    const drawn = await move(0, rpsSign(floats[0]!))
    expect(drawn.body.round).toMatchObject({ state: 'open', multiplier: 0, payout: '0.00' })
    expect((await cashOut()).body.error.code).toBe('studio.nothingOpened')
    const won = await move(1, (rpsSign(floats[1]!) + 1) % RPS_COUNT)
    const again = await move(2, rpsSign(floats[2]!))
    expect([won, again].map(({ body }) => body.round.payout)).toEqual(['19.80', '19.80'])
    expect((await cashOut()).body.round).toMatchObject({ state: 'settled', payout: '19.80' })
  })

  it('take no move for a game without moves', async () => {
    const session = await server.launch('dice', 'mover')
    const { round } = await start('flip', 'mover')
    const answer = await server.ask(session, 'POST', `/api/rounds/${round.id}/move`, { step: 0, move: 0 })
    expect([answer.status, answer.body.error.code]).toEqual([403, 'studio.otherGame'])
  })

  it.each<[StepCode, object, string]>([
    ['tower', { difficulty: 'mad' }, 'studio.badRequest'],
    ['tower', {}, 'studio.badRequest'],
    ['hilo', { card: 3 }, 'studio.unknownField'],
    ['flip', { nonce: 1 }, 'studio.unknownField'],
    ['rps', { sign: 1 }, 'studio.unknownField'],
    ['pump', { difficulty: 'master' }, 'studio.badRequest'],
  ])('refuse a wrong bet: %s %o', async (game, more, code) => {
    const session = await server.launch(game, 'wrong')
    const answer = await server.ask(session, 'POST', `/api/bets/${game}`, bet('1', more))
    expect([answer.status, answer.body.error.code]).toEqual([400, code])
    expect(server.wallet.balances.get('wrong')).toBe(START)
  })
})
