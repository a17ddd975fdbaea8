// SPDX-License-Identifier: Apache-2.0
import { demoModels } from '@tessera/rules/games/demo-slots/models'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../fair/hash.ts'
import { drawFloats } from '../../../fair/seeds.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound, storyOfEvents } from '../../../games/slots/story.ts'
import { demoSlotOf } from '../../../games/slots/demo/demo-slot.ts'
import type { RoundOf } from '../../../protocol.ts'
import {
  bet,
  demoCodeOf,
  demoLaunch,
  testStudio,
  type Answer,
  type TestStudio,
} from '../../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const PLAYS = 'lines20-high:96'
const code = demoCodeOf(PLAYS)
const slot = demoSlotOf(code)!
const roundOf = (answer: Answer) => answer.body.round as RoundOf<'slot'>
const stake = (session: string, body = bet('1', { title: code })) =>
  server.ask(session, 'POST', '/api/bets/slot', body)
const spin = (session: string, round: { id: string }, number: unknown) =>
  server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: number })
const callsOf = (path: string, round: { id: string }) =>
  server.wallet.calls.filter((call) => call.path === path && call.body['round'] === round.id)

/** A player's seeds, chosen so that their next bet (nonce 0) brings free spins or does not. */
async function seedFor(user: string, free: boolean, played = slot): Promise<string> {
  for (let number = 0; ; number += 1) {
    const serverSeed = await sha256Hex(`${user} ${number}`)
    const floats = await drawFloats({ serverSeed, clientSeed: 'chosen', nonce: 0 }, 12)
    if (bringsFreeSpins(played.rules, [...floats, ...Array(2_000).fill(0)]) !== free) continue
    await server.setSeeds(user, serverSeed)
    return serverSeed
  }
}
const eventsOf = async (serverSeed: string, { rules } = slot) =>
  buildEvents(rules, await drawFloats({ serverSeed, clientSeed: 'chosen', nonce: 0 }, floatsOfRound(rules)))

