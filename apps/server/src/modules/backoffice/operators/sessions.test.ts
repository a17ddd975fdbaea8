// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWalletTestServer, type WalletTestServer } from '../../wallet/wallet-for-tests.ts'
import { createCallClient, type CallClient } from '../../../testing/call-client.ts'
import { createOperator } from '../index.ts'

let bank: WalletTestServer
let numbers = 0
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(() => bank.close())

const password = 'long-enough-secret-1'
async function operator(): Promise<string> {
  const name = `Cashier${++numbers}`
  const { database } = bank.server.platform
  const passwordHash = await bank.server.modules.identity.hashPassword(password)
  await database.transaction((tx) =>
    createOperator(tx, { nowMs: bank.clock.now() }, { name, passwordHash, role: 'support' }),
  )
  return name
}
const browser = (): CallClient => createCallClient(bank.server.app, bank.clock, { browser: true })
async function signedIn(name: string, client = bank.program()): Promise<CallClient> {
  client.token = (await client.call('backoffice.login', { name, password })).envelope.value.token
  return client
}
const me = async (client: CallClient): Promise<number> => (await client.call('backoffice.me', {})).status
const minute = 60_000

describe('an operator', () => {
  it('signs in with the name in any case, and gets their profile', async () => {
    const name = await operator()
    const client = await signedIn(name.toUpperCase())
    expect((await client.call('backoffice.me', {})).envelope.value).toMatchObject({ name, role: 'support' })
  })

  it('gets the same answer for a wrong name and a wrong password', async () => {
    const name = await operator()
    const client = bank.program()
    const wrong = await client.call('backoffice.login', { name, password: 'guess' })
    const unknown = await client.call('backoffice.login', { name: 'nobody', password: 'guess' })
    expect(wrong.envelope.code).toBe('BAD_CREDENTIALS')
    expect(unknown.envelope).toEqual(wrong.envelope)
    const { rows } = await bank.server.platform.database.pool.query(
      `select operator_name, subject, after from operator_action where action = 'wrongPassword' order by id desc limit 2`,
    )
    // Never the unknown name: somebody may have typed the password there.
    expect(rows).toEqual([
      { operator_name: '', subject: 'operator:unknown', after: { address: expect.any(String) } },
      {
        operator_name: name,
        subject: expect.stringMatching(/^operator:\d+$/),
        after: { address: expect.any(String) },
      },
    ])
    expect(
      await bank.server.platform.database.query({
        name: 'n',
        text: 'select 1 from operator_session s join operator o on o.id = s.operator_id where o.name = $1',
        values: [name],
      }),
    ).toEqual([])
  })

  it('must send the password encrypted', async () => {
    const name = await operator()
    const answer = await bank.program().send({
      method: 'POST',
      url: '/ops/session',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ name, password }),
    })
    expect(answer).toMatchObject({ status: 400, envelope: { code: 'ENCRYPTION_REQUIRED' } })
  })

  it('is locked out for five minutes after five wrong attempts, even with the right password', async () => {
    const name = await operator()
    const client = bank.program()
    const from = { ip: '203.0.113.7' }
    for (let tries = 0; tries < 5; tries += 1)
      await client.call('backoffice.login', { name, password: 'guess' }, from)
    expect((await client.call('backoffice.login', { name, password }, { ip: '203.0.113.8' })).status).toBe(
      429,
    )
    expect((await client.call('backoffice.login', { name: await operator(), password }, from)).status).toBe(
      429,
    )
    bank.clock.advance(5 * minute)
    expect((await client.call('backoffice.login', { name, password }, from)).envelope.success).toBe(true)
  })

  it('who is closed is signed out at once and cannot sign in again', async () => {
    const name = await operator()
    const client = await signedIn(name)
    await bank.server.platform.database.pool.query('update operator set enabled = false where name = $1', [
      name,
    ])
    expect(await me(client)).toBe(401)
    expect((await bank.program().call('backoffice.login', { name, password })).envelope.code).toBe(
      'BAD_CREDENTIALS',
    )
  })
})

describe('the session of an operator', () => {
  it('ends after 15 minutes without a call', async () => {
    const client = await signedIn(await operator())
    for (let calls = 0; calls < 3; calls += 1) {
      bank.clock.advance(15 * minute)
      expect(await me(client)).toBe(200)
    }
    bank.clock.advance(15 * minute + 1)
    expect(await me(client)).toBe(401)
  })

  it('ends after 8 hours, however busy', async () => {
    const client = await signedIn(await operator())
    for (let passed = 0; passed < 8 * 60 - 10; passed += 10) {
      bank.clock.advance(10 * minute)
      expect(await me(client)).toBe(200)
    }
    bank.clock.advance(10 * minute)
    expect(await me(client)).toBe(401)
  })

  it('ends when they sign out', async () => {
    const client = await signedIn(await operator())
    expect((await client.call('backoffice.logout', {})).status).toBe(200)
    expect(await me(client)).toBe(401)
    expect((await client.call('backoffice.logout', {})).status).toBe(200)
  })

  it('of a browser is useless without its cookie, which no script can read', async () => {
    const client = browser()
    const { cookies } = await client.call('backoffice.login', { name: await operator(), password })
    expect(cookies.find((line) => line.startsWith('operatorBinding='))).toMatch(/HttpOnly; SameSite=Strict/)
    const own = await signedIn(await operator(), browser())
    expect(await me(own)).toBe(200)
    const thief = bank.program()
    thief.token = own.token
    expect(await me(thief)).toBe(401)
    thief.cookies.set('operatorBinding', 'guess')
    expect(await me(thief)).toBe(401)
  })

  it('stays alive in one tab when the same browser signs in in another', async () => {
    const first = await signedIn(await operator(), browser())
    const firstToken = first.token
    await signedIn(await operator(), first)
    expect(await me(first)).toBe(200)
    first.token = firstToken
    expect(await me(first)).toBe(200)
  })

  it('is not valid as a member session, nor the other way round', async () => {
    const client = await signedIn(await operator())
    expect((await client.call('members.info', {})).status).toBe(401)
    const member = await bank.member()
    expect(await me(member.client)).toBe(401)
    const visitor = bank.program()
    expect(await me(visitor)).toBe(401)
  })

  it('is stored only as a hash', async () => {
    const { token = '' } = await signedIn(await operator())
    const { rows } = await bank.server.platform.database.pool.query<{ row: string }>(
      'select s::text as row from operator_session s',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
