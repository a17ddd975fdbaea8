// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeSpinsIn, SAMPLE_FLOATS, buildSampleStory } from '../../games/sample/story.ts'
import { sha256Hex } from '../../fair/hash.ts'
import { drawFloats } from '../../fair/seeds.ts'
import type { RoundOf } from '../../protocol.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const roundOf = (answer: Answer) => answer.body.round as RoundOf<'sample'>
const spin = (session: string, round: { id: string }, number: number) =>
  server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: number })

/** A player's seeds, chosen so that their next bet (nonce 0) brings free spins or does not. */
async function seedFor(user: string, free: boolean): Promise<void> {
  for (let number = 0; ; number += 1) {
    const serverSeed = await sha256Hex(`${user} ${number}`)
    if (
      freeSpinsIn(await drawFloats({ serverSeed, clientSeed: 'chosen', nonce: 0 }, SAMPLE_FLOATS)) > 0 !==
      free
    )
      continue
    await server.rows(
      `update studio.seed_pair set server_seed = $1, client_seed = 'chosen', server_seed_hash = $2
      where state = 'active' and player_id = (select id from studio.player where operator_user = $3)`,
      [serverSeed, await sha256Hex(serverSeed), user],
    )
    return
  }
}

describe('the sample slot on the wire', () => {
  it('opens in place of any game of the sandbox contract and displays that game', async () => {
    const session = await server.launch('sample', 'opener')
    expect((await server.ask(session, 'GET', '/api/session')).body).toMatchObject({
      game: 'sample',
      openRound: null,
      limits: { maximumStake: '36.00' },
      sample: {
        title: 'Jade Harbour',
        vendor: 'Lumen',
        theme: 'ocean',
        picture: 'http://site.test/art/1.avif',
      },
    })
  })

  it('pays according to its seeds, under the code of the game that the member opened', async () => {
    const session = await server.launch('sample', 'plain')
    await seedFor('plain', false)
    const round = roundOf(await server.ask(session, 'POST', '/api/bets/sample', bet('2.50', {})))
    const [row] = await server.rows(
      'select server_seed from studio.seed_pair where state = $1 and client_seed = $2 and server_seed_hash = $3',
      ['active', 'chosen', round.fairness.kind === 'seeds' ? round.fairness.serverSeedHash : ''],
    )
    const given = buildSampleStory(
      0,
      { amount: 2_500_000n, unit: 10_000n },
      await drawFloats(
        { serverSeed: String(row?.['server_seed']), clientSeed: 'chosen', nonce: 0 },
        SAMPLE_FLOATS,
      ),
    )
    expect([round.state, round.multiplier, round.beats]).toEqual(['settled', given.multiplier, given.beats])
    const wire = server.wallet.calls.filter((call) => call.body['round'] === round.id)
    expect(wire.map((call) => [call.path, call.body['game_code']])).toEqual([
      ['/transaction/bet', 'jade-harbour'],
      ['/transaction/win', 'jade-harbour'],
    ])
  })

  it('saves free spins for their player: after a reload, on another device, and in order', async () => {
    const session = await server.launch('sample', 'lucky')
    await seedFor('lucky', true)
    const round = roundOf(await server.ask(session, 'POST', '/api/bets/sample', bet('1', {})))
    expect([round.state, round.beats.length, round.beats[0]?.freeSpins]).toEqual(['open', 1, 8])
    expect((await server.ask(session, 'POST', '/api/bets/sample', bet('1', {}))).body.error.code).toBe(
      'studio.roundOpen',
    )
    expect((await spin(session, round, 2)).status).toBe(400)
    expect((await spin(session, round, 1)).body.round.state).toBe('open')
    expect(roundOf(await spin(session, round, 1)).beats).toHaveLength(2)

    const elsewhere = await server.launch('sample', 'lucky')
    const visible = (await server.ask(elsewhere, 'GET', '/api/session')).body.openRound
    expect([visible?.id, visible?.beats.length]).toEqual([round.id, 2])
    for (let number = 2; number <= 8; number += 1) await spin(elsewhere, round, number)
    const ended = roundOf(await spin(elsewhere, round, 8))
    expect([ended.state, ended.beats.length]).toEqual(['settled', 9])
    expect(ended.multiplier).toBe(ended.beats.reduce((sum, beat) => sum + beat.multiplier, 0))
    expect(
      server.wallet.calls.filter(
        (call) => call.path === '/transaction/win' && call.body['round'] === round.id,
      ),
    ).toHaveLength(1)
    expect((await server.ask(elsewhere, 'GET', '/api/session')).body.openRound).toBeNull()
  })

  it('spins the remaining spins of a player who never returns', async () => {
    const session = await server.launch('sample', 'gone')
    await seedFor('gone', true)
    const round = roundOf(await server.ask(session, 'POST', '/api/bets/sample', bet('1', {})))
    server.clock.advance(49 * 60 * 60 * 1000)
    await server.recover()
    const [stored] = await server.rows(
      'select state, cardinality(moves) as spun from studio.round where id = $1',
      [round.id],
    )
    expect(stored).toEqual({ state: 'settled', spun: 8 })
  })

  it("refuses nonsense and another player's free spins without a trace", async () => {
    const session = await server.launch('sample', 'owner')
    await seedFor('owner', true)
    const round = roundOf(await server.ask(session, 'POST', '/api/bets/sample', bet('1', {})))
    const stranger = await server.launch('sample', 'stranger')
    const dicer = await server.launch('dice', 'owner')
    expect((await spin(stranger, round, 1)).status).toBe(404)
    expect((await spin(dicer, round, 1)).body.error.code).toBe('studio.otherGame')
    for (const wrong of [0, -1, 9, 1.5, '1', null])
      expect(
        (await server.ask(session, 'POST', `/api/rounds/${round.id}/spin`, { spin: wrong })).status,
      ).toBe(400)
    expect((await server.ask(session, 'POST', '/api/bets/sample', bet('37', {}))).body.error.code).toBe(
      'studio.winTooLarge',
    )
    expect(
      (await server.rows('select cardinality(moves) as spun from studio.round where id = $1', [round.id]))[0],
    ).toEqual({ spun: 0 })
  })

  it.each([[{}], [null], [{ title: '' }], [{ title: 'x', vendor: 'y', picture: 'javascript:alert(1)' }]])(
    'opens no sample without a game to show: %j',
    async (meta) => {
      const { status, body } = await server.operator('/game/url', {
        operator_id: 'house1-sandbox',
        user: 'u',
        token: 'token-of-launch',
        currency: 'USD',
        game_code: 'any',
        meta,
      })
      expect([status, body.error]).toEqual([400, 'invalid field meta'])
    },
  )

  it('opens nothing for a launch token that the operator does not know, and reports it', async () => {
    const { url } = (
      await server.operator('/game/url', {
        operator_id: 'house1',
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
