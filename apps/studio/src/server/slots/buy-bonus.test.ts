// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { drawCascadeEvents } from '../../games/slots/cascades/cascade-story.ts'
import { cascadeTitleOf } from '../../games/slots/cascades/titles/index.ts'
import type { SlotEvent } from '../../games/slots/story.ts'
import type { RoundOf } from '../../protocol.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const roundOf = (answer: Answer) => answer.body.round as RoundOf<'slot'>
const stake = (session: string, body: object) => server.ask(session, 'POST', '/api/bets/slot', body)
const betsOf = (user: string) =>
  server.wallet.calls.filter(({ path, body }) => path === '/transaction/bet' && body['user'] === user)

/** Opens a title for an operator whose brand says with the launch whether a bonus may be bought. */
async function launched(user: string, code: string, meta?: object, units = 10_000): Promise<string> {
  const token = randomUUID()
  server.wallet.tokens.set(token, user)
  if (!server.wallet.balances.has(user)) server.wallet.balances.set(user, units * 100_000)
  const answer = await server.operator('/game/url', {
    operator_id: 'brand1',
    game_code: `inh_${code}`,
    user,
    token,
    currency: 'USD',
    lang: 'en',
    platform: 'GPL_DESKTOP',
    ...(meta && { meta }),
  })
  return server.open(answer.body.url)
}
const allowed = { bonus_buy: true }
const order = (amount = '1', code = 'orrery_nights') => bet(amount, { title: code, buy: true })

async function boughtFor(user: string): Promise<{ session: string; events: SlotEvent[] }> {
  const session = await launched(user, 'orrery_nights', allowed)
  const serverSeed = await sha256Hex(`bought ${user}`)
  await server.setSeeds(user, serverSeed)
  const events = await drawCascadeEvents(cascadeTitleOf('orrery_nights')!.rules, true, (count) =>
    drawFloats({ serverSeed, clientSeed: 'chosen', nonce: 0 }, count),
  )
  return { session, events }
}

describe('a bought bonus', () => {
  it('is refused and takes nothing unless the launch says that the brand allows it', async () => {
    for (const meta of [undefined, {}, { bonus_buy: false }]) {
      const session = await launched('careful', 'orrery_nights', meta)
      expect((await server.ask(session, 'GET', '/api/session')).body.bonusBuy).toBe(false)
      const { status, body } = await stake(session, order())
      expect([status, body.error.code]).toEqual([409, 'studio.buyNotOffered'])
    }
    const open = await launched('careful', 'orrery_nights', allowed)
    expect((await server.ask(open, 'GET', '/api/session')).body.bonusBuy).toBe(true)
    for (const buy of [false, 'yes', 1, null])
      expect((await stake(open, { ...order(), buy })).status).toBe(400)
    const reels = await launched('careful', 'lantern_tide', allowed)
    expect((await stake(reels, order('1', 'lantern_tide'))).body.error.code).toBe('studio.buyNotOffered')
    expect(betsOf('careful')).toEqual([])
    for (const bonus_buy of ['true', 1, null]) {
      const { status } = await server.operator('/game/url', {
        operator_id: 'brand1',
        game_code: 'inh_orrery_nights',
        user: 'careful',
        token: randomUUID(),
        currency: 'USD',
        meta: { bonus_buy },
      })
      expect(status).toBe(400)
    }
  })

  it('takes its price once and plays its free spins at once; what it pays is in parts of the price', async () => {
    const { session, events } = await boughtFor('buyer')
    const body = order('1.50')
    const answers = await Promise.all(Array.from({ length: 5 }, () => stake(session, body)))
    const round = roundOf(await stake(session, body))
    for (const { status, body: refused } of answers)
      if (status !== 200) expect(refused.error.code).toBe('studio.roundPending')
    expect([round.state, round.stake, round.parameters]).toEqual([
      'open',
      '150.00',
      { title: 'orrery_nights', buy: true },
    ])
    expect(round.events).toEqual(events.slice(0, 1))
    expect(round.events[0]!.freeSpins).toBeGreaterThanOrEqual(9)
    expect(betsOf('buyer').map((call) => call.body['amount'])).toEqual([15_000_000])
    expect((await stake(session, { ...body, buy: undefined })).body.error.code).toBe('studio.requestReused')
    const ended = roundOf(await server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: 1_000 }))
    const multiplier = events.reduce((sum, event) => sum + event.multiplier, 0)
    expect([ended.state, ended.events, ended.multiplier]).toEqual(['settled', events, multiplier])
    expect(Number(ended.payout)).toBeCloseTo((150 * multiplier) / 1_000_000, 6)
  })

  it('is finished for a player who never returns', async () => {
    const { session } = await boughtFor('away')
    const round = roundOf(await stake(session, order()))
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    expect(await server.rows('select state from studio.round where id = $1', [round.id])).toEqual([
      { state: 'settled' },
    ])
  })

  it('keeps to the limits of what it really takes, and to the balance', async () => {
    const session = await launched('rich', 'orrery_nights', allowed, 1_000)
    expect((await stake(session, order('21'))).body.error.code).toBe('studio.winTooLarge')
    expect((await stake(session, order('0.001'))).body.error.code).toBe('studio.badAmount')
    expect((await stake(session, order('11'))).body.error.code).toBe('studio.stakeTooLarge')
    const poor = await launched('poor', 'orrery_nights', allowed, 99)
    expect((await stake(poor, order('1'))).body.error.code).toBe('studio.notEnoughMoney')
    expect(await server.rows(`select count(*)::int as open from studio.round where state = 'open'`)).toEqual([
      { open: 0 },
    ])
  })

  it('is not paid by free rounds of the operator', async () => {
    const session = await launched('guest', 'orrery_nights', allowed)
    const refused = await stake(session, { ...order(), freeRounds: randomUUID() })
    expect(refused.body.error.code).toBe('studio.buyNotOffered')
    expect(betsOf('guest')).toEqual([])
  })
})
