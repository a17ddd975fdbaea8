// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFloats } from '../../fair/seeds.ts'
import { mineTiles, minesMultiplier } from '../../games/mines/maths.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const START = 100_000_000

/** Where the mines are, read from the database, where only this test can see it: [mines, safe tiles]. */
async function tilesOf(roundId: string, mines: number): Promise<[number[], number[]]> {
  const [row] = await server.rows(
    'select server_seed_hash, round.client_seed, nonce from studio.round join studio.seed_pair pair on pair.id = seed_pair_id where round.id = $1',
    [roundId],
  )
  const seeds = {
    serverSeed: await server.secretSeed(String(row!['server_seed_hash'])),
    clientSeed: String(row!['client_seed']),
    nonce: Number(row!['nonce']),
  }
  const hidden = mineTiles({ mines }, await drawFloats(seeds, mines))
  return [hidden, Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hidden.includes(tile))]
}

async function start(user: string, mines: number, stake = '10') {
  const session = await server.launch('mines', user)
  const { body } = await server.ask(session, 'POST', '/api/bets/mines', bet(stake, { mines }))
  const [hidden, safe] = await tilesOf(body.round.id, mines)
  const open = (tile: number) => server.ask(session, 'POST', `/api/rounds/${body.round.id}/open`, { tile })
  const cashOut = () => server.ask(session, 'POST', `/api/rounds/${body.round.id}/cash-out`, {})
  return { session, round: body.round, balance: body.balance, hidden, safe, open, cashOut }
}

