// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { drawCascadeEvents } from '../../games/slots/cascades/cascade-story.ts'
import { cascadeTitleOf, cascadeTitles } from '../../games/slots/cascades/titles/index.ts'
import { storyOfEvents, type SlotEvent } from '../../games/slots/story.ts'
import type { RoundOf } from '../../protocol.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const codes = ['tidepool_choir', 'orrery_nights'] as const
const roundOf = (answer: Answer) => answer.body.round as RoundOf<'slot'>
const stake = (session: string, body: object) => server.ask(session, 'POST', '/api/bets/slot', body)
const spin = (session: string, round: { id: string }, number: unknown) =>
  server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: number })
const callsOf = (path: string, round: { id: string }) =>
  server.wallet.calls.filter((call) => call.path === path && call.body['round'] === round.id)

const eventsOf = (code: string, serverSeed: string): Promise<SlotEvent[]> =>
  drawCascadeEvents(cascadeTitleOf(code)!.rules, false, (count) =>
    drawFloats({ serverSeed, clientSeed: 'chosen', nonce: 0 }, count),
  )

/** Gives a player seeds whose next bet (nonce 0) wins, and brings free spins or does not. */
async function seedFor(code: string, user: string, free: boolean): Promise<SlotEvent[]> {
  for (let number = 0; ; number += 1) {
    const serverSeed = await sha256Hex(`${code} ${user} ${number}`)
    const events = await eventsOf(code, serverSeed)
    if (events.length > 1 !== free || (!free && events[0]!.multiplier === 0)) continue
    await server.setSeeds(user, serverSeed)
    return events
  }
}
async function openedFor(code: string, user: string) {
  const session = await server.launch('slot', user, 1_000, code)
  const events = await seedFor(code, user, true)
  return { session, events, round: roundOf(await stake(session, bet('1', { title: code }))) }
}

describe('a slot with cascades on the wire', () => {
  it('is listed with every title, opens the one that was launched and offers stakes that it can pay', async () => {
    const { text } = await server.operator('/game/list', { operator_id: 'brand1' })
    for (const { code, name } of cascadeTitles) {
      expect(text).toContain(`"game_code":"inh_${code}"`)
      expect(text).toContain(name)
      const session = await server.launch('slot', 'opener', 1_000, code)
      expect((await server.ask(session, 'GET', '/api/session')).body).toMatchObject({
        game: 'slot',
        slot: { code, name },
        openRound: null,
        bonusBuy: false,
        limits: { maximumStake: '20.00' },
      })
      expect((await stake(session, bet('21', { title: code }))).body.error.code).toBe('studio.winTooLarge')
    }
  })

  it.each(codes)('pays what its seeds give, once, however often the request is sent: %s', async (code) => {
    const user = `plain ${code}`
    const session = await server.launch('slot', user, 1_000, code)
    const events = await seedFor(code, user, false)
    const body = bet('2.50', { title: code })
    const answers = await Promise.all(Array.from({ length: 6 }, () => stake(session, body)))
    const round = roundOf(await stake(session, body))
    const story = storyOfEvents(events, 0, { amount: 2_500_000n, unit: 10_000n })
    expect([round.state, round.multiplier, round.events]).toEqual(['settled', story.multiplier, story.events])
    expect(round.events[0]!.tumbles!.length).toBeGreaterThan(1)
    for (const { status, body: refused } of answers)
      if (status !== 200) expect(refused.error.code).toBe('studio.roundPending')
    for (const path of ['/transaction/bet', '/transaction/win'])
      expect(callsOf(path, round).map((call) => call.body['game_code'])).toEqual([`inh_${code}`])
    expect((await stake(session, { ...body, stake: '2' })).body.error.code).toBe('studio.requestReused')
  })

  it.each(codes)(
    'shows free spins one by one, keeps them after a reload and a kill, and pays them once: %s',
    async (code) => {
      const { session, events, round } = await openedFor(code, `lucky ${code}`)
      expect([round.state, round.events]).toEqual(['open', events.slice(0, 1)])
      expect((await stake(session, bet('1', { title: code }))).body.error.code).toBe('studio.roundOpen')
      for (let number = 1; number < events.length - 1; number += 1) {
        const answered = roundOf(await spin(session, round, number))
        expect([answered.state, answered.events]).toEqual(['open', events.slice(0, number + 1)])
        if (number === 2) await server.restart()
        expect(roundOf(await spin(session, round, number)).events).toHaveLength(number + 1)
        const waiting = (await server.ask(session, 'GET', '/api/session')).body.openRound
        expect(waiting?.events).toHaveLength(number + 1)
      }
      expect(callsOf('/transaction/win', round)).toHaveLength(0)
      const ended = roundOf(await spin(session, round, events.length - 1))
      expect([ended.state, ended.events]).toEqual(['settled', events])
      expect(ended.multiplier).toBe(events.reduce((sum, event) => sum + event.multiplier, 0))
      expect(callsOf('/transaction/win', round)).toHaveLength(1)
      expect(roundOf(await spin(session, round, 1_000)).events).toEqual(events)
      expect(callsOf('/transaction/win', round)).toHaveLength(1)
    },
  )

  it('spins all together once, however many ask for it at the same moment', async () => {
    const { session, events, round } = await openedFor('prism_quarry', 'impatient')
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => spin(session, round, 1_000)))
    for (const answer of answers) expect(roundOf(answer).events).toEqual(events)
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it('spins the remaining spins of a player who never returns', async () => {
    const { session, events, round } = await openedFor('marzipan_parade', 'gone')
    await spin(session, round, 1)
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    await server.recover()
    expect(
      await server.rows('select state, cardinality(moves) as spun from studio.round where id = $1', [
        round.id,
      ]),
    ).toEqual([{ state: 'settled', spun: events.length - 1 }])
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it("refuses boards that a client invents, another title and another player's spins", async () => {
    const { session, round } = await openedFor('tidepool_choir', 'owner')
    const stranger = await server.launch('slot', 'stranger', 1_000, 'tidepool_choir')
    expect((await spin(stranger, round, 1)).status).toBe(404)
    for (const wrong of [0, -1, 1.5, 1_001, '1', null])
      expect((await spin(session, round, wrong)).status).toBe(400)
    for (const lie of [{ tumbles: [] }, { multiplier: 1 }, { factor: 100 }])
      expect((await stake(stranger, bet('1', { title: 'tidepool_choir', ...lie }))).body.error.code).toBe(
        'studio.unknownField',
      )
    expect((await stake(stranger, bet('1', { title: 'prism_quarry' }))).body.error.code).toBe(
      'studio.otherGame',
    )
    expect(
      await server.rows('select cardinality(moves) as spun from studio.round where id = $1', [round.id]),
    ).toEqual([{ spun: 0 }])
  })
})
