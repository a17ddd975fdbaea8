// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { fillCells } from '../../games/slots/pick-bonus.ts'
import { pickOf } from '../../games/slots/slot-rules.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound, type SlotEvent } from '../../games/slots/story.ts'
import { slotTitleOf } from '../../games/slots/titles/index.ts'
import type { RoundOf } from '../../protocol.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const roundOf = (answer: Answer) => answer.body.round as RoundOf<'slot'>
const stake = (session: string, code = 'saltwind_cache', more: object = {}) =>
  server.ask(session, 'POST', '/api/bets/slot', bet('1', { title: code, ...more }))
const move = (session: string, round: { id: string }, step: unknown, cell: unknown) =>
  server.ask(session, 'POST', `/api/rounds/${round.id}/move`, { step, move: cell })
const spin = (session: string, round: { id: string }, number: number) =>
  server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: number })
const callsOf = (path: string, round: { id: string }) =>
  server.wallet.calls.filter((call) => call.path === path && call.body['round'] === round.id)
const movesOf = (round: { id: string }) =>
  server.rows('select state, moves from studio.round where id = $1', [round.id])

interface Opened {
  readonly session: string
  readonly floats: readonly number[]
  readonly round: RoundOf<'slot'>
  readonly eventsOf: (chosen: readonly number[]) => SlotEvent[]
}

/** A player whose next bet brings the feature of a title, by seeds chosen for it. */
async function openedFor(
  user: string,
  code = 'saltwind_cache',
  suits: (events: readonly SlotEvent[], floats: readonly number[]) => boolean = () => true,
): Promise<Opened> {
  const { rules } = slotTitleOf(code)!
  const session = await server.launch('slot', user, 1_000, code)
  for (let number = 0; ; number += 1) {
    const serverSeed = await sha256Hex(`${user} ${number}`)
    const seeds = { serverSeed, clientSeed: 'chosen', nonce: 0 }
    if (!bringsFreeSpins(rules, await drawFloats(seeds, 5))) continue
    const floats = await drawFloats(seeds, floatsOfRound(rules))
    if (!suits(buildEvents(rules, floats), floats)) continue
    await server.setSeeds(user, serverSeed)
    const eventsOf = (chosen: readonly number[]) => buildEvents(rules, floats, chosen)
    return { session, floats, round: roundOf(await stake(session, code)), eventsOf }
  }
}

const pick = pickOf(slotTitleOf('saltwind_cache')!.rules)!
const heldBy = (floats: readonly number[]) => fillCells(pick, floats.slice(5))
/** Two prizes at the ends of the board, so that somebody can choose them. */
const endsPay = (_events: readonly SlotEvent[], floats: readonly number[]) =>
  heldBy(floats).at(-1)! > 0 && heldBy(floats).at(-2)! > 0 && heldBy(floats)[0]! > 0