describe('mines', () => {
  it('pays the value of the open tiles when the player cashes out, and reveals the board', async () => {
    const { round, balance, hidden, safe, open, cashOut } = await start('casher', 3)
    expect([round.state, round.events, balance]).toEqual(['open', [], '990.00'])
    await open(safe[0]!)
    const opened = await open(safe[1]!)
    expect(opened.body.round).toMatchObject({
      state: 'open',
      multiplier: minesMultiplier({ mines: 3 }, 2),
      payout: '12.85',
    })
    const { body } = await cashOut()
    expect(body.round).toMatchObject({ state: 'settled', payout: '12.85' })
    expect(body.round.events.at(-1)).toEqual({ type: 'board', mines: hidden })
    expect(body.balance).toBe('1002.85')
    expect(server.wallet.balances.get('casher')).toBe(START + 285_000)
  })

  it('ends with no payout on a mine', async () => {
    const { hidden, safe, open } = await start('unlucky', 3)
    await open(safe[0]!)
    const { body } = await open(hidden[1]!)
    expect(body.round).toMatchObject({ state: 'settled', multiplier: 0, payout: '0.00' })
    expect(body.round.events.map((event) => event.type)).toEqual(['safe', 'mine', 'board'])
    expect(server.wallet.balances.get('unlucky')).toBe(START - 1_000_000)
  })

  it('reveals nothing of the board while the field is open', async () => {
    const { session, round, safe, open } = await start('peeper', 5)
    const answers = [
      await open(safe[0]!),
      await server.ask(session, 'GET', '/api/session'),
      await server.ask(session, 'GET', '/api/rounds'),
      await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`),
    ]
    for (const answer of answers) expect(answer.text).not.toMatch(/"board"|"mines":\[/)
  })

  it('continues after a reload and after a restart of the studio', async () => {
    const { session, round, safe, open, cashOut } = await start('returner', 3)
    await open(safe[0]!)
    await server.restart()
    const { body } = await server.ask(session, 'GET', '/api/session')
    expect(body.openRound).toMatchObject({
      id: round.id,
      state: 'open',
      events: [{ type: 'safe', tile: safe[0] }],
    })
    await open(safe[1]!)
    expect((await cashOut()).body.round.payout).toBe('12.85')
  })

  it('answers an open tile, and a second cash-out, with the current round', async () => {
    const { safe, open, cashOut } = await start('doubler', 3)
    const first = await open(safe[0]!)
    expect((await open(safe[0]!)).body.round).toEqual(first.body.round)
    const cashed = await cashOut()
    expect((await cashOut()).body.round).toEqual(cashed.body.round)
    expect((await open(safe[0]!)).body.round).toEqual(cashed.body.round)
    expect(server.wallet.balances.get('doubler')).toBe(START + 125_000)
  })

  it('pays once when cash-out and tiles are pressed at the same moment', async () => {
    const { safe, open, cashOut } = await start('masher', 3)
    await open(safe[0]!)
    await Promise.all([cashOut(), cashOut(), open(safe[1]!), open(safe[2]!), cashOut()])
    const wins = server.wallet.calls.filter(
      (call) => call.path === '/transaction/win' && call.body['user'] === 'masher',
    )
    expect(new Set(wins.map((call) => call.body['transaction_uuid'])).size).toBe(1)
    expect(server.wallet.balances.get('masher')).toBe(START + server.wallet.moved('masher'))
  })

  it('has one open field per player', async () => {
    const { session, cashOut, open, safe } = await start('greedy', 3)
    const second = await server.ask(session, 'POST', '/api/bets/mines', bet('10', { mines: 3 }))
    expect([second.status, second.body.error.code]).toEqual([409, 'studio.roundOpen'])
    expect(server.wallet.balances.get('greedy')).toBe(START - 1_000_000)
    await open(safe[0]!)
    await cashOut()
    expect((await server.ask(session, 'POST', '/api/bets/mines', bet('10', { mines: 3 }))).status).toBe(200)
  })

  it('cashes out automatically when the last safe tile is open', async () => {
    const { safe, open } = await start('finisher', 24)
    const { body } = await open(safe[0]!)
    expect(body.round).toMatchObject({ state: 'settled', payout: '247.50', multiplier: 24_750_000 })
  })

  it("refuses a tile whose return would be above a round's maximum, and the field stays open", async () => {
    const { safe, open, cashOut } = await start('climber', 12, '1000')
    let refused
    for (const tile of safe) {
      const answer = await open(tile)
      if (answer.status !== 200) {
        refused = answer
        break
      }
    }
    expect([refused?.status, refused?.body.error.code]).toEqual([409, 'studio.winTooLarge'])
    const { body } = await cashOut()
    expect(Number(body.round.payout)).toBeGreaterThan(1_000)
    expect(Number(body.round.payout)).toBeLessThanOrEqual(100_000)
  })

  it("refuses a cash-out before the first tile, tiles off the board, ended rounds and other players' rounds", async () => {
    const { round, hidden, open, cashOut } = await start('breaker', 3)
    const stranger = await server.launch('mines', 'stranger')
    const codes = [
      await cashOut(),
      await open(25),
      await open(-1),
      await server.ask(stranger, 'POST', `/api/rounds/${round.id}/open`, { tile: 1 }),
      await server.ask(stranger, 'POST', `/api/rounds/${round.id}/cash-out`, {}),
    ].map((answer) => [answer.status, answer.body.error.code])
    expect(codes).toEqual([
      [409, 'studio.nothingOpened'],
      [400, 'studio.badTile'],
      [400, 'studio.badTile'],
      [404, 'studio.notFound'],
      [404, 'studio.notFound'],
    ])
    await open(hidden[0]!)
    const after = await open(hidden[1]!)
    expect([after.status, after.body.error.code]).toEqual([409, 'studio.roundEnded'])
  })

  it('ends an abandoned field after two days: with its value, or with a refund', async () => {
    const left = await start('leaver', 3)
    await left.open(left.safe[0]!)
    await start('quitter', 3)
    server.clock.advance(47 * 60 * 60 * 1000)
    await server.recover()
    expect(server.wallet.balances.get('leaver')).toBe(START - 1_000_000)
    server.clock.advance(2 * 60 * 60 * 1000)
    await server.recover()
    expect(server.wallet.balances.get('leaver')).toBe(START + 125_000)
    expect(server.wallet.balances.get('quitter')).toBe(START)
  })
})
