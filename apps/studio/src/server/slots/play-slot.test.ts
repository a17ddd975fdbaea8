// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound, storyOfEvents } from '../../games/slots/story.ts'
import { slotTitleOf, slotTitles } from '../../games/slots/titles/index.ts'
import type { RoundOf } from '../../protocol.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const title = slotTitleOf('lantern_tide')!
const order = (stake = '1') => bet(stake, { title: 'lantern_tide' })
const roundOf = (answer: Answer) => answer.body.round as RoundOf<'slot'>
const stake = (session: string, body = order()) => server.ask(session, 'POST', '/api/bets/slot', body)
const spin = (session: string, round: { id: string }, number: unknown) =>
  server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: number })
const callsOf = (path: string, round: { id: string }) =>
  server.wallet.calls.filter((call) => call.path === path && call.body['round'] === round.id)

/** A player's seeds, chosen so that their next bet (nonce 0) brings free spins or does not. */
async function seedFor(user: string, free: boolean): Promise<string> {
  for (let number = 0; ; number += 1) {
    const serverSeed = await sha256Hex(`${user} ${number}`)
    const floats = await drawFloats({ serverSeed, clientSeed: 'chosen', nonce: 0 }, 5)
    if (bringsFreeSpins(title.rules, floats) !== free) continue
    await server.setSeeds(user, serverSeed)
    return serverSeed
  }
}
const eventsOf = async (serverSeed: string) =>
  buildEvents(
    title.rules,
    await drawFloats({ serverSeed, clientSeed: 'chosen', nonce: 0 }, floatsOfRound(title.rules)),
  )
async function openedFor(user: string) {
  const session = await server.launch('slot', user)
  const events = await eventsOf(await seedFor(user, true))
  return { session, events, round: roundOf(await stake(session)) }
}

