// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { rawConnection, type RawAnswer } from '../../testing/raw-connection.ts'

let server: TestServer
let member: CallClient
let port: number

beforeAll(async () => {
  server = await openTestServer()
  member = await server.member('early1')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.advance(61_000)
})

const head = (method: string, path: string, bytes: number, headers: Record<string, string> = {}): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    `content-length: ${bytes}`,
    ...Object.entries({ 'content-type': 'application/json', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    '',
  ].join('\r\n')

/** The answer to the headers of a request whose body never arrives. */
async function answerToHead(...request: Parameters<typeof head>): Promise<RawAnswer> {
  const connection = await rawConnection(port)
  onTestFinished(connection.close)
  connection.write(head(...request))
  return connection.answer()
}

const codeOf = ({ status, body }: RawAnswer): [number, string] => [
  status,
  (JSON.parse(body) as { code: string }).code,
]

describe('before a body is read', () => {
  it("a visitor is refused an operator's call, however long its body would be", async () => {
    expect(codeOf(await answerToHead('POST', '/ops/contents', 3_900_000))).toEqual([401, 'UNAUTHORIZED'])
    expect(
      codeOf(
        await answerToHead('POST', '/ops/media', 7_000_000, { authorization: `Bearer ${'x'.repeat(43)}` }),
      ),
    ).toEqual([401, 'UNAUTHORIZED'])
  })

  it('a member is refused a call of operators, and one of agents', async () => {
    const authorization = `Bearer ${member.token}`
    expect(codeOf(await answerToHead('PUT', '/ops/contents/1', 3_900_000, { authorization }))).toEqual([
      401,
      'UNAUTHORIZED',
    ])
    expect(
      codeOf(await answerToHead('POST', '/wps/relay/MCS2_agentRegisterAccount', 200, { authorization })),
    ).toEqual([403, 'FORBIDDEN'])
  })

  it('an address that sends too many requests is told to wait', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.app.inject({
          method: 'PUT',
          url: '/wps/feedback',
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        }),
      ),
    )
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
    expect(codeOf(await answerToHead('PUT', '/wps/feedback', 20_000_000))).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  it('a wrong path, method or content type and a body that is too long are refused', async () => {
    expect(codeOf(await answerToHead('POST', '/wps/no/such/call', 10_000))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await answerToHead('POST', '/games/of/a/page', 10_000))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await answerToHead('PATCH', '/wps/feedback', 10_000))).toEqual([405, 'WRONG_METHOD'])
    expect(
      codeOf(await answerToHead('PUT', '/wps/feedback', 20_000, { 'content-type': 'text/plain' })),
    ).toEqual([415, 'WRONG_CONTENT_TYPE'])
    expect(
      codeOf(
        await answerToHead('POST', '/wps/member/password/email', 20, { 'content-type': 'application/json' }),
      ),
    ).toEqual([415, 'WRONG_CONTENT_TYPE'])
    expect(codeOf(await answerToHead('POST', '/wps/session/login', 20_000))).toEqual([413, 'TOO_LARGE'])
    expect(codeOf(await answerToHead('PUT', '/wps/feedback', 30_000_000))).toEqual([413, 'TOO_LARGE'])
  })

  it('one address may send only a few long bodies at once, and may send another when one is done', async () => {
    const long = head('PUT', '/wps/feedback', 20_000_000)
    const open = await Promise.all(Array.from({ length: 3 }, () => rawConnection(port)))
    onTestFinished(() => {
      for (const connection of open) connection.close()
    })
    const refused = Promise.any(
      open.map(async (connection) => {
        connection.write(long)
        const answer = await connection.answer()
        if (answer.status !== 429) throw new Error(`answered ${answer.status}`)
        return answer
      }),
    )
    expect(codeOf(await refused)).toEqual([429, 'TOO_MANY_REQUESTS'])
    for (const connection of open) connection.close()
    await expect
      .poll(
        async () =>
          (
            await server.app.inject({
              method: 'PUT',
              url: '/wps/feedback',
              headers: { 'content-type': 'application/json' },
              payload: JSON.stringify({ content: 'x'.repeat(100_000) }),
            })
          ).statusCode,
      )
      .toBe(400)
  })

  it('a session that ends while the body arrives no longer counts', async () => {
    const client = await server.member('early2')
    const body = JSON.stringify({ methodId: 'sandbox', amount: 20, requestId: randomUUID() })
    const connection = await rawConnection(port)
    onTestFinished(connection.close)
    connection.write(
      head('POST', '/wps/v2/deposits', body.length, { authorization: `Bearer ${client.token}` }) +
        body.slice(0, 10),
    )
    // Once the server answers a later request on another connection, it has read these headers.
    await client.call('members.info', {})
    await client.call('identity.logout', {})
    server.clock.advance(2_000)
    connection.write(body.slice(10))
    expect(codeOf(await connection.answer())).toEqual([401, 'UNAUTHORIZED'])
  })
})

describe('what a body may be', () => {
  const post = (payload: string) =>
    member.send({
      method: 'POST',
      url: '/wps/v2/deposits',
      headers: { 'content-type': 'application/json' },
      payload,
    })

  it('at most twenty invalid fields are named', async () => {
    const answer = await post(
      JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`field${index}`, 1]))),
    )
    expect(answer).toMatchObject({ status: 400, envelope: { code: 'INVALID' } })
    expect(Object.keys((answer.envelope.value as { fields: object }).fields)).toHaveLength(20)
  })

  it.each([
    ['lists', '['.repeat(6_000) + ']'.repeat(6_000)],
    ['objects', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
    ['a list inside of a field', `{"methodId":${'['.repeat(3_000)}${']'.repeat(3_000)}}`],
  ])('is not nested without end: %s', async (_, payload) => {
    expect(await post(payload)).toMatchObject({ status: 400, envelope: { code: 'MALFORMED' } })
  })

  it('holds no more values than a call could need, even where long bodies are accepted', async () => {
    const many = `{${Array.from({ length: 300_000 }, (_, index) => `"k${index}":1`).join(',')}}`
    const answer = await member.send({
      method: 'PUT',
      url: '/wps/feedback',
      headers: { 'content-type': 'application/json' },
      payload: many,
    })
    expect(answer).toMatchObject({ status: 400, envelope: { code: 'MALFORMED' } })
  })

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', '__defineGetter__'])(
    'has no field called %s: it is named as one that is not known',
    async (name) => {
      const answer = await post(
        JSON.stringify({ [name]: 1, methodId: 'sandbox', amount: 20, requestId: randomUUID() }),
      )
      expect(answer).toMatchObject({
        status: 400,
        envelope: { code: 'INVALID', value: { fields: { [name]: 'This field is not known' } } },
      })
      const asked = await member.send({ method: 'GET', url: `/wps/v2/deposits?${name}=1` })
      expect(asked).toMatchObject({
        status: 400,
        envelope: { code: 'INVALID', value: { fields: { [name]: 'This field is not known' } } },
      })
    },
  )

  it('a query, a form or parts cannot set a prototype', async () => {
    expect((await member.send({ method: 'GET', url: '/wps/v2/deposits?__proto__=1' })).status).toBe(400)
    expect((await member.send({ method: 'GET', url: '/wps/v2/deposits?__proto__.pageNo=1' })).status).toBe(
      400,
    )
    const form = await member.send({
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'constructor=1&__proto__=2',
    })
    expect(form.status).toBe(400)
    const parts = await member.sendParts(
      { method: 'POST', url: '/wps/relay/MCS2_applyPromotion' },
      { constructor: '1', toString: '2' },
    )
    expect(parts.status).toBe(400)
  })
})
