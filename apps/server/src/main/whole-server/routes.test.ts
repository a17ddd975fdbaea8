// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { allCalls, type CallName } from '@tessera/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

let server: TestServer
let member: CallClient
let operator: CallClient

beforeAll(async () => {
  server = await openTestServer()
  member = await server.member('dora01')
  operator = await server.operator('olga', 'admin')
})
afterAll(() => server.close())

const someBody = { id: randomUUID(), requestId: randomUUID() }

// Who may make each call, with whose ids, is proven in rights.test.ts.
describe('who may use a call', () => {
  it('answers every call that requires a token 401 without one, and lists its games for everybody [CALL-001]', async () => {
    const marked = allCalls.filter(({ who }) => who === 'member' || who === 'agent')
    const refused = await Promise.all(
      marked.map(
        async ({ name }) =>
          [name, (await server.program().callWith(name as CallName, someBody)).status] as const,
      ),
    )
    expect(refused.filter(([, status]) => status !== 401)).toEqual([])
    expect(marked.length).toBeGreaterThan(40)
    // The list of games accepts a token, but needs none (D-89).
    const games = await server
      .program()
      .send({ method: 'GET', url: '/wps/relay/GCSGAME_gameList?gameType=rng' })
    expect([games.status, games.envelope.success]).toEqual([200, true])
    expect(
      (
        await server.program().send({
          method: 'GET',
          url: '/wps/relay/GCSGAME_gameList?gameType=rng',
          headers: { authorization: `Bearer ${'x'.repeat(43)}` },
        })
      ).status,
    ).toBe(200)
  })

  it('treats an authorization header of another form as an expired session, not as none', async () => {
    const client = server.program()
    const answer = await client.send({
      method: 'GET',
      url: '/wps/member/info',
      headers: { authorization: 'Basic ZGVtbzpkZW1v' },
    })
    expect(answer.status).toBe(401)
  })
})

describe('an invalid request', () => {
  const send = (request: Parameters<CallClient['send']>[0]) => member.send(request)
  const post = (payload: string, type = 'application/json') =>
    send({ method: 'POST', url: '/wps/v2/deposits', headers: { 'content-type': type }, payload })

  it.each([
    ['broken JSON', '{"amount": 1', 400, 'MALFORMED'],
    ['an empty body', '', 400, 'MALFORMED'],
    ['a list instead of an object', '[]', 400, 'MALFORMED'],
    ['a text instead of an object', '"x"', 400, 'MALFORMED'],
    ['a key that would change prototypes', '{"__proto__": {"amount": 1}}', 400, 'MALFORMED'],
    ['no field at all', '{}', 400, 'INVALID'],
  ])('answers %s with 400', async (_, payload, status, code) => {
    expect(await post(payload)).toMatchObject({ status, envelope: { success: false, code } })
  })

  it('names every invalid field, and none of its content', async () => {
    const answer = await post(
      JSON.stringify({ methodId: 7, amount: 'secret-text', requestId: 'x', isAgent: true }),
    )
    expect(answer).toMatchObject({
      status: 400,
      envelope: {
        code: 'INVALID',
        value: {
          fields: {
            methodId: 'This value is not valid',
            amount: 'This value is not valid',
            requestId: 'This value is not valid',
            isAgent: 'This field is not known',
          },
        },
      },
    })
    expect(JSON.stringify(answer.envelope)).not.toContain('secret-text')
  })

  it.each([-1, 0, 0.001, 1e12, null, true, [1], '1'])(
    'refuses %s as an amount and moves nothing',
    async (amount) => {
      const answer = await post(JSON.stringify({ methodId: 'sandbox', amount, requestId: randomUUID() }))
      expect([answer.status, answer.envelope.success]).toEqual([
        typeof amount === 'number' && amount <= 0 && Number.isInteger(amount) ? 200 : 400,
        false,
      ])
      expect((await member.call('wallet.deposits', {})).envelope.value.totalCount).toBe(0)
    },
  )

  it('refuses a body that is too large, and one that is not JSON', async () => {
    expect(await post(JSON.stringify({ remark: 'x'.repeat(70_000) }))).toMatchObject({
      status: 413,
      envelope: { code: 'TOO_LARGE' },
    })
    expect(await post('a=1', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      envelope: { code: 'WRONG_CONTENT_TYPE' },
    })
    expect(await post('<a/>', 'text/xml')).toMatchObject({ status: 415 })
  })

  it('answers a wrong method with 405 and the right one', async () => {
    const answer = await send({ method: 'PATCH', url: '/wps/v2/wallets/balance' })
    expect(answer).toMatchObject({
      status: 405,
      envelope: { success: false, code: 'WRONG_METHOD' },
      headers: { allow: 'GET' },
    })
  })

  it.each(['/wps/relay/NO_SUCH_CALL', '/wps', '/ops/secret', '/lgw/x', '/vendors/none'])(
    'answers the unknown path %s with 404 in the envelope',
    async (url) => {
      expect(await send({ method: 'GET', url })).toMatchObject({
        status: 404,
        envelope: { success: false, value: null, code: 'NOT_FOUND' },
      })
    },
  )

  it('refuses another brand in the header', async () => {
    expect(
      await send({ method: 'GET', url: '/wps/system/status', headers: { merchant: 'brand2' } }),
    ).toMatchObject({ status: 400, envelope: { code: 'BAD_MERCHANT' } })
    expect(
      (await send({ method: 'GET', url: '/wps/system/status', headers: { merchant: 'brand1' } })).status,
    ).toBe(200)
  })

  it('reads numbers of a query in plain notation only', async () => {
    for (const pageNo of ['0', '-1', '1.5', '1e3', '0x10', ' 1', '', 'NaN', '9'.repeat(30)]) {
      expect(
        (await send({ method: 'GET', url: `/wps/v2/deposits?pageNo=${encodeURIComponent(pageNo)}` })).status,
        pageNo,
      ).toBe(400)
    }
    expect(await send({ method: 'GET', url: '/wps/v2/deposits?pageNo=999' })).toMatchObject({
      status: 200,
      envelope: { value: { list: [], pageNo: 999 } },
    })
  })
})

