// SPDX-License-Identifier: Apache-2.0
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const password = 'Correct-horse-9'
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() })
async function signIn(name: string, code?: string) {
  const client = server.program()
  return client.call('backoffice.login', {
    name,
    password,
    ...(code === undefined ? {} : { code }),
    ...(await client.botCheck()),
  })
}
async function setUp(client: CallClient): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await client.call('backoffice.startTotp', {})).envelope.value
  const { recoveryCodes } = (await client.call('backoffice.confirmTotp', { code: codeOf(secret) })).envelope
    .value
  server.clock.advance(30_000)
  return { secret, recoveryCodes }
}

describe("an operator's authenticator app", () => {
  it('is required after the password, each code once, and recovery codes can replace it', async () => {
    const { secret, recoveryCodes } = await setUp(await server.operator('withapp', 'finance'))
    expect((await signIn('withapp')).envelope).toMatchObject({ success: false, code: 'CODE_REQUIRED' })
    const code = codeOf(secret)
    expect((await signIn('withapp', code)).envelope).toMatchObject({
      success: true,
      value: { mustSetUpApp: false },
    })
    expect((await signIn('withapp', code)).envelope.code).toBe('BAD_SECOND_FACTOR')
    server.clock.advance(30_000)
    expect((await signIn('withapp', codeOf(secret).replace(/^.../, '$& '))).envelope.success).toBe(true)
    server.clock.advance(30_000)
    const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    expect((await signIn('withapp', arabic)).envelope.success).toBe(true)
    expect((await signIn('withapp', recoveryCodes[0])).envelope.success).toBe(true)
    expect((await signIn('withapp', recoveryCodes[0])).envelope.code).toBe('BAD_SECOND_FACTOR')
  })

  it('allows five guesses at most', async () => {
    const { secret } = await setUp(await server.operator('guessed', 'support'))
    for (let n = 0; n < 5; n++)
      expect((await signIn('guessed', '000000')).envelope.code).toBe('BAD_SECOND_FACTOR')
    expect((await signIn('guessed', codeOf(secret))).status).toBe(429)
  })

  it('can be removed only with one of its codes', async () => {
    const client = await server.operator('leaving', 'support')
    const { secret } = await setUp(client)
    expect((await client.call('backoffice.removeTotp', { code: '000000' })).envelope.code).toBe(
      'BAD_SECOND_FACTOR',
    )
    expect((await client.call('backoffice.removeTotp', { code: codeOf(secret) })).envelope.success).toBe(true)
    expect((await signIn('leaving')).envelope.success).toBe(true)
  })

  it('gets new recovery codes only for one of its codes, and the old ones stop working', async () => {
    const client = await server.operator('renewing', 'support')
    const { secret, recoveryCodes } = await setUp(client)
    expect((await client.call('backoffice.renewRecoveryCodes', { code: '000000' })).envelope.code).toBe(
      'BAD_SECOND_FACTOR',
    )
    const renewed = await client.call('backoffice.renewRecoveryCodes', { code: codeOf(secret) })
    expect(renewed.envelope.value.recoveryCodes).toHaveLength(10)
    expect((await signIn('renewing', recoveryCodes[0])).envelope.code).toBe('BAD_SECOND_FACTOR')
    expect((await signIn('renewing', renewed.envelope.value.recoveryCodes[0])).envelope.success).toBe(true)
  })

  it('is set up only within five minutes after signing in, and ends the other sessions', async () => {
    const client = await server.operator('lateone', 'support')
    const other = server.program()
    other.token = (await signIn('lateone')).envelope.value.token
    server.clock.advance(5 * 60_000)
    expect(await client.call('backoffice.startTotp', {})).toMatchObject({
      status: 403,
      envelope: { code: 'STEP_UP_REQUIRED' },
    })
    client.token = (await signIn('lateone')).envelope.value.token
    await setUp(client)
    expect((await other.call('backoffice.me', {})).status).toBe(401)
    const { appSince, recoveryCodesLeft, latest } = (await client.call('backoffice.ownSecurity', {})).envelope
      .value
    expect(appSince).not.toBeNull()
    expect(recoveryCodesLeft).toBe(10)
    expect(latest[0]).toMatchObject({ action: 'setUpApp', by: 'lateone' })
  })
})

