// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnGame } from '../../protocol.ts'
import { bet, testStudio, type Answer, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

const dayMs = 86_400_000
const over = { direction: 'over', targetHundredths: 5050 }
const operator = { operator_id: 'brand1' }

async function prepaidOf(game: OwnGame): Promise<string> {
  const { text } = await server.operator('/freebet/prepaids/list', { ...operator, game_code: `inh_${game}` })
  return (JSON.parse(text) as { prepaids: { prepaid_uuid: string }[] }).prepaids[0]?.prepaid_uuid ?? ''
}
async function rewardBody(user: string, more: object = {}, game: OwnGame = 'dice') {
  const now = server.clock.now()
  return {
    ...operator,
    user,
    prepaid_uuid: await prepaidOf(game),
    bet_value: 100_000,
    bet_count: 3,
    currency: 'USD',
    start_time: new Date(now).toISOString(),
    end_time: new Date(now + dayMs).toISOString(),
    ...more,
  }
}
const create = (body: object): Promise<Answer> => server.operator('/freebet/rewards/create', body)
const idIn = ({ text }: Answer): string => (JSON.parse(text) as { reward_uuid: string }).reward_uuid
async function given(user: string, more: object = {}, game: OwnGame = 'dice') {
  const id = idIn(await create(await rewardBody(user, more, game)))
  return { id, session: await server.launch(game, user) }
}
const left = async (session: string) =>
  (await server.ask(session, 'GET', '/api/session')).body.freeRounds?.left ?? 0
const roll = (session: string, freeRounds: string, more: object = {}) =>
  server.ask(session, 'POST', '/api/bets/dice', bet('1', { ...over, freeRounds, ...more }))
const codeOf = ({ status, body }: Answer) => [status, body.error?.code]
const callsOf = (user: string) => server.wallet.calls.filter(({ body }) => body['user'] === user)

describe('a reward', () => {
  it('is shown to its player with count, stake and end, and is given once however often it is sent', async () => {
    const body = await rewardBody('ann')
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(body)))
    expect(new Set(answers.map(idIn)).size).toBe(1)
    const session = await server.launch('dice', 'ann')
    expect((await server.ask(session, 'GET', '/api/session')).body.freeRounds).toEqual({
      id: idIn(answers[0]!),
      left: 3,
      stake: '1.00',
      endsAt: server.clock.now() + dayMs,
    })
    expect(await left(await server.launch('limbo', 'ann'))).toBe(0)
    expect(await left(await server.launch('dice', 'bob'))).toBe(0)
  })

  it.each<[string, object, number]>([
    ['an unknown prepaid', { prepaid_uuid: randomUUID() }, 404],
    ['no rounds', { bet_count: 0 }, 400],
    ['too many rounds', { bet_count: 1_001 }, 400],
    ['a stake below the least', { bet_value: 9_999 }, 400],
    ['a stake above the most', { bet_value: 100_000_001 }, 400],
    ['a stake finer than a coin', { bet_value: 100_001 }, 400],
    ['a currency that is not offered', { currency: 'XYZ' }, 400],
    ['an end before its beginning', { end_time: '2020-01-01T00:00:00.000Z' }, 400],
    ['an unknown field', { surprise: 1 }, 400],
    ['an unknown operator', { operator_id: 'brand2' }, 403],
  ])('is refused with %s', async (_, more, status) => {
    expect((await create(await rewardBody('ann', more))).status).toBe(status)
  })

  it('is refused without the signature of the operator', async () => {
    const body = await rewardBody('ann')
    const answer = await server.operator('/freebet/rewards/create', body, { 'x-hub88-signature': 'x' })
    expect(answer.status).toBe(401)
  })
})

