// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bet, demoCodeOf, testStudio, type Answer, type TestStudio } from './testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  // Twenty at once on a busy machine: none of them may give the wallet up.
  server = await testStudio({ walletTimeoutMs: 60_000 })
})
afterAll(() => server.close())

const atOnce = (send: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => send(index)))
/** How often each answer occurred: the status, and the code of a refusal. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const { status, body } of answers) {
    const said = status === 200 ? '200' : `${status} ${body.error.code}`
    counted[said] = (counted[said] ?? 0) + 1
  }
  return counted
}
const over = { direction: 'over', targetHundredths: 5050 }
const rounds = (user: string) =>
  server.rows(`select state, nonce from studio.told_round where operator_user = $1 order by nonce`, [user])

describe('twenty at once', () => {
  it('rotations of one player run one after the other, and each reveals the pair that the previous one activated', async () => {
    const session = await server.launch('dice', 'spinner')
    const answers = await atOnce(() => server.ask(session, 'POST', '/api/seeds/rotate', {}))
    expect(tally(answers)).toEqual({ 200: 20 })
    const revealed = new Set(answers.map(({ body }) => body.revealed.serverSeedHash))
    expect([
      revealed.size,
      answers.filter(({ body }) => !revealed.has(body.seeds.serverSeedHash)).length,
    ]).toEqual([20, 1])
  })

  it('bets between rotations are all accepted, each with its own nonce', async () => {
    const session = await server.launch('dice', 'mixer')
    const answers = await atOnce(async (index) =>
      index % 2 === 0
        ? server.ask(session, 'POST', '/api/bets/dice', bet('1', over))
        : server.ask(session, 'POST', '/api/seeds/rotate', {}),
    )
    expect(tally(answers.filter((_, index) => index % 2 === 0))).toEqual({ 200: 10 })
    expect(
      Object.keys(tally(answers)).every((said) => said === '200' || said === '409 studio.roundOpen'),
    ).toBe(true)
  })

  it('bets of one player are all accepted, in any order', async () => {
    const session = await server.launch('limbo', 'bettor')
    expect(
      tally(
        await atOnce(() =>
          server.ask(session, 'POST', '/api/bets/limbo', bet('1', { targetHundredths: 200 })),
        ),
      ),
    ).toEqual({ 200: 20 })
    expect((await rounds('bettor')).map(({ nonce }) => nonce)).toEqual([...Array(20).keys()])
  })

  it('copies of one bet are one round; while it is being taken, copies are told to try again', async () => {
    const session = await server.launch('dice', 'copier')
    const order = bet('1', over)
    const said = tally(await atOnce(() => server.ask(session, 'POST', '/api/bets/dice', order)))
    expect(Object.keys(said).filter((each) => each !== '200' && each !== '503 studio.roundPending')).toEqual(
      [],
    )
    expect(await rounds('copier')).toHaveLength(1)
  })

  it('fields of mines: one opens', async () => {
    const session = await server.launch('mines', 'digger')
    expect(
      tally(await atOnce(() => server.ask(session, 'POST', '/api/bets/mines', bet('1', { mines: 3 })))),
    ).toEqual({ 200: 1, '409 studio.roundOpen': 19 })
    const [round] = await server.rows(
      `select id from studio.told_round where operator_user = 'digger' and state = 'open'`,
    )
    const path = `/api/rounds/${String(round?.['id'])}`
    const opened = tally(await atOnce((tile) => server.ask(session, 'POST', `${path}/open`, { tile })))
    expect(Object.keys(opened).filter((each) => each !== '200' && each !== '409 studio.roundEnded')).toEqual(
      [],
    )
  })

  it('cash-outs of one field pay once and all get the same answer', async () => {
    const session = await server.launch('mines', 'leaver')
    let answer = await server.ask(session, 'POST', '/api/bets/mines', bet('1', { mines: 1 }))
    const path = `/api/rounds/${answer.body.round.id}`
    answer = await server.ask(session, 'POST', `${path}/open`, { tile: 0 })
    const answers = await atOnce(() => server.ask(session, 'POST', `${path}/cash-out`, {}))
    expect(tally(answers)).toEqual({ 200: 20 })
    expect(
      new Set(answers.map(({ body }) => JSON.stringify([body.round.multiplier, body.round.payout]))).size,
    ).toBe(1)
    expect(
      server.wallet.calls.filter(
        ({ path: called, body }) =>
          called === '/transaction/win' && (body as { round?: string }).round === answer.body.round.id,
      ),
    ).toHaveLength(1)
  })

  it('attempts to use one ticket open one session', async () => {
    const token = randomUUID()
    server.wallet.tokens.set(token, 'opener')
    const launched = await server.operator('/game/url', {
      operator_id: 'brand1',
      game_code: 'inh_dice',
      user: 'opener',
      token,
      currency: 'USD',
      lang: 'en',
      platform: 'GPL_DESKTOP',
    })
    const ticket = new URL(launched.body.url).searchParams.get('ticket')
    expect(tally(await atOnce(() => server.ask(undefined, 'POST', '/api/sessions', { ticket })))).toEqual({
      200: 1,
      '401 studio.sessionExpired': 19,
    })
  })

  it('launches of a new player create one player with one pair of seeds', async () => {
    const answers = await atOnce(async () => {
      const token = randomUUID()
      server.wallet.tokens.set(token, 'newcomer')
      return server.operator('/game/url', {
        operator_id: 'brand1',
        game_code: 'inh_dice',
        user: 'newcomer',
        token,
        currency: 'USD',
        lang: 'en',
        platform: 'GPL_DESKTOP',
      })
    })
    expect(tally(answers)).toEqual({ 200: 20 })
    const pairs = await server.rows(
      `select state, count(*)::int as count from studio.seed_pair pair join studio.player player on player.id = pair.player_id where operator_user = 'newcomer' group by state order by state`,
    )
    expect(pairs).toEqual([
      { state: 'active', count: 1 },
      { state: 'next', count: 1 },
    ])
  })

  it('changes of the client seed, and reads of the session, are all answered', async () => {
    const session = await server.launch('dice', 'changer')
    expect(
      tally(
        await atOnce((index) =>
          index % 2 === 0
            ? server.ask(session, 'POST', '/api/seeds/client', { clientSeed: `seed ${index}` })
            : server.ask(session, 'GET', '/api/session'),
        ),
      ),
    ).toEqual({ 200: 20 })
  })

  it('rotations and reads of the session never find a player without seeds', async () => {
    const session = await server.launch('dice', 'watcher')
    const answers = await atOnce((index) =>
      index % 2 === 0
        ? server.ask(session, 'POST', '/api/seeds/rotate', {})
        : server.ask(session, 'GET', '/api/session'),
    )
    expect(tally(answers)).toEqual({ 200: 20 })
  })

  it('free spins of one round are made once each', async () => {
    const title = { title: demoCodeOf('lines20-high:96') }
    const session = await server.launchDemo('sampler')
    const said = tally(await atOnce(() => server.ask(session, 'POST', '/api/bets/slot', bet('1', title))))
    expect(Object.keys(said).filter((each) => each !== '200' && each !== '409 studio.roundOpen')).toEqual([])
    const [open] = await server.rows(
      `select id from studio.told_round where operator_user = 'sampler' and state = 'open'`,
    )
    if (!open) return
    const spun = tally(
      await atOnce(() => server.ask(session, 'POST', `/api/rounds/${String(open['id'])}/spin`, { spin: 1 })),
    )
    expect(spun).toEqual({ 200: 20 })
  })
})