describe('the switch that asks every operator for an app', () => {
  const name = 'identity.operatorsNeedSecondFactor'
  const turn = (client: CallClient, value: boolean, version: number) =>
    client.call('backoffice.changeSettings', { changes: [{ name, value, version }] })
  const versionOf = async (client: CallClient): Promise<number> =>
    (await client.call('backoffice.settings', {})).envelope.value.leaves.find((leaf) => leaf.name === name)!
      .version

  it('cannot be turned on by somebody who has none: nobody could turn it off again', async () => {
    const author = await server.operator('author', 'admin')
    expect((await turn(author, true, await versionOf(author))).envelope).toMatchObject({
      code: 'INVALID',
      value: { fields: { [name]: expect.stringContaining('authenticator app') as string } },
    })
    expect((await author.call('backoffice.overview', {})).envelope.success).toBe(true)
  })

  it('lets an operator without one set it up, and do nothing else', async () => {
    const author = await server.operator('secondauthor', 'admin')
    await setUp(author)
    expect((await turn(author, true, await versionOf(author))).envelope.success).toBe(true)
    const client = await server.operator('newone', 'admin')
    expect((await signIn('newone')).envelope.value.mustSetUpApp).toBe(true)
    expect((await client.call('backoffice.me', {})).envelope.value.mustSetUpApp).toBe(true)
    expect((await client.call('backoffice.ownSecurity', {})).envelope.value.required).toBe(true)
    for (const closed of [
      'backoffice.overview',
      'backoffice.members',
      'backoffice.settings',
      'backoffice.brands',
      'backoffice.operators',
      'backoffice.outbox',
    ] as const) {
      expect(await client.call(closed, {}), closed).toMatchObject({
        status: 403,
        envelope: { code: 'SECOND_FACTOR_REQUIRED' },
      })
    }
    await setUp(client)
    expect((await client.call('backoffice.me', {})).envelope.value.mustSetUpApp).toBe(false)
    expect((await client.call('backoffice.overview', {})).envelope.success).toBe(true)
    expect((await turn(author, false, await versionOf(author))).envelope.success).toBe(true)
  })
})

describe('an operator who has lost the device', () => {
  const reason = 'They called from the known number'

  it('gets in again after another admin has reset the app, which is recorded and ends the sessions', async () => {
    const admin = await server.operator('helper', 'admin')
    const { secret } = await setUp(admin)
    const lost = await server.operator('loser', 'finance')
    await setUp(lost)
    const list = (await admin.call('backoffice.operators', {})).envelope.value
    const id = list.find((row) => row.name === 'loser')!.operatorId
    expect(
      (await admin.call('backoffice.resetOperatorApp', { id, code: '000000', reason })).envelope.code,
    ).toBe('BAD_SECOND_FACTOR')
    expect((await lost.call('backoffice.me', {})).envelope.success).toBe(true)
    expect(
      (await admin.call('backoffice.resetOperatorApp', { id, code: codeOf(secret), reason })).envelope
        .success,
    ).toBe(true)
    expect((await lost.call('backoffice.me', {})).status).toBe(401)
    const alerts = async () =>
      (await admin.call('backoffice.alerts', {})).envelope.value.list.filter(
        ({ source }) => source === 'backoffice.appReset',
      )
    expect(await alerts()).toMatchObject([{ details: { operator: 'loser', by: 'helper' } }])
    lost.token = (await signIn('loser')).envelope.value.token
    expect((await lost.call('backoffice.ownSecurity', {})).envelope.value.latest).toContainEqual(
      expect.objectContaining({ action: 'resetApp', by: 'helper' }),
    )
    await setUp(lost)
    expect(await alerts()).toEqual([])
  })

  it('is not helped by an admin without an app, by themselves, or by another role', async () => {
    const admin = await server.operator('weakhelper', 'admin')
    const finance = await server.operator('financehelper', 'finance')
    const list = (await admin.call('backoffice.operators', {})).envelope.value
    const idOf = (name: string): number => list.find((row) => row.name === name)!.operatorId
    const ask = (client: CallClient, name: string) =>
      client.call('backoffice.resetOperatorApp', { id: idOf(name), code: '123456', reason })
    expect((await ask(admin, 'withapp')).envelope.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await ask(admin, 'weakhelper')).envelope.code).toBe('OWN_APP')
    expect((await ask(finance, 'withapp')).status).toBe(403)
    expect((await finance.call('backoffice.operators', {})).status).toBe(403)
    expect((await signIn('withapp')).envelope.code).toBe('CODE_REQUIRED')
  })
})