describe('a slot on the wire', () => {
  it('is listed with every title, and opens the one that was launched', async () => {
    const { text } = await server.operator('/game/list', { operator_id: 'brand1' })
    for (const { code, name } of slotTitles) {
      expect(text).toContain(`"game_code":"inh_${code}"`)
      expect(text).toContain(name)
    }
    const session = await server.launch('slot', 'opener')
    expect((await server.ask(session, 'GET', '/api/session')).body).toMatchObject({
      game: 'slot',
      slot: { code: 'lantern_tide', name: 'Lantern Tide' },
      openRound: null,
      limits: { maximumStake: '20.00' },
    })
  })

  it('pays what its seeds give, once, under the code of its title', async () => {
    const session = await server.launch('slot', 'plain')
    const events = await eventsOf(await seedFor('plain', false))
    const round = roundOf(await stake(session, order('2.50')))
    const story = storyOfEvents(events, 0, { amount: 2_500_000n, unit: 10_000n })
    expect([round.state, round.multiplier, round.events]).toEqual(['settled', story.multiplier, story.events])
    for (const path of ['/transaction/bet', '/transaction/win'])
      expect(callsOf(path, round).map((call) => call.body['game_code'])).toEqual(['inh_lantern_tide'])
  })

  it('takes a stake once however often and however simultaneously the same request is sent', async () => {
    const session = await server.launch('slot', 'hasty')
    await seedFor('hasty', false)
    const body = order()
    const answers = await Promise.all(Array.from({ length: 8 }, () => stake(session, body)))
    const again = await stake(session, body)
    const played = answers.filter(({ status }) => status === 200).map((answer) => roundOf(answer).id)
    expect(new Set([...played, roundOf(again).id]).size).toBe(1)
    for (const { status, body: refused } of answers)
      if (status !== 200) expect(refused.error.code).toBe('studio.roundPending')
    expect(
      server.wallet.calls.filter(
        ({ path, body: sent }) => path === '/transaction/bet' && sent['user'] === 'hasty',
      ),
    ).toHaveLength(1)
    expect((await stake(session, { ...body, stake: '2' })).body.error.code).toBe('studio.requestReused')
  })

  it('shows free spins one by one, after a reload and on another device, and pays them together', async () => {
    const { session, events, round } = await openedFor('lucky')
    expect([round.state, round.events]).toEqual(['open', events.slice(0, 1)])
    expect((await stake(session)).body.error.code).toBe('studio.roundOpen')
    expect(roundOf(await spin(session, round, 1)).events).toEqual(events.slice(0, 2))
    expect(roundOf(await spin(session, round, 1)).events).toHaveLength(2)
    expect(callsOf('/transaction/win', round)).toHaveLength(0)

    const elsewhere = await server.launch('slot', 'lucky')
    const visible = (await server.ask(elsewhere, 'GET', '/api/session')).body.openRound
    expect([visible?.id, visible?.events.length]).toEqual([round.id, 2])
    for (let number = 2; number < events.length - 1; number += 1) await spin(elsewhere, round, number)
    const ended = roundOf(await spin(elsewhere, round, events.length - 1))
    expect([ended.state, ended.events]).toEqual(['settled', events])
    expect(ended.multiplier).toBe(events.reduce((sum, event) => sum + event.multiplier, 0))
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it('shows all free spins together when it is asked to, and the same again when that is repeated', async () => {
    const { session, events, round } = await openedFor('impatient')
    const answers = await Promise.all([1, 2, 3, 4].map(() => spin(session, round, 1_000)))
    for (const answer of answers) expect(roundOf(answer).events).toEqual(events)
    expect(roundOf(await spin(session, round, 1_000)).state).toBe('settled')
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it('spins the remaining spins of a player who never returns', async () => {
    const { session, events, round } = await openedFor('gone')
    await spin(session, round, 2)
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

  it("refuses what a client invents, and another player's or another title's free spins", async () => {
    const { session, round } = await openedFor('owner')
    const stranger = await server.launch('slot', 'stranger')
    const dicer = await server.launch('dice', 'owner')
    expect((await spin(stranger, round, 1)).status).toBe(404)
    expect((await spin(dicer, round, 1)).body.error.code).toBe('studio.otherGame')
    for (const wrong of [0, -1, 1.5, 1_001, '1', null])
      expect((await spin(session, round, wrong)).status).toBe(400)
    for (const [lie, code] of [
      [{ title: 'storm_reach' }, 'studio.otherGame'],
      [{ title: 'lantern_tide', nonce: 7 }, 'studio.unknownField'],
      [{ title: 'lantern_tide', stops: [0, 0, 0, 0, 0] }, 'studio.unknownField'],
      [{ title: 'lantern_tide', multiplier: 5_000_000 }, 'studio.unknownField'],
      [{}, 'studio.badRequest'],
    ] as const)
      expect((await stake(stranger, bet('1', lie))).body.error.code).toBe(code)
    expect((await stake(stranger, order('21'))).body.error.code).toBe('studio.winTooLarge')
    expect((await stake(stranger, order('0.001'))).body.error.code).toBe('studio.badAmount')
    expect((await stake(stranger, order('100000'))).body.error.code).toBe('studio.stakeTooLarge')
    expect(
      await server.rows('select cardinality(moves) as spun from studio.round where id = $1', [round.id]),
    ).toEqual([{ spun: 0 }])
    expect(
      server.wallet.calls.filter(
        ({ path, body }) => path === '/transaction/bet' && body['user'] === 'stranger',
      ),
    ).toEqual([])
  })

  it('plays free rounds of the operator, each once, and takes no money for them', async () => {
    const { text } = await server.operator('/freebet/prepaids/list', {
      operator_id: 'brand1',
      game_code: 'inh_lantern_tide',
    })
    const [prepaid] = (JSON.parse(text) as { prepaids: { prepaid_uuid: string }[] }).prepaids
    const now = server.clock.now()
    const reward = {
      operator_id: 'brand1',
      user: 'guest',
      prepaid_uuid: prepaid?.prepaid_uuid,
      bet_value: 100_000,
      bet_count: 1,
      currency: 'USD',
      start_time: new Date(now).toISOString(),
      end_time: new Date(now + 86_400_000).toISOString(),
    }
    expect(
      (await server.operator('/freebet/rewards/create', { ...reward, bet_value: 2_100_000 })).status,
    ).toBe(400)
    const id = (
      JSON.parse((await server.operator('/freebet/rewards/create', reward)).text) as { reward_uuid: string }
    ).reward_uuid
    const session = await server.launch('slot', 'guest')
    await seedFor('guest', false)
    const free = await stake(session, bet('1.00', { title: 'lantern_tide', freeRounds: id }))
    expect(roundOf(free).state).toBe('settled')
    expect(
      (await stake(session, bet('1.00', { title: 'lantern_tide', freeRounds: id }))).body.error.code,
    ).toBe('studio.noFreeRounds')
  })
})
