// SPDX-License-Identifier: Apache-2.0
import { ownCardRooms } from '@tessera/rules/games/card-rooms/card-games'
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoLaunch, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

/** Launches with a new token of this player; answers the address and what the session sees. */
async function launch(named: object, currency = 'USD') {
  const token = randomUUID()
  server.wallet.tokens.set(token, 'u-1')
  server.wallet.balances.set('u-1', 100_000_000)
  const asked = { user: 'u-1', token, currency, lang: 'en', platform: 'GPL_DESKTOP' }
  const { status, body } = await server.operator('/game/url', { ...asked, ...named })
  if (status !== 200) return { status, url: '', session: undefined }
  const { body: session } = await server.ask(await server.open(body.url), 'GET', '/api/session')
  return { status, url: body.url, session }
}
const own = (code: string) => ({ operator_id: 'brand1', game_code: `inh_${code}` })

describe('tables with others in the Games API', () => {
  it('are listed as live casino, with the return of their game and without free bets', async () => {
    const games = (await server.operator('/game/list', { operator_id: 'brand1' })).body.games as unknown as {
      game_code: string
      name: string
      category: string
      rtp: string
      freebet_support: boolean
    }[]
    const rtpOf = (code: string) => games.find(({ game_code }) => game_code === code)!.rtp
    expect(games.filter(({ category }) => category === 'Live Casino')).toEqual(
      ownRooms.map(({ code, name, game }) =>
        expect.objectContaining({
          game_code: `inh_${code}`,
          name,
          rtp: rtpOf(`inh_${game}`),
          freebet_support: false,
        }),
      ),
    )
  })

  it('are listed among players with no return, because the operator takes a rake', async () => {
    const { games } = (await server.operator('/game/list', { operator_id: 'brand1' })).body as unknown as {
      games: { game_code: string; name: string; category: string; rtp?: string }[]
    }
    expect(
      games
        .filter(({ category }) => category === 'PVP Poker')
        .map(({ game_code: code, name, rtp }) => [code, name, rtp]),
    ).toEqual(ownCardRooms.map(({ code, name }) => [`inh_${code}`, name, undefined]))
  })

  it('open on the page of their game and say which room it is', async () => {
    for (const { code, game, pace, limits } of ownRooms) {
      const { url, session } = await launch(own(code))
      expect(new URL(url).pathname).toBe(`/play/${game}`)
      expect(session).toMatchObject({ game, room: { game, pace, limits }, sample: null, slot: null })
    }
    const alone = await launch(own('baccarat'))
    expect(alone.session).toMatchObject({ game: 'baccarat', room: null })
  })

  it('take the stakes of their limits', async () => {
    const limitsOf = async (code: string, currency: string) => {
      const { minimumStake, maximumStake } = (await launch(own(code), currency)).session!.limits
      return [minimumStake, maximumStake]
    }
    expect(await limitsOf('live_roulette', 'USD')).toEqual(['0.10', '100.00'])
    expect(await limitsOf('live_speed_roulette', 'USD')).toEqual(['0.50', '500.00'])
    expect(await limitsOf('live_high_roulette', 'USD')).toEqual(['2.50', '1000.00'])
    expect(await limitsOf('live_high_roulette', 'VND')).toEqual(['25000', '25000000'])
    expect(await limitsOf('roulette', 'USD')).toEqual(['0.10', '1000.00'])
  })

  it('open for a demonstration title, as a room of its own', async () => {
    const { url, session } = await launch(demoLaunch('room:dragontiger:speed:high'))
    expect(new URL(url).pathname).toBe('/play/dragontiger')
    expect(session).toMatchObject({
      game: 'dragontiger',
      room: { game: 'dragontiger', pace: 'speed', limits: 'high' },
      sample: { title: 'Jade Harbour', code: 'room:dragontiger:speed:high:LUM/jade-harbour' },
      limits: { minimumStake: '2.50', maximumStake: '1000.00' },
    })
  })

  it('open for nobody who names no room, and under no code of ours with the sandbox contract', async () => {
    for (const plays of [
      'room:poker:usual:low',
      'room:baccarat:usual',
      'room:baccarat:usual:low:LUM/other',
      'room',
    ])
      expect((await launch(demoLaunch(plays))).status).toBe(404)
    const borrowed = { ...demoLaunch('room:baccarat:usual:low'), game_code: 'inh_live_baccarat' }
    expect((await launch(borrowed)).status).toBe(404)
    expect((await launch(own('live_poker'))).status).toBe(404)
  })
})
