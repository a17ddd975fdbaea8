// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { allCalls, type CallName } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'

const long = process.env['LONG_TESTS'] === '1'
const many = (sign: string): string => sign.repeat(3_000)
const hostile = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202Egnp.exe',
  '\uD800',
  '\uFFFF',
  '\u{1F4A3}',
  'ａｄｍｉｎ',
  'A\u030A',
  many('x'),
  many('é'),
  many('\u{1F600}'),
  many('('),
  '%',
  '%%',
  '_',
  '\\',
  '\\\\',
  "' or '1'='1",
  "'; drop table member; --",
  '" or ""="',
  '$1',
  '$$',
  '{}',
  '[]',
  'null',
  'undefined',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  '${7*7}',
  '<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '\r\nSet-Cookie: a=b',
  '%0d%0aX: y',
  '() { :; }; echo',
  '`id`',
  '| id',
  '=1+1',
  '1e309',
  '-0',
  '0x7fffffff',
  '9223372036854775808',
  '1'.repeat(400),
  '2026-02-30',
  '.',
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  'demo\u00AD',
  'DEMO',
  ' demo ',
]

let server: TestServer
let clients: Record<'anyone' | 'member' | 'agent' | 'operator', CallClient>

beforeAll(async () => {
  server = await openTestServer()
  const member = await server.member('hostile1')
  clients = {
    anyone: server.program(),
    member,
    agent: member,
    operator: await server.operator('olga', 'admin'),
  }
})
afterAll(() => server.close())

const calls = allCalls
  .filter(({ name, input }) => Object.keys(input.shape).length > 0 && !name.endsWith('.logout'))
  .map((call) => [call.name as CallName, call] as const)

describe('any content in the fields of a call', () => {
  it.each(calls)(
    '%s answers in the envelope and never with an internal error',
    async (name, { input, who }) => {
      for (const [index, text] of hostile.entries()) {
        const fields = Object.keys(input.shape)
        for (const changed of [
          fields,
          ...(fields.length > 1 ? fieldsInTurn(fields, index).map((field) => [field]) : []),
        ]) {
          // A separate address for each text, so that no throttle hides an answer.
          const body = { ...usual(fields), ...Object.fromEntries(changed.map((field) => [field, text])) }
          const { status, envelope } = await clients[who].callWith(name, body, {
            ip: `10.1.${calls.findIndex(([other]) => other === name)}.${index}`,
          })
          if (who !== 'anyone') expect(status).not.toBe(401)
          expect(
            status,
            `${changed.join()} = ${JSON.stringify(text.slice(0, 40))}: ${envelope.message}`,
          ).toBeLessThan(500)
          expect(Object.keys(envelope).toSorted()).toEqual(['code', 'message', 'success', 'value'])
        }
      }
    },
    long ? 300_000 : 60_000,
  )

  it('leaves no trace of a secret in the log', () => {
    expect(server.logged()).not.toContain('Correct-horse-9')
  })
})

/** The daily tests put each text into one field, in turn; the long tests put each text into each field. */
function fieldsInTurn(fields: string[], index: number): string[] {
  return long ? fields : [fields[index % fields.length] ?? '']
}

/** Valid values, so that one wrong field at a time reaches deep. */
function usual(fields: string[]): Record<string, unknown> {
  const known: Record<string, unknown> = {
    requestId: randomUUID(),
    id: randomUUID(),
    amount: 20,
    methodId: 'sandbox',
    username: 'someone1',
    password: '123456',
    confirmPassword: '123456',
    login: true,
    agreed: true,
    bankName: 'Bank',
    accountNumber: '12345678',
    holder: 'Holder',
    bankAccountId: randomUUID(),
    gameId: 'inh_dice',
    nodeId: 1,
    vassalage: 'BGS',
    vendorCode: 'BGS',
    roundId: 'r',
    result: 'RECEIVED',
    remark: 'why',
    oldPassword: '111111',
    newPassword: '222222',
    confirmNewPassword: '222222',
    name: 'olga',
  }
  return Object.fromEntries(fields.filter((field) => field in known).map((field) => [field, known[field]]))
}
