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

  it('must be set up before anything else where the operator requires one', async () => {
    await server.platform.settings.write('identity.operatorsNeedSecondFactor', true, 'test')
    const client = await server.operator('newone', 'admin')
    expect((await signIn('newone')).envelope.value.mustSetUpApp).toBe(true)
    expect((await client.call('backoffice.me', {})).envelope.success).toBe(true)
    for (const name of [
      'backoffice.overview',
      'backoffice.members',
      'backoffice.settings',
      'backoffice.outbox',
    ] as const) {
      expect(await client.call(name, {}), name).toMatchObject({
        status: 403,
        envelope: { code: 'SECOND_FACTOR_REQUIRED' },
      })
    }
    await setUp(client)
    expect((await client.call('backoffice.overview', {})).envelope.success).toBe(true)
    await server.platform.settings.write('identity.operatorsNeedSecondFactor', false, 'test')
  })
})
