// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import type { CallClient } from '../../testing/call-client.ts'
import {
  freshName,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from './identity-for-tests.ts'

let server: IdentityTestServer
let client: CallClient
beforeAll(async () => {
  server = await openIdentityTestServer()
  client = server.program()
})
afterAll(() => server.close())

const url = '/wps/session/login'
const headers = { 'content-type': 'application/json' }
const login = () => ({ username: freshName(), password })
const post = (payload: string, other: Record<string, string> = headers) =>
  client.send({ method: 'POST', url, payload, headers: other })
/** What a refusal must look like: its status and code, one shape, and no internal details. */
function expectRefusal(answer: Awaited<ReturnType<typeof post>>, status: number, code: string): void {
  expect({ status: answer.status, code: answer.envelope.code }).toEqual({ status, code })
  expect(Object.keys(answer.envelope).sort()).toEqual(['code', 'message', 'success', 'value'])
  expect(answer.envelope.success).toBe(false)
  expect(JSON.stringify(answer.envelope)).not.toMatch(/zod|select |insert |at .*\.ts|identity_|Error/)
}

describe('a sealed call', () => {
  it('is refused unencrypted', async () => {
    expectRefusal(await post(JSON.stringify(login())), 400, 'ENCRYPTION_REQUIRED')
    expectRefusal(
      await post(JSON.stringify({ ...(await client.seal(login())), password })),
      400,
      'ENCRYPTION_REQUIRED',
    )
  })

  it.each(['', '{', '[]', '"text"', 'null', '12'])(
    'is refused with a body that is no object: %o',
    async (payload) => {
      expectRefusal(await post(payload), 400, 'MALFORMED')
    },
  )

  it('is refused when it cannot be decrypted', async () => {
    const { data } = await client.seal(login())
    for (const spoiled of [
      '',
      'x',
      'a.b.c.d.e',
      `${data}x`,
      data.slice(0, -4),
      data.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0'),
    ]) {
      expectRefusal(await post(JSON.stringify({ data: spoiled })), 400, 'BAD_ENCRYPTION')
    }
  })

  it('is refused with a key that the platform does not have', async () => {
    expectRefusal(
      await post(JSON.stringify(await client.seal(login(), { kid: '0123456789abcdef' }))),
      400,
      'BAD_ENCRYPTION',
    )
  })

  it.each([-5 * 60_000 - 1, 5 * 60_000 + 1])(
    'is refused when its timestamp is off by %i ms',
    async (offMs) => {
      expectRefusal(
        await post(JSON.stringify(await client.seal(login(), { ts: server.clock.now() + offMs }))),
        400,
        'BAD_ENCRYPTION',
      )
    },
  )

  it.each([{ ts: undefined }, { ts: 'now' }, { nonce: undefined }, { nonce: 'short' }, { nonce: 7 }])(
    'is refused without a proper time and nonce: %o',
    async (extra) => {
      expectRefusal(await post(JSON.stringify(await client.seal(login(), extra))), 400, 'BAD_ENCRYPTION')
    },
  )

  it('is refused when it is sent a second time', async () => {
    const payload = JSON.stringify(await client.seal({ ...login(), ...(await client.botCheck()) }))
    expect((await post(payload)).envelope.code).toBe('BAD_CREDENTIALS')
    expectRefusal(await post(payload), 400, 'BAD_ENCRYPTION')
  })

  it('is refused as a repetition, whatever else is wrong with it', async () => {
    const payload = JSON.stringify(await client.seal({ username: '', password }))
    expect((await post(payload)).status).toBe(400)
    expectRefusal(await post(payload), 400, 'BAD_ENCRYPTION')
  })

  it('is accepted once, however often and at however many processes it arrives at once', async () => {
    const [owner, other] = [server.program(), await server.otherProcess()]
    const name = await registered(owner)
    const payload = JSON.stringify(
      await client.seal({ username: name, password, ...(await client.botCheck()) }),
    )
    const request = {
      method: 'POST' as const,
      url: '/wps/session/login',
      headers: { 'content-type': 'application/json' },
      payload,
    }
    const answers = await Promise.all(
      [client, other.program(), client, other.program()].map((sender) => sender.send(request)),
    )
    expect(answers.map(({ envelope }) => (envelope.success ? 'in' : envelope.code)).sort()).toEqual([
      'BAD_ENCRYPTION',
      'BAD_ENCRYPTION',
      'BAD_ENCRYPTION',
      'in',
    ])
    const logins = await server.platform.database.query(
      sql`select 1 from identity_login_log l join member m on m.id = l.member_id where m.username = ${name} and l.method = 'password'`,
    )
    expect(logins).toHaveLength(1)
  })

  it.each([[[]], ['text'], [null]])('is refused when there is no object inside: %o', async (inside) => {
    expectRefusal(await post(JSON.stringify(await client.seal(inside))), 400, 'BAD_ENCRYPTION')
  })
})

describe('a call', () => {
  it.each([
    [{ username: 7, password }, 'username'],
    [{ username: ['a'], password }, 'username'],
    [{ username: { $ne: '' }, password }, 'username'],
    [{ password }, 'username'],
    [{ username: 'x'.repeat(65), password }, 'username'],
    [{ username: 'player', password: 'x'.repeat(257) }, 'password'],
    [{ username: 'player', password, type: 'fax' }, 'type'],
    [{ username: 'player', password, remember: 'yes' }, 'remember'],
    [{ username: 'player', password, isAgent: 1 }, 'isAgent'],
    [{ username: 'player', password, __proto__x: 1 }, '__proto__x'],
  ])('with a wrong value names the field: %j', async (body, field) => {
    const answer = await client.callWith('identity.login', body)
    expectRefusal(answer, 400, 'INVALID')
    expect(Object.keys((answer.envelope.value as { fields: object }).fields)).toEqual([field])
  })

  it('with a wrong method, path, type or size is refused with the reason', async () => {
    expectRefusal(await client.send({ method: 'GET', url }), 405, 'WRONG_METHOD')
    expectRefusal(
      await client.send({ method: 'POST', url: `${url}/x`, payload: '{}', headers }),
      404,
      'NOT_FOUND',
    )
    expectRefusal(
      await post('username=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'WRONG_CONTENT_TYPE',
    )
    expectRefusal(await post(JSON.stringify({ data: 'x'.repeat(70_000) })), 413, 'TOO_LARGE')
  })

  it('for another platform is refused', async () => {
    expectRefusal(
      await client.callWith('identity.botCheck', {}, { headers: { merchant: 'other' } }),
      400,
      'BAD_MERCHANT',
    )
  })

  it('changes nothing when it is refused', async () => {
    const count = () =>
      server.platform.database.query(
        sql`select (select count(*) from member) as members, (select count(*) from identity_session) as sessions`,
      )
    const before = await count()
    for (const extra of [{ type: 1 }, { isAgent: 1 }, { balance: 5 }, { agreed: false }, { username: '' }]) {
      const form = {
        username: freshName(),
        password,
        confirmPassword: password,
        login: true,
        agreed: true,
        ...(await client.botCheck()),
        ...extra,
      }
      expectRefusal(await client.callWith('identity.register', form), 400, 'INVALID')
    }
    expect(await count()).toEqual(before)
  })
})

describe('a token', () => {
  const info = (authorization: string) =>
    client.send({ method: 'GET', url: '/wps/member/info', headers: { authorization } })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(5_000)}`,
    'Basic YTpi',
    "Bearer ' or 1=1 --",
  ])('that is none of ours opens nothing: %s', async (authorization) => {
    expectRefusal(await info(authorization), 401, 'UNAUTHORIZED')
  })

  it('that is missing gives no access', async () => {
    expectRefusal(await client.send({ method: 'GET', url: '/wps/member/info' }), 401, 'UNAUTHORIZED')
  })

  it('of a member gives no access to operator calls', async () => {
    const member = server.program()
    await registered(member)
    expectRefusal(await member.callWith('backoffice.members', {}), 401, 'UNAUTHORIZED')
  })

  it('is checked before the body is decrypted, so that strangers learn nothing from encrypted calls', async () => {
    expectRefusal(
      await client.send({ method: 'POST', url: '/wps/member/password', headers, payload: '{}' }),
      401,
      'UNAUTHORIZED',
    )
  })
})
