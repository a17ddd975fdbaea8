// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound, type SlotEvent } from '../../games/slots/story.ts'
import { slotTitleOf } from '../../games/slots/titles/index.ts'
import type { RoundOf } from '../../protocol.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const title = slotTitleOf('cinder_vault')!
const roundOf = (answer: Answer) => answer.body.round as RoundOf<'slot'>
const stake = (session: string, body = bet('1', { title: 'cinder_vault' })) =>
  server.ask(session, 'POST', '/api/bets/slot', body)
const spin = (session: string, round: { id: string }, number: unknown) =>
  server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: number })
const callsOf = (path: string, round: { id: string }) =>
  server.wallet.calls.filter((call) => call.path === path && call.body['round'] === round.id)

/** A player whose next bet starts hold and spin, by seeds chosen for it. */
async function openedFor(
  user: string,
): Promise<{ session: string; events: SlotEvent[]; round: RoundOf<'slot'> }> {
  const session = await server.launch('slot', user, 1_000, 'cinder_vault')
  for (let number = 0; ; number += 1) {
    const serverSeed = await sha256Hex(`${user} ${number}`)
    const seeds = { serverSeed, clientSeed: 'chosen', nonce: 0 }
    if (!bringsFreeSpins(title.rules, await drawFloats(seeds, 5))) continue
    await server.setSeeds(user, serverSeed)
    const events = buildEvents(title.rules, await drawFloats(seeds, floatsOfRound(title.rules)))
    return { session, events, round: roundOf(await stake(session)) }
  }
}

describe('hold and spin on the wire', () => {
  it('offers stakes whose best round can be paid', async () => {
    const session = await server.launch('slot', 'opener', 1_000, 'cinder_vault')
    expect((await server.ask(session, 'GET', '/api/session')).body).toMatchObject({
      slot: { code: 'cinder_vault', name: 'Cinder Vault' },
      limits: { maximumStake: '21.00' },
    })
    expect((await stake(session, bet('22', { title: 'cinder_vault' }))).body.error.code).toBe(
      'studio.winTooLarge',
    )
  })

  it('shows coins respin by respin, keeps them after a reload and a kill, and pays them once at the end', async () => {
    const { session, events, round } = await openedFor('lucky')
    expect([round.state, round.events]).toEqual(['open', events.slice(0, 1)])
    expect(round.events[0]?.coins?.filter((coin) => coin > 0).length).toBeGreaterThanOrEqual(6)
    expect((await stake(session)).body.error.code).toBe('studio.roundOpen')
    for (let number = 1; number < events.length - 1; number += 1) {
      const answered = roundOf(await spin(session, round, number))
      expect([answered.state, answered.events]).toEqual(['open', events.slice(0, number + 1)])
      await server.restart()
      expect(roundOf(await spin(session, round, number)).events).toHaveLength(number + 1)
      expect((await server.ask(session, 'GET', '/api/session')).body.openRound?.events).toHaveLength(
        number + 1,
      )
    }
    expect(callsOf('/transaction/win', round)).toHaveLength(0)
    const ended = roundOf(await spin(session, round, events.length - 1))
    expect([ended.state, ended.events]).toEqual(['settled', events])
    expect(ended.multiplier).toBe(events[0]!.multiplier + events.at(-1)!.multiplier)
    expect(events.at(-1)!.multiplier).toBeGreaterThanOrEqual(6_000_000)
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
    expect(roundOf(await spin(session, round, 1_000)).events).toEqual(events)
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it('spins all together once, however many ask for it at the same moment', async () => {
    const { session, events, round } = await openedFor('impatient')
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => spin(session, round, 1_000)))
    for (const answer of answers) expect(roundOf(answer).events).toEqual(events)
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it('spins the remaining respins of a player who never returns', async () => {
    const { session, events, round } = await openedFor('gone')
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

  it("refuses coins that a client invents, and another player's respins", async () => {
    const { session, round } = await openedFor('owner')
    const stranger = await server.launch('slot', 'stranger', 1_000, 'cinder_vault')
    expect((await spin(stranger, round, 1)).status).toBe(404)
    for (const wrong of [0, -1, 1.5, 1_001, '1', null])
      expect((await spin(session, round, wrong)).status).toBe(400)
    const lies = [{ coins: [200, 200] }, { multiplier: 1 }, { holdAndSpin: true }]
    for (const lie of lies)
      expect((await stake(stranger, bet('1', { title: 'cinder_vault', ...lie }))).body.error.code).toBe(
        'studio.unknownField',
      )
    expect(
      (await server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: 1, coins: [1] })).status,
    ).toBe(400)
    expect((await stake(stranger, bet('1', { title: 'lantern_tide' }))).body.error.code).toBe(
      'studio.otherGame',
    )
    expect(
      await server.rows('select cardinality(moves) as spun from studio.round where id = $1', [round.id]),
    ).toEqual([{ spun: 0 }])
  })
})