describe('a pick bonus on the wire', () => {
  it("opens the player's cells one by one, keeps them after a kill and on another device, and pays once", async () => {
    const { session, floats, round, eventsOf } = await openedFor('lucky', 'saltwind_cache', endsPay)
    expect([round.state, round.events]).toEqual(['open', eventsOf([]).slice(0, 1)])
    expect(JSON.stringify(round)).not.toContain('"cells":[0')
    expect(round.events[0]?.cells).toEqual(Array.from({ length: 12 }, () => null))
    expect((await stake(session)).body.error.code).toBe('studio.roundOpen')

    const first = roundOf(await move(session, round, 0, 11))
    expect(first.events).toEqual(eventsOf([11]).slice(0, 2))
    expect(first.events[1]?.multiplier).toBe(heldBy(floats)[11]! * 1_000_000)
    await server.restart()
    const elsewhere = await server.launch('slot', 'lucky', 1_000, 'saltwind_cache')
    expect((await server.ask(elsewhere, 'GET', '/api/session')).body.openRound?.events).toEqual(first.events)
    expect(roundOf(await move(elsewhere, round, 1, 10)).events).toEqual(eventsOf([11, 10]).slice(0, 3))
    expect(callsOf('/transaction/win', round)).toHaveLength(0)

    const all = eventsOf([11, 10])
    const ended = roundOf(await spin(elsewhere, round, 1_000))
    expect([ended.state, ended.events]).toEqual(['settled', all])
    expect(ended.events.at(-1)?.cells).toEqual(heldBy(floats))
    expect(ended.multiplier).toBe(all.reduce((sum, event) => sum + event.multiplier, 0))
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
    expect(roundOf(await spin(elsewhere, round, 1_000)).events).toEqual(all)
    expect(roundOf(await move(elsewhere, round, 1, 3)).events).toEqual(all)
    expect((await move(elsewhere, round, all.length, 3)).body.error.code).toBe('studio.roundEnded')
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it('answers a repeated move with the current round, and opens one cell of many that come at once', async () => {
    const { session, round } = await openedFor('hasty', 'saltwind_cache', endsPay)
    const answers = await Promise.all([11, 10, 0, 11, 10, 0].map((cell) => move(session, round, 0, cell)))
    const chosen = new Set(answers.map((answer) => roundOf(answer).events[1]?.cell))
    expect(chosen.size).toBe(1)
    expect(await movesOf(round)).toEqual([{ state: 'open', moves: [...chosen] }])
    const repeated = roundOf(await move(session, round, 0, 5))
    expect(repeated.events).toHaveLength(2)
    expect(repeated.events[1]?.cell).toBe([...chosen][0])
  })

  it('refuses moves that come early, open cells, cells that are none, foreign rounds and lies', async () => {
    const { session, round } = await openedFor('owner', 'saltwind_cache', endsPay)
    await move(session, round, 0, 11)
    const stranger = await server.launch('slot', 'stranger', 1_000, 'saltwind_cache')
    const dicer = await server.launch('dice', 'owner')
    expect((await move(stranger, round, 1, 0)).status).toBe(404)
    expect((await move(dicer, round, 1, 0)).body.error.code).toBe('studio.otherGame')
    for (const [step, cell] of [
      [2, 0],
      [1, 11],
      [1, 12],
      [1, -1],
      [1_000, 0],
    ])
      expect((await move(session, round, step, cell)).body.error.code).toBe('studio.badMove')
    for (const [step, cell] of [
      [1, 1.5],
      [-1, 0],
      [1, '0'],
      [1, null],
      ['1', 0],
    ])
      expect((await move(session, round, step, cell)).status).toBe(400)
    const lies = [{ cells: [100, 100] }, { cell: 3 }, { chosen: [0] }, { multiplier: 1 }]
    for (const lie of lies)
      expect((await stake(stranger, 'saltwind_cache', lie)).body.error.code).toBe('studio.unknownField')
    const invented = { step: 1, move: 0, pays: 100 }
    expect(
      (await server.ask(session, 'POST', `/api/rounds/${round.id}/move`, invented)).body.error.code,
    ).toBe('studio.unknownField')
    expect(await movesOf(round)).toEqual([{ state: 'open', moves: [11] }])
  })

  it('opens the remaining cells of a player who never returns, from the first one on', async () => {
    const { session, round, eventsOf } = await openedFor('gone', 'saltwind_cache', endsPay)
    await move(session, round, 0, 11)
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    await server.recover()
    const all = eventsOf([11])
    expect(await movesOf(round)).toEqual([{ state: 'settled', moves: all.slice(1).map(({ cell }) => cell) }])
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
  })

  it('has no cells in slots without the bonus', async () => {
    const { session, round } = await openedFor('elsewhere', 'paper_foxes')
    expect((await move(session, round, 0, 0)).body.error.code).toBe('studio.otherGame')
  })
})

describe('wild reels on the wire', () => {
  it.each(['frostbound_oath', 'paper_foxes'])(
    'stay and walk from spin to spin, also after a kill, and pay once: %s',
    async (code) => {
      const { session, round, eventsOf } = await openedFor(`wild ${code}`, code, (events) =>
        events.slice(1).some(({ wildReels = [] }) => wildReels.length > 0),
      )
      const all = eventsOf([])
      expect([round.state, round.events]).toEqual(['open', all.slice(0, 1)])
      for (let number = 1; number < all.length - 1; number += 1) {
        expect(roundOf(await spin(session, round, number)).events).toEqual(all.slice(0, number + 1))
        if (number === 1) await server.restart()
      }
      const ended = roundOf(await spin(session, round, 1_000))
      expect([ended.state, ended.events]).toEqual(['settled', all])
      expect(callsOf('/transaction/win', round)).toHaveLength(ended.multiplier > 0 ? 1 : 0)
      for (const [at, event] of all.slice(1).entries()) {
        const before = all[at]!.wildReels ?? []
        const stays =
          code === 'paper_foxes' ? before.map((reel) => reel - 1).filter((reel) => reel > 0) : before
        if (at > 0 || code === 'paper_foxes')
          expect(event.wildReels).toEqual(expect.arrayContaining([...stays]))
      }
    },
  )
})
