// SPDX-License-Identifier: Apache-2.0
import { allCalls, type CallName } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'

// A password that others know, or that is too old, must be changed first: the server enforces it, whatever
// the page does.

const given = 'Given-horse-9'
const own = 'Chosen-horse-9'
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** A member who logged in with a password that was handed out. */
async function newcomer(username: string): Promise<CallClient> {
  await server.modules.identity.openAccount({
    username,
    password: given,
    currency: 'USD',
    temporary: true,
    ofAge: 18,
  })
  return enter(username, given)
}

async function enter(username: string, password: string): Promise<CallClient> {
  const client = server.program()
  const { envelope } = await client.call('identity.login', {
    username,
    password,
    ...(await client.botCheck()),
  })
  client.token = envelope.value.token
  return client
}

const change = (client: CallClient) =>
  client.call('identity.changePassword', { oldPassword: given, newPassword: own, confirmNewPassword: own })

describe('a session whose password must be changed first', () => {
  const open: CallName[] = ['identity.changePassword', 'identity.endAllSessions', 'members.info']

  it('is refused at every member and agent call except three, before anything is read or done', async () => {
    const client = await newcomer('newcomer1')
    const answers = new Map<string, unknown>()
    for (const [index, { name, who }] of allCalls.entries()) {
      if ((who !== 'member' && who !== 'agent') || open.includes(name as CallName)) continue
      const { status, envelope } = await client.callWith(
        name as CallName,
        {},
        { ip: `198.51.${index % 250}.9` },
      )
      answers.set(name, [status, envelope.success, envelope.code])
    }
    expect(answers.size).toBeGreaterThan(60)
    expect(
      [...answers].filter(
        ([, answer]) => JSON.stringify(answer) !== JSON.stringify([403, false, 'PASSWORD_CHANGE_REQUIRED']),
      ),
    ).toEqual([])
    const { envelope } = await client.call('wallet.balance', {})
    expect(envelope).toMatchObject({ value: null, message: 'Please choose a new password first' })
  })

  it('may read its profile, change the password and log out', async () => {
    const client = await newcomer('newcomer2')
    expect((await client.call('members.info', {})).envelope.value.account).toBe('newcomer2')
    expect((await change(client)).envelope.success).toBe(true)
    const changed = await enter('newcomer2', own)
    expect((await changed.call('wallet.balance', {})).envelope.success).toBe(true)
    const leaving = await newcomer('newcomer3')
    expect((await leaving.call('identity.logout', {})).envelope.success).toBe(true)
    expect((await leaving.call('members.info', {})).status).toBe(401)
  })

  it('cannot acknowledge the first login to skip the change next time', async () => {
    const client = await newcomer('newcomer4')
    expect((await client.call('identity.firstLogin', {})).envelope.code).toBe('PASSWORD_CHANGE_REQUIRED')
    expect((await (await enter('newcomer4', given)).call('wallet.balance', {})).envelope.code).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    )
  })

  it('does not count as a member in public calls: it sends no feedback', async () => {
    const client = await newcomer('newcomer5')
    const feedback = await client.call('messages.sendFeedback', {
      type: 'other',
      content: 'Something to say that is long enough',
    })
    expect([feedback.status, feedback.envelope.code]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED'])
  })

  it('receives nothing about the account on its live connection, which still closes with the session', () => {
    const frames: string[] = []
    const closed: string[] = []
    const connection = {
      actor: undefined,
      send: (frame: string) => {
        frames.push(frame)
      },
      close: (reason: string) => {
        closed.push(reason)
      },
    }
    const { live } = server.platform
    const leave = live.add(connection)
    live.identify(connection, {
      kind: 'member',
      memberId: 77n,
      username: 'x',
      agent: false,
      trial: false,
      provenAtMs: null,
      strongAtMs: null,
      sessionKey: 'key-77',
      mustChangePassword: true,
    })
    live.publish('identity.sessionEnded', { at: 1 }, 77n)
    expect(frames).toEqual([])
    live.endSession('key-77')
    expect(closed).toEqual(['session ended'])
    leave()
  })

  it('stays restricted when a second factor or a remembered device opens it with that password', async () => {
    const client = server.program()
    await server.modules.identity.openAccount({
      username: 'newcomer6',
      password: given,
      currency: 'USD',
      temporary: true,
      ofAge: 18,
    })
    const { cookies, envelope } = await client.call('identity.login', {
      username: 'newcomer6',
      password: given,
      rememberMe: true,
      ...(await client.botCheck()),
    })
    expect(envelope.value.mustChangePassword).toBe(true)
    const device = /rememberPassword=([^;]+)/.exec(cookies.join('\n'))?.[1] ?? ''
    const remembered = server.program()
    remembered.cookies.set('rememberPassword', device)
    const again = await remembered.call('identity.login', {
      username: 'newcomer6',
      remember: true,
      ...(await remembered.botCheck()),
    })
    remembered.token = again.envelope.value.token
    expect((await remembered.call('wallet.balance', {})).envelope.code).toBe('PASSWORD_CHANGE_REQUIRED')
  })
})
