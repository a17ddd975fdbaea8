// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import {
  isAlive,
  loggedIn,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from './identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

const next = 'battery-staple-7'
const change = (
  client: CallClient,
  input: Partial<{ oldPassword: string; newPassword: string; confirmNewPassword: string }> = {},
) =>
  client.call('identity.changePassword', {
    oldPassword: password,
    newPassword: next,
    confirmNewPassword: input.newPassword ?? next,
    ...input,
  })

describe('changing the password', () => {
  it('ends every session of the account and invalidates the old password', async () => {
    const [client, browser, bystander] = [server.program(), server.browser(), server.program()]
    const name = await registered(client)
    await loggedIn(browser, { username: name })
    await registered(bystander)
    expect((await change(client)).envelope).toEqual({ success: true, code: 'OK', value: null, message: '' })
    expect([await isAlive(client), await isAlive(browser), await isAlive(bystander)]).toEqual([
      false,
      false,
      true,
    ])
    expect((await loggedIn(server.program(), { username: name })).envelope.code).toBe('BAD_CREDENTIALS')
    expect((await loggedIn(server.program(), { username: name, password: next })).envelope.success).toBe(true)
  })

  it('notifies open pages and closes their live connections', async () => {
    const client = server.program()
    await registered(client)
    const received: string[] = []
    const connection = {
      actor: undefined,
      send: (frame: string) => {
        received.push(frame)
      },
      close: (reason: string) => {
        received.push(reason)
      },
    }
    server.platform.live.add(connection)
    const actor = await server.identity.resolveMember(String(client.token), {
      cookies: {},
      brandCode: 'brand1',
    })
    if (actor) server.platform.live.identify(connection, actor)
    await change(client)
    expect(received).toEqual([
      JSON.stringify({ topic: 'identity.sessionEnded', payload: { at: server.clock.now() } }),
      'session ended',
    ])
  })

  it('needs the old password, and changes nothing without it', async () => {
    const client = server.program()
    const name = await registered(client)
    expect((await change(client, { oldPassword: 'not-the-old' })).envelope).toMatchObject({
      success: false,
      code: 'BAD_PASSWORD',
    })
    expect(await isAlive(client)).toBe(true)
    expect((await loggedIn(server.program(), { username: name })).envelope.success).toBe(true)
  })

  it('is locked for five minutes after five wrong old passwords', async () => {
    const client = server.program()
    await registered(client)
    for (let n = 0; n < 5; n++)
      expect((await change(client, { oldPassword: `wrong-${n}` })).envelope.code).toBe('BAD_PASSWORD')
    expect((await change(client)).status).toBe(429)
    server.clock.advance(5 * 60_000)
    expect((await change(client)).envelope.success).toBe(true)
  })

  it('refuses the old password as the new one', async () => {
    const client = server.program()
    await registered(client)
    expect((await change(client, { newPassword: password })).envelope).toMatchObject({
      success: false,
      code: 'SAME_PASSWORD',
    })
  })

  it('refuses a different confirmation and a password that breaks the rule, by field', async () => {
    const client = server.program()
    await registered(client)
    const { status, envelope } = await client.callWith('identity.changePassword', {
      oldPassword: password,
      newPassword: 'short',
      confirmNewPassword: 'shorter',
    })
    expect(status).toBe(400)
    expect(envelope.value).toEqual({
      fields: {
        newPassword: 'Please fill in your password with 8 - 64 characters',
        confirmNewPassword: 'Confirmation password is not correct.',
      },
    })
  })

  it('refuses the default password that operators hand out', async () => {
    const client = server.program()
    await registered(client)
    await server.platform.settings.write('identity.defaultPassword', 'Welcome-123', 'test')
    const { envelope } = await change(client, { newPassword: 'Welcome-123' })
    expect(envelope.value).toEqual({ fields: { newPassword: 'Please choose another password' } })
  })

  it('lets one of two concurrent changes succeed', async () => {
    const [first, second] = [server.program(), server.program()]
    const name = await registered(first)
    await loggedIn(second, { username: name })
    const answers = await Promise.all([
      change(first, { newPassword: 'first-choice-1' }),
      change(second, { newPassword: 'second-choice-2' }),
    ])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })
})