describe('an internal error', () => {
  it('becomes a 500 with a reference that is in the log, and reveals nothing else', async () => {
    await using(
      server,
      'alter table call_once rename to call_once_away',
      'alter table call_once_away rename to call_once',
      async () => {
        const answer = await member.callWith('wallet.deposit', {
          methodId: 'sandbox',
          amount: 20,
          requestId: randomUUID(),
        })
        expect(answer).toMatchObject({ status: 500, envelope: { success: false, code: 'UNEXPECTED' } })
        const { reference } = answer.envelope.value as { reference: string }
        expect(answer.envelope.message).toBe(`Something went wrong on our side. Reference ${reference}`)
        expect(JSON.stringify(answer.envelope)).not.toMatch(/call_once|select|insert|\.ts/)
        expect(server.logged()).toContain(reference)
      },
    )
  })
})

describe('the answer of every call', () => {
  const statuses = [200, 400, 401, 403, 404, 405, 409, 413, 429, 451, 503]
  /**
   * What a visitor, a member and an operator get with an empty request, with too much, and with another
   * method.
   */
  it('has success, value, message and code, and one of the agreed statuses [CALL-003]', async () => {
    const seen = new Set<string>()
    for (const call of allCalls) {
      for (const client of [server.program(), member, operator]) {
        for (const body of [{}, { ...someBody, surprise: 1 }]) {
          const { status, envelope, headers } = await client.callWith(call.name as CallName, body)
          seen.add(`${status} ${envelope.success}`)
          expect(statuses, `${call.name} ${JSON.stringify(envelope)}`).toContain(status)
          expect(Object.keys(envelope).sort(), call.name).toEqual(['code', 'message', 'success', 'value'])
          expect(
            [
              typeof envelope.success,
              typeof envelope.message,
              envelope.success ? envelope.code === 'OK' : /^[A-Z][A-Z0-9_]+$/.test(envelope.code),
            ],
            call.name,
          ).toEqual(['boolean', 'string', true])
          if (envelope.success) expect(status, call.name).toBe(200)
          else expect(envelope.message, call.name).not.toBe('')
          expect(headers['content-type'], call.name).toMatch(/^application\/json/)
        }
      }
    }
    for (const kind of ['200 true', '400 false', '401 false']) expect(seen).toContain(kind)
    member = await server.member('dora02')
    operator = await server.operator('olga2', 'admin')
    // Some nine hundred calls.
  })
})

describe('headers of every answer', () => {
  it('prevent it from running anything when opened as a page, and from being framed', async () => {
    const { headers } = await member.send({ method: 'GET', url: '/wps/system/status' })
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*frame-ancestors 'none'/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })
})

describe('an answer that is the same for everybody', () => {
  it('is compressed for clients that accept it, and plain for others', async () => {
    const url = '/wps/system/permission'
    const [small, plain] = await Promise.all([
      server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } }),
      server.app.inject({ url }),
    ])
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(plain.json())
    expect(plain.headers['content-encoding']).toBeUndefined()
  })
})

describe('the documents', () => {
  it('describe every call as OpenAPI 3.1, with its body, answer and refusals', async () => {
    const description = (await server.app.inject('/docs/openapi.json')).json<{
      openapi: string
      paths: Record<string, Record<string, { operationId: string; responses: object }>>
    }>()
    expect(description.openapi).toBe('3.1.0')
    const described = Object.values(description.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(described.toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted())
    for (const path of Object.values(description.paths))
      for (const { responses } of Object.values(path)) expect(Object.keys(responses)).toContain('200')
  })

  it('are readable without a script', async () => {
    const page = (await server.app.inject('/docs')).body
    for (const { path } of allCalls) expect(page).toContain(`<code>${path}</code>`)
    expect(page).not.toContain('<script')
  })
})

/** Breaks something as the owner of the tables, and repairs it again. */
async function using(
  of: TestServer,
  breakIt: string,
  mendIt: string,
  work: () => Promise<void>,
): Promise<void> {
  const owner = new pg.Client({ connectionString: of.ownerUrl })
  await owner.connect()
  try {
    await owner.query(breakIt)
    await work()
  } finally {
    await owner.query(mendIt)
    await owner.end()
  }
}
