// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitment } from '../../fair/seeds.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const secretSeeds = async (user: string): Promise<string[]> => {
  const pairs = await server.rows(
    `select server_seed_hash from studio.seed_pair pair join studio.player player on player.id = pair.player_id where operator_user = $1 and state <> 'revealed'`,
    [user],
  )
  return Promise.all(pairs.map((row) => server.secretSeed(String(row['server_seed_hash']))))
}

describe('seeds', () => {
  it('publishes the commitments to the current pair and the next one before any play, and uses both', async () => {
    const session = await server.launch('dice', 'committed')
    const visible = (await server.ask(session, 'GET', '/api/session')).body.seeds
    const first = (await server.ask(session, 'POST', '/api/seeds/rotate', {})).body
    const second = (await server.ask(session, 'POST', '/api/seeds/rotate', {})).body
    expect(first.revealed.serverSeedHash).toBe(visible.serverSeedHash)
    expect(first.seeds.serverSeedHash).toBe(visible.nextServerSeedHash)
    expect(second.revealed.serverSeedHash).toBe(visible.nextServerSeedHash)
    expect(await commitment(second.revealed.serverSeed)).toBe(visible.nextServerSeedHash)
  })

  it('never reveals a server seed before rotation: not in any call, to the operator, or in the log', async () => {
    const dice = await server.launch('dice', 'spy')
    const mines = await server.launch('mines', 'spy')
    const received: string[] = []
    const call = async (session: string, method: string, path: string, body?: unknown) => {
      const answer = await server.ask(session, method, path, body)
      received.push(answer.text, JSON.stringify([...answer.headers]))
      return answer.body
    }
    await call(dice, 'GET', '/api/session')
    const { round } = await call(
      dice,
      'POST',
      '/api/bets/dice',
      bet('1', { direction: 'over', targetHundredths: 5050 }),
    )
    await call(dice, 'POST', '/api/bets/dice', { ...bet('1', {}), nonce: 7 })
    await call(dice, 'GET', `/api/verify/rounds/${round.id}`)
    await call(dice, 'GET', '/api/rounds')
    await call(dice, 'POST', '/api/seeds/client', { clientSeed: 'curious' })
    const field = await call(mines, 'POST', '/api/bets/mines', bet('1', { mines: 3 }))
    for (const tile of [0, 1, 2]) await call(mines, 'POST', `/api/rounds/${field.round.id}/open`, { tile })
    await call(mines, 'POST', '/api/seeds/rotate', {})
    await server.operator('/game/round', { operator_id: 'brand1', user: 'spy', round: round.id })
    const given = [...received, ...server.logged, JSON.stringify(server.wallet.calls)].join('\n')
    const secrets = await secretSeeds('spy')
    expect(secrets).toHaveLength(2)
    for (const secret of secrets) expect(given).not.toContain(secret)
  })

  it('reveals the seed of a round in its verifier only after rotation', async () => {
    const session = await server.launch('dice', 'verifier')
    const { round } = (
      await server.ask(
        session,
        'POST',
        '/api/bets/dice',
        bet('1', { direction: 'over', targetHundredths: 5050 }),
      )
    ).body
    const before = (await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`)).body.round
    const { revealed } = (await server.ask(session, 'POST', '/api/seeds/rotate', {})).body
    const after = (await server.ask(undefined, 'GET', `/api/verify/rounds/${round.id}`)).body.round
    expect(before.fairness).toMatchObject({ serverSeed: null })
    expect(after.fairness).toMatchObject({ serverSeed: revealed.serverSeed, nonce: 0 })
  })

  it('counts nonces from 0 again with a new pair and uses the requested client seed', async () => {
    const session = await server.launch('dice', 'fresh')
    await server.ask(
      session,
      'POST',
      '/api/bets/dice',
      bet('1', { direction: 'over', targetHundredths: 5050 }),
    )
    const { seeds } = (await server.ask(session, 'POST', '/api/seeds/rotate', { clientSeed: 'lucky 7' })).body
    expect(seeds).toMatchObject({ clientSeed: 'lucky 7', nonce: 0 })
  })

  it('continues counting when only the client seed changes', async () => {
    const session = await server.launch('dice', 'changer')
    await server.ask(
      session,
      'POST',
      '/api/bets/dice',
      bet('1', { direction: 'over', targetHundredths: 5050 }),
    )
    const { body } = await server.ask(session, 'POST', '/api/seeds/client', { clientSeed: 'another' })
    expect(body).toMatchObject({ clientSeed: 'another', nonce: 1 })
  })

  it.each(['', 'with:colon', 'x'.repeat(65), 'ü'])('refuses the client seed "%s"', async (clientSeed) => {
    const session = await server.launch('dice', 'typist')
    for (const path of ['/api/seeds/client', '/api/seeds/rotate']) {
      const { status, body } = await server.ask(session, 'POST', path, { clientSeed })
      expect([status, body.error.code]).toEqual([400, 'studio.badClientSeed'])
    }
  })

  it('refuses rotation while a field of mines is open, and allows it afterwards', async () => {
    const session = await server.launch('mines', 'miner')
    const { round } = (await server.ask(session, 'POST', '/api/bets/mines', bet('1', { mines: 1 }))).body
    const refused = await server.ask(session, 'POST', '/api/seeds/rotate', {})
    expect([refused.status, refused.body.error.code]).toEqual([409, 'studio.roundOpen'])
    for (let tile = 0; tile < 25; tile += 1) {
      const { body } = await server.ask(session, 'POST', `/api/rounds/${round.id}/open`, { tile })
      if (body.round.state !== 'open') break
    }
    expect((await server.ask(session, 'POST', '/api/seeds/rotate', {})).status).toBe(200)
  })

  it('refuses rotation while the stake of a bet is being requested', async () => {
    const session = await server.launch('dice', 'hasty')
    let letGo = () => {}
    server.wallet.trouble('/transaction/bet', {
      kind: 'hold',
      until: new Promise((resolve) => {
        letGo = resolve
      }),
    })
    const playing = server.ask(
      session,
      'POST',
      '/api/bets/dice',
      bet('1', { direction: 'over', targetHundredths: 5050 }),
    )
    while (
      (
        await server.rows(
          `select 1 from studio.told_round where operator_user = 'hasty' and state = 'reserved'`,
        )
      ).length === 0
    );
    const { body } = await server.ask(session, 'POST', '/api/seeds/rotate', {})
    letGo()
    expect(body.error.code).toBe('studio.roundOpen')
    expect((await playing).status).toBe(200)
  })

  it('survives rotations between parallel bets: every round belongs to one pair and one nonce', async () => {
    const session = await server.launch('dice', 'shuffler')
    const bets = Array.from({ length: 12 }, () =>
      server.ask(session, 'POST', '/api/bets/dice', bet('1', { direction: 'over', targetHundredths: 5050 })),
    )
    const turns = Array.from({ length: 6 }, () => server.ask(session, 'POST', '/api/seeds/rotate', {}))
    const answers = await Promise.all([...bets, ...turns])
    expect(answers.slice(0, 12).map((answer) => answer.status)).toEqual(Array.from({ length: 12 }, () => 200))
    const pairs =
      await server.rows(`select state, count(*)::int as count from studio.seed_pair pair join studio.player player on player.id = pair.player_id
      where operator_user = 'shuffler' and state <> 'revealed' group by state order by state`)
    expect(pairs).toEqual([
      { state: 'active', count: 1 },
      { state: 'next', count: 1 },
    ])
  })
})