describe('a demonstration title on the wire', () => {
  it('opens as the slot that the operator named, under its own name, with its limits and its par sheet', async () => {
    const session = await server.launchDemo('opener')
    expect((await server.ask(session, 'GET', '/api/session')).body).toMatchObject({
      game: 'slot',
      openRound: null,
      limits: { minimumStake: '0.40', maximumStake: '10.00' },
      slot: {
        code,
        name: 'Jade Harbour',
        par: { rtpPercent: expect.stringMatching(/^96\.\d{4}$/) as string },
      },
      sample: { title: 'Jade Harbour', vendor: 'Lumen', theme: 'ocean', code },
    })
  })

  it.each(demoModels.map(({ name }) => [name]))(
    'plays a round of every model and pays what its seeds give, once: %s',
    async (name) => {
      const user = `of-${name}`
      const title = demoCodeOf(`${name}:95`)
      const played = demoSlotOf(title)!
      const session = await server.launchDemo(user, `${name}:95`)
      const serverSeed = await seedFor(user, false, played)
      const { minimumStake } = (await server.ask(session, 'GET', '/api/session')).body.limits
      const round = roundOf(await stake(session, bet(minimumStake, { title })))
      const story = storyOfEvents(await eventsOf(serverSeed, played), 0, {
        amount: BigInt(Math.round(Number(minimumStake) * 1_000_000)),
        unit: 10_000n,
      })
      expect([round.state, round.multiplier, round.events]).toEqual([
        'settled',
        story.multiplier,
        story.events,
      ])
      for (const path of ['/transaction/bet', '/transaction/win'])
        expect(callsOf(path, round).map((call) => call.body['game_code'])).toEqual(['jade-harbour'])
    },
  )

  it('draws its pictures: every symbol of its reels, and for others nothing', async () => {
    const session = await server.launchDemo('painter')
    const { status, body } = await server.ask(session, 'GET', '/api/session/art')
    const art = body as unknown as { symbols: Record<string, string>; backdrop: string }
    expect(status).toBe(200)
    expect(new Set(Object.keys(art.symbols))).toEqual(new Set(slot.rules.strips.join('')))
    for (const drawing of [...Object.values(art.symbols), art.backdrop])
      expect(drawing).toMatch(/^<svg .*<\/svg>$/s)
    expect(JSON.stringify(art).length).toBeLessThan(300_000)
    const own = await server.launch('slot', 'painter')
    expect((await server.ask(own, 'GET', '/api/session/art')).body.error.code).toBe('studio.otherGame')
  })

  it('takes a stake once however often and however simultaneously the same request is sent', async () => {
    const session = await server.launchDemo('hasty')
    await seedFor('hasty', false)
    const body = bet('1', { title: code })
    const answers = await Promise.all(Array.from({ length: 8 }, () => stake(session, body)))
    const again = await stake(session, body)
    const ids = answers.filter(({ status }) => status === 200).map((answer) => roundOf(answer).id)
    expect(new Set([...ids, roundOf(again).id]).size).toBe(1)
    expect(
      server.wallet.calls.filter(
        ({ path, body: sent }) => path === '/transaction/bet' && sent['user'] === 'hasty',
      ),
    ).toHaveLength(1)
  })

  it('saves free spins for their player by the rules with which they began, also when the title plays otherwise now', async () => {
    const session = await server.launchDemo('lucky')
    const events = await eventsOf(await seedFor('lucky', true))
    const round = roundOf(await stake(session))
    expect([round.state, round.events]).toEqual(['open', events.slice(0, 1)])
    expect((await stake(session)).body.error.code).toBe('studio.roundOpen')
    expect(roundOf(await spin(session, round, 1)).events).toEqual(events.slice(0, 2))

    const changed = await server.launchDemo('lucky', 'ways243-low:94')
    const opened = (await server.ask(changed, 'GET', '/api/session')).body
    expect([opened.openRound?.id, opened.slot?.code]).toEqual([round.id, code])
    const ended = roundOf(await spin(changed, round, 1_000))
    expect([ended.state, ended.events]).toEqual(['settled', events])
    expect(callsOf('/transaction/win', round)).toHaveLength(1)

    const next = await server.launchDemo('lucky', 'ways243-low:94')
    expect((await server.ask(next, 'GET', '/api/session')).body.slot?.code).toBe(demoCodeOf('ways243-low:94'))
  })

  it('spins the remaining spins of a player who never returns', async () => {
    const session = await server.launchDemo('gone')
    const events = await eventsOf(await seedFor('gone', true))
    const round = roundOf(await stake(session))
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

  it("refuses what a client invents, other stakes, and another player's free spins", async () => {
    const session = await server.launchDemo('owner')
    await seedFor('owner', true)
    const round = roundOf(await stake(session))
    const stranger = await server.launchDemo('stranger')
    expect((await spin(stranger, round, 1)).status).toBe(404)
    for (const wrong of [0, -1, 1.5, 1_001, '1', null])
      expect((await spin(session, round, wrong)).status).toBe(400)
    for (const [lie, refusal] of [
      [{ title: demoCodeOf('lines20-high:97') }, 'studio.otherGame'],
      [{ title: code.replace('jade-harbour', 'jade-harbor') }, 'studio.otherGame'],
      [{ title: 'lantern_tide' }, 'studio.otherGame'],
      [{ title: code, stops: [0, 0, 0, 0, 0] }, 'studio.unknownField'],
      [{ title: code, multiplier: 5_000_000 }, 'studio.unknownField'],
      [{}, 'studio.badRequest'],
    ] as const)
      expect((await stake(stranger, bet('1', lie))).body.error.code).toBe(refusal)
    for (const [wrong, refusal] of [
      ['0.39', 'studio.stakeTooSmall'],
      ['11', 'studio.winTooLarge'],
      ['0.401', 'studio.badAmount'],
    ] as const)
      expect((await stake(stranger, bet(wrong, { title: code }))).body.error.code).toBe(refusal)
    expect(
      server.wallet.calls.filter(
        ({ path, body }) => path === '/transaction/bet' && body['user'] === 'stranger',
      ),
    ).toEqual([])
  })

  it.each([
    [{}, 400],
    [{ plays: '' }, 404],
    [{ plays: 'lines20-high:93' }, 404],
    [{ plays: 'lines21-high:96' }, 404],
    [{ plays: 'lines20-high:96:97' }, 404],
    [{ plays: PLAYS, vendor_code: 'LUM/..' }, 400],
    [{ plays: PLAYS, theme: 'a:b' }, 400],
    [{ plays: PLAYS, picture: 'javascript:alert(1)' }, 400],
    [{ plays: PLAYS, title: '' }, 400],
  ])('opens no title that it cannot play or show: %j', async (meta, status) => {
    const { meta: usual, ...launch } = demoLaunch(PLAYS)
    const { plays: _plays, ...about } = usual
    const answer = await server.operator('/game/url', {
      ...launch,
      user: 'u',
      token: 'token-of-launch',
      currency: 'USD',
      meta: { ...about, ...meta },
    })
    expect(answer.status).toBe(status)
  })

  it('opens none of our own games under the contract of demonstration titles', async () => {
    for (const gameCode of ['inh_lantern_tide', 'inh_dice'])
      expect(
        (
          await server.operator('/game/url', {
            ...demoLaunch(PLAYS),
            game_code: gameCode,
            user: 'u',
            token: 'token-of-launch',
            currency: 'USD',
          })
        ).status,
      ).toBe(404)
  })

  it('opens nothing for a launch token that the operator does not know, and reports it', async () => {
    const { url } = (
      await server.operator('/game/url', {
        operator_id: 'brand1',
        user: 'u-1',
        token: 'spent-or-foreign',
        currency: 'USD',
        game_code: 'inh_dice',
      })
    ).body
    const answer = await server.ask(undefined, 'POST', '/api/sessions', {
      ticket: new URL(url).searchParams.get('ticket'),
    })
    expect([answer.status, answer.body.error.code]).toEqual([401, 'studio.sessionExpired'])
    expect(answer.text).not.toContain('spent-or-foreign')
  })
})

describe('a round of the sample slot, which opened behind every title before', () => {
  it('is finished by the next recovery, is paid once, and stays readable', async () => {
    const session = await server.launchDemo('earlier')
    await seedFor('earlier', true)
    const round = roundOf(await stake(session))
    // As the installation before wrote it: without a title, and open with its first spin.
    await server.rows(`update studio.round set game = 'sample', parameters = '{}' where id = $1`, [round.id])
    await server.rows(`update studio.round_waiting set game = 'sample' where round_id = $1`, [round.id])
    expect((await server.ask(session, 'GET', '/api/session')).body.openRound).toBeNull()
    server.clock.advance(1_000)
    await server.recover()
    await server.recover()
    const { body } = await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`)
    expect(body.round).toMatchObject({ game: 'sample', state: 'settled' })
    expect(callsOf('/transaction/win', round)).toHaveLength(1)
    expect((await server.ask(session, 'GET', '/api/rounds')).body).toMatchObject({
      rounds: [{ id: round.id }],
    })
  })
})
