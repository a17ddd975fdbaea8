// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

const PACE_MS = 1_500
const over = { direction: 'over', targetHundredths: 5050 }
let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

/** Opens a game for a player with 100.00, as a brand with this pace does. */
async function launch(game: string, user: string, paceMs: number): Promise<string> {
  const token = randomUUID()
  server.wallet.tokens.set(token, user)
  if (!server.wallet.balances.has(user)) server.wallet.balances.set(user, 10_000_000)
  const { body } = await server.operator('/game/url', {
    operator_id: 'brand1',
    game_code: `inh_${game}`,
    user,
    token,
    currency: 'USD',
    lang: 'en',
    meta: { automatic_bets_ms: paceMs },
  })
  return server.open(body.url)
}
const dice = (session: string, order = bet('1', over)) => server.ask(session, 'POST', '/api/bets/dice', order)
const betsTaken = (user: string) =>
  server.wallet.calls.filter(
    ({ path, body }) => path === '/transaction/bet' && (body as { user?: string }).user === user,
  ).length

describe('the fastest pace that a brand allows', () => {
  it('refuses a bet that comes earlier, and takes nothing; at the pace it goes on', async () => {
    const session = await launch('dice', 'hasty', PACE_MS)
    expect((await dice(session)).status).toBe(200)
    const balance = server.wallet.balances.get('hasty')
    server.clock.advance(PACE_MS - 1)
    const early = bet('1', over)
    const refused = await dice(session, early)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      { code: 'studio.betTooEarly', details: { waitMs: 1 } },
    ])
    expect([server.wallet.balances.get('hasty'), betsTaken('hasty')]).toEqual([balance, 1])
    expect(await server.rows(`select 1 from studio.told_round where operator_user = 'hasty'`)).toHaveLength(1)
    server.clock.advance(1)
    // The very same request: its refusal has left nothing behind.
    expect((await dice(session, early)).status).toBe(200)
    expect(betsTaken('hasty')).toBe(2)
  })

  it('lets one of twenty bets at once pass', async () => {
    const session = await launch('dice', 'crowd', PACE_MS)
    const answers = await Promise.all(Array.from({ length: 20 }, () => dice(session)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(betsTaken('crowd')).toBe(1)
  })

  it('counts for the game however often it was opened, and for no other game', async () => {
    const [first, second] = [await launch('dice', 'twice', PACE_MS), await launch('dice', 'twice', PACE_MS)]
    expect((await dice(first)).status).toBe(200)
    expect((await dice(second)).body.error.code).toBe('studio.betTooEarly')
    const limbo = await launch('limbo', 'twice', PACE_MS)
    const other = await server.ask(limbo, 'POST', '/api/bets/limbo', bet('1', { targetHundredths: 200 }))
    expect(other.status).toBe(200)
  })

  it('answers a bet that is sent again with its round, at once', async () => {
    const session = await launch('dice', 'again', PACE_MS)
    const order = bet('1', over)
    const [first, repeated] = [await dice(session, order), await dice(session, order)]
    expect([repeated.status, repeated.body.round.id]).toEqual([200, first.body.round.id])
  })

  it('begins with the next round, not with its moves', async () => {
    const session = await launch('mines', 'mover', PACE_MS)
    const { body } = await server.ask(session, 'POST', '/api/bets/mines', bet('1', { mines: 1 }))
    const opened = await server.ask(session, 'POST', `/api/rounds/${body.round.id}/open`, { tile: 0 })
    expect(opened.status).toBe(200)
  })

  it('does not exist where the brand sets none', async () => {
    const session = await launch('dice', 'free', 0)
    expect([(await dice(session)).status, (await dice(session)).status]).toEqual([200, 200])
  })

  it('is forgotten after the longest pace', async () => {
    await dice(await launch('dice', 'past', 60_000))
    const rows = () => server.rows(`select 1 from studio.last_bet`)
    expect((await rows()).length).toBeGreaterThan(0)
    server.clock.advance(60_001)
    await server.recover()
    expect(await rows()).toEqual([])
  })
})
