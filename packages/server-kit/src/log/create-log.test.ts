// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createLog } from './create-log.ts'

const written = (say: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = []
  say(
    createLog('info', {
      write: (line) => {
        lines.push(line)
      },
    }),
  )
  return lines.join('')
}

it('writes one JSON object a line with its time in UTC, whatever the zone of the machine', () => {
  const entry = JSON.parse(written((log) => log.warn({ reference: 'abc' }, 'something odd'))) as Record<
    string,
    unknown
  >
  expect(entry).toMatchObject({
    level: 40,
    reference: 'abc',
    msg: 'something odd',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
})

it.each([undefined, 'studio'])('writes the same time whichever server it is of: %s', (name) => {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }, { ...(name === undefined ? {} : { name }) })
    .child({ call: 'one' })
    .info('a line')
  expect(Object.keys(JSON.parse(lines[0] ?? '') as object).slice(0, 2)).toEqual(['level', 'time'])
  expect(lines[0]).toMatch(/"time":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/)
})

it('keeps to one line whatever it is told, so that nobody can write a line of their own', () => {
  const hostile = 'x\n{"level":50,"msg":"made up"}\r\n\u001b[2J\u2028'
  const text = written((log) => log.info({ device: hostile, [hostile]: 1 }, hostile))
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  expect(text).not.toContain('\u001b')
  expect(JSON.parse(text)).toMatchObject({ level: 30, msg: hostile, device: hostile })
})

describe('what is secret', () => {
  const secret = 'Top-Secret-1'
  const deep = (value: unknown, depth = 6): unknown =>
    depth === 0 ? value : { within: [deep(value, depth - 1)] }

  it.each<[string, Record<string, unknown>]>([
    [
      'by its name',
      {
        password: secret,
        newPassword: secret,
        'api-key': secret,
        access_token: secret,
        clientSecret: secret,
        idNumber: secret,
      },
    ],
    [
      'by its name, however deep',
      { request: deep({ token: secret, Cookie: secret, data: secret }) as object },
    ],
    [
      'in a body, whatever it is called',
      { body: { username: secret, code: secret, list: [secret, { pin: secret }] } },
    ],
    ['in a body as it came', { body: `{"password":"${secret}"}`, payload: Buffer.from(secret) }],
    [
      'in a query and in parameters',
      { query: { code: secret }, params: { ticket: secret }, within: { input: deep(secret) } },
    ],
    [
      'in a header',
      {
        headers: {
          authorization: `Bearer ${secret}`,
          'set-cookie': [secret],
          'x-hub88-signature': secret,
          'x-anything': secret,
        },
      },
    ],
    [
      'in an address',
      {
        url: `/wps/login?code=${secret}&x=1`,
        href: new URL(`https://a.example/b?c=${secret}#d`),
        database: `postgresql://tessera:${secret}@db:5432/tessera`,
        said: `failed: GET https://a.example/x?token=${secret}`,
      },
    ],
    [
      'in an error',
      {
        error: Object.assign(
          new Error(`GET /a?code=${secret} failed`, { cause: new Error(`Bearer ${secret}`) }),
          { detail: `Key (email)=(${secret})`, code: '23505' },
        ),
      },
    ],
  ])('%s, is not written', (_where, fields) => {
    const text = written((log) => log.child(fields).warn(fields, `asked https://a.example/?code=${secret}`))
    expect(text).not.toContain(secret)
    expect(text).toContain('[secret]')
  })

  it('is not what a refusal or an error is called, nor anything that helps', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const entry = JSON.parse(
      written((log) =>
        log.warn(
          {
            code: 'UNAUTHORIZED',
            error,
            refusal: { code: 'MALFORMED' },
            status: 401,
            route: '/wps/v2/wallets/:id',
            ip: '203.0.113.5',
            headers: { 'user-agent': 'Firefox', 'x-request-id': 'abc' },
            why: 'What now? Nothing.',
            amount: 5n,
          },
          'refused',
        ),
      ),
    ) as Record<string, unknown>
    expect(entry).toMatchObject({
      code: 'UNAUTHORIZED',
      error: {
        name: 'Error',
        message: 'connect ECONNREFUSED',
        code: 'ECONNREFUSED',
        stack: expect.stringContaining('log.test.ts'),
      },
      refusal: { code: 'MALFORMED' },
      status: 401,
      route: '/wps/v2/wallets/:id',
      ip: '203.0.113.5',
      headers: { 'user-agent': 'Firefox', 'x-request-id': 'abc' },
      why: 'What now? Nothing.',
      amount: 5,
    })
  })

  it('writes a line with circular references', () => {
    const round: Record<string, unknown> = { name: 'round' }
    round['again'] = round
    expect(written((log) => log.info({ round }, 'turned'))).toContain('turned')
  })
})