describe('a free round', () => {
  it('takes nothing, is as fair as any other, and says on the wire which reward pays for it', async () => {
    const { id, session } = await given('carla')
    const { body } = await roll(session, id)
    expect(body.round).toMatchObject({
      state: 'settled',
      stake: '1.00',
      fairness: { kind: 'seeds', nonce: 0 },
    })
    const [placed, won] = callsOf('carla').filter(({ path }) => path.startsWith('/transaction'))
    expect(placed?.body).toMatchObject({ is_free: true, reward_uuid: id, amount: 100_000 })
    expect(won?.body).toMatchObject({ is_free: true, reward_uuid: id, round_closed: true })
    expect(server.wallet.balances.get('carla')).toBe(100_000_000 + Number(won?.body['amount']))
    expect(await left(session)).toBe(2)
    const own = await server.ask(session, 'POST', '/api/bets/dice', bet('1', over))
    expect(own.body.round.fairness).toMatchObject({ nonce: 1 })
    expect(callsOf('carla').at(-2)?.body).toMatchObject({ is_free: false })
  })

  it('is played exactly as often as it was given when 64 come at once', async () => {
    // On a busy machine none of them may give the wallet up.
    await server.restart({ walletTimeoutMs: 60_000 })
    const { id, session } = await given('dora', { bet_count: 10 })
    const answers = await Promise.all(Array.from({ length: 64 }, () => roll(session, id)))
    await server.restart()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    // So many of one player are too many anyway.
    const codes = answers.flatMap(({ body }) => body.error?.code ?? [])
    expect(codes).toHaveLength(54)
    expect(['studio.noFreeRounds', 'studio.tooManyRequests']).toEqual(expect.arrayContaining(codes))
    expect(callsOf('dora').filter(({ path }) => path === '/transaction/bet')).toHaveLength(10)
    expect(await left(session)).toBe(0)
  })

  it('is the same round for the same request, even if it was the last one', async () => {
    const { id, session } = await given('emil', { bet_count: 1 })
    const requestId = randomUUID()
    const first = await roll(session, id, { requestId })
    const again = await Promise.all(Array.from({ length: 5 }, () => roll(session, id, { requestId })))
    expect(new Set([first, ...again].map(({ body }) => body.round.id)).size).toBe(1)
    expect(
      codeOf(await server.ask(session, 'POST', '/api/bets/dice', bet('1', { ...over, requestId }))),
    ).toEqual([409, 'studio.requestReused'])
  })

  it('is refused at another stake, in another game, to another player, and under a made-up id', async () => {
    const { id, session } = await given('fred')
    const other = await server.launch('dice', 'gina')
    const limbo = await server.launch('limbo', 'fred')
    const answers = [
      await roll(session, id, { stake: '2' }),
      await server.ask(limbo, 'POST', '/api/bets/limbo', bet('1', { targetHundredths: 200, freeRounds: id })),
      await roll(other, id),
      await roll(session, randomUUID()),
    ]
    expect(answers.map(codeOf)).toEqual(answers.map(() => [409, 'studio.noFreeRounds']))
    expect(await left(session)).toBe(3)
    expect(callsOf('fred').filter(({ path }) => path === '/transaction/bet')).toHaveLength(0)
  })

  it('is refused where rounds are not given away', async () => {
    const session = await server.launch('crash', 'fred')
    const answer = await server.ask(
      session,
      'POST',
      '/api/bets/crash',
      bet('1', { freeRounds: randomUUID() }),
    )
    expect(codeOf(answer)).toEqual([400, 'studio.unknownField'])
  })

  it('can be played again when the operator refused it, and when nobody knows whether it took it', async () => {
    const { id, session } = await given('hugo')
    server.wallet.trouble('/transaction/bet', { kind: 'status', status: 'RS_ERROR_LIMIT_REACHED' })
    expect(codeOf(await roll(session, id))).toEqual([409, 'studio.limitReached'])
    expect(await left(session)).toBe(3)
    server.wallet.trouble('/transaction/bet', { kind: 'silence', booked: true })
    expect(codeOf(await roll(session, id))).toEqual([503, 'studio.betNotTaken'])
    expect(await left(session)).toBe(3)
    expect(callsOf('hugo').map(({ path }) => path)).toContain('/transaction/rollback')
  })

  it('is given back when the process died before it had the answer', async () => {
    const { id, session } = await given('ines')
    let release = (): void => undefined
    server.wallet.trouble('/transaction/bet', {
      kind: 'hold',
      until: new Promise<void>((resolve) => {
        release = resolve
      }),
    })
    const lost = roll(session, id).catch(() => undefined)
    await expect.poll(() => left(session)).toBe(2)
    server.clock.advance(21_000)
    await server.recover()
    release()
    await lost
    expect(await left(session)).toBe(3)
  })

  it('is over at its end, and when the operator withdraws it; a round that has begun goes on', async () => {
    const { id, session } = await given('jana', {}, 'mines')
    const start = (freeRounds: string) =>
      server.ask(session, 'POST', '/api/bets/mines', bet('1', { mines: 3, freeRounds }))
    const { round } = (await start(id)).body
    expect((await server.operator('/freebet/rewards/cancel', { ...operator, reward_uuid: id })).status).toBe(
      200,
    )
    expect((await server.operator('/freebet/rewards/cancel', { ...operator, reward_uuid: id })).status).toBe(
      200,
    )
    expect(await left(session)).toBe(0)
    for (let tile = 0; tile < 25; tile += 1) {
      const { body } = await server.ask(session, 'POST', `/api/rounds/${round.id}/open`, { tile })
      if (body.round.state !== 'open') break
      await server.ask(session, 'POST', `/api/rounds/${round.id}/cash-out`, {})
      break
    }
    expect(codeOf(await start(id))).toEqual([409, 'studio.noFreeRounds'])
    const late = await given('kurt')
    server.clock.advance(dayMs)
    const session2 = await server.launch('dice', 'kurt')
    expect(codeOf(await roll(session2, late.id))).toEqual([409, 'studio.noFreeRounds'])
    const unknown = await server.operator('/freebet/rewards/cancel', {
      ...operator,
      reward_uuid: randomUUID(),
    })
    expect(unknown.status).toBe(404)
  })
})
