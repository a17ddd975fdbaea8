// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bet, demoCodeOf, demoLaunch, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

/** Without free spins every round ends with its bet. */
const PLAYS = 'classic-medium:95'
const title = { title: demoCodeOf(PLAYS) }
const contract = { operator_id: 'brand1-transfer' }
const wire = (units: number) => units * 100_000
const move = (kind: 'deposit' | 'withdraw', user: string, units: number, id: string = randomUUID()) =>
  server.operator(`/wallet/${kind}`, {
    ...contract,
    user,
    currency: 'USD',
    amount: wire(units),
    transaction_uuid: id,
  })
const balanceOf = async (user: string) =>
  (await server.operator('/wallet/balance', { ...contract, user, currency: 'USD' })).body
const statusOf = async (id: string) =>
  (await server.operator('/wallet/transaction', { ...contract, transaction_uuid: id })).body

async function launch(user: string): Promise<string> {
  const token = randomUUID()
  server.wallet.tokens.set(token, user)
  server.wallet.balances.set(user, 0)
  const answer = await server.operator('/game/url', {
    ...demoLaunch(PLAYS),
    ...contract,
    user,
    token,
    currency: 'USD',
    lang: 'en',
  })
  return server.open(answer.body.url)
}

describe('a transfer wallet at the studio', () => {
  it('takes money in and gives it back, each transaction once', async () => {
    const [paidIn, paidOut] = [randomUUID(), randomUUID()]
    for (let times = 0; times < 3; times += 1)
      expect((await move('deposit', 'mover', 10, paidIn)).body).toMatchObject({
        status: 'DONE',
        balance: wire(10),
      })
    for (let times = 0; times < 3; times += 1)
      expect((await move('withdraw', 'mover', 4, paidOut)).body).toMatchObject({
        status: 'DONE',
        balance: wire(6),
      })
    expect(await balanceOf('mover')).toEqual({ balance: wire(6) })
    expect(await statusOf(paidIn)).toMatchObject({ status: 'DONE' })
    expect((await move('deposit', 'mover', 11, paidIn)).status).toBe(409)
    expect((await move('withdraw', 'mover', 10, paidIn)).status).toBe(409)
    expect(await balanceOf('mover')).toEqual({ balance: wire(6) })
  })

  it('refuses to give more than there is, and refuses that transaction for ever', async () => {
    const id = randomUUID()
    await move('deposit', 'poor', 1)
    expect((await move('withdraw', 'poor', 2, id)).body).toMatchObject({
      status: 'REFUSED',
      balance: wire(1),
    })
    await move('deposit', 'poor', 5)
    expect((await move('withdraw', 'poor', 2, id)).body).toMatchObject({ status: 'REFUSED' })
    expect(await statusOf(id)).toMatchObject({ status: 'REFUSED' })
    expect(await statusOf(randomUUID())).toMatchObject({ status: 'UNKNOWN' })
    expect(await balanceOf('poor')).toEqual({ balance: wire(6) })
  })

  it('pays out once when many ask for everything at once', async () => {
    await move('deposit', 'racer', 10)
    const answers = await Promise.all(Array.from({ length: 32 }, () => move('withdraw', 'racer', 10)))
    expect(answers.filter(({ body }) => (body as { status?: string }).status === 'DONE')).toHaveLength(1)
    expect(await balanceOf('racer')).toEqual({ balance: 0 })
  })

  it('answers only under the contract for transfers, and only signed', async () => {
    const asked = { operator_id: 'brand1', user: 'mover', currency: 'USD' }
    expect((await server.operator('/wallet/balance', asked)).status).toBe(404)
    expect(
      (await server.operator('/wallet/balance', { ...asked, ...contract }, { 'x-hub88-signature': 'no' }))
        .status,
    ).toBe(401)
    expect((await move('deposit', 'mover', -1)).status).toBe(400)
    expect((await move('deposit', 'mover', 1, 'not-a-uuid')).status).toBe(400)
  })
})

describe('play from a transfer wallet', () => {
  it('takes bets from it, pays wins into it, and leaves the wallet of the operator alone', async () => {
    await move('deposit', 'player', 100)
    const session = await launch('player')
    expect((await server.ask(session, 'GET', '/api/session')).body).toMatchObject({ balance: '100.00' })
    for (let round = 0; round < 5; round += 1)
      expect((await server.ask(session, 'POST', '/api/bets/slot', bet('5.00', title))).status).toBe(200)
    await server.recover()
    const [sums] = await server.rows(`
      select sum(case kind when 'bet' then -amount when 'withdraw' then -amount else amount end)::bigint as moved,
        count(*) filter (where kind = 'bet')::int as bets
      from studio.transfer_wallet_move where done and player_id = (select id from studio.player where operator_user = 'player')`)
    expect(sums?.['bets']).toBe(5)
    expect(await balanceOf('player')).toEqual({ balance: Number(sums?.['moved']) / 10 })
    expect(server.wallet.balances.get('player')).toBe(0)
  })

  it('refuses a bet that the wallet does not cover, and every bet once the operator ended the session', async () => {
    await move('deposit', 'ended', 5)
    const session = await launch('ended')
    const answer = await server.ask(session, 'POST', '/api/bets/slot', bet('10.00', title))
    expect(answer.body).toMatchObject({ error: { code: 'studio.notEnoughMoney' } })
    for (const [token, user] of server.wallet.tokens) if (user === 'ended') server.wallet.tokens.delete(token)
    expect((await server.ask(session, 'POST', '/api/bets/slot', bet('5.00', title))).status).not.toBe(200)
    await server.recover()
    expect(await balanceOf('ended')).toEqual({ balance: wire(5) })
  })
})
