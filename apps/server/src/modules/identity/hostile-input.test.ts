// SPDX-License-Identifier: Apache-2.0
import { allCalls, type Call, type CallName } from '@tessera/contract'
import fc from 'fast-check'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { fitsPattern, isAcceptablePattern } from '@tessera/rules/identity/field-rule'
import { isAlive, openIdentityTestServer, registered, type IdentityTestServer } from './identity-for-tests.ts'

let server: IdentityTestServer
let member: CallClient
beforeAll(async () => {
  server = await openIdentityTestServer()
  for (const name of [
    'mobileRegister',
    'mobileRegisterPassword',
    'verificationCodeLogin',
    'phoneLogin',
    'emailReset',
    'freePlay',
    'twoFactor',
    'passkeys',
  ] as const)
    await server.set(`identity.${name}`, true)
  await server.set('identity.botCheck', false)
  member = server.program()
  await registered(member)
})
afterAll(() => server.close())

const classics = [
  '',
  ' ',
  '\t\r\n',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '\u0130',
  'ß',
  'ﬀ',
  '🎲'.repeat(40),
  'é'.normalize('NFD').repeat(30),
  "' or 1=1 --",
  "'; drop table member; --",
  '" or ""="',
  "\\'; select pg_sleep(10)--",
  '$1',
  '${7*7}',
  '{{7*7}}',
  '%s%n%x',
  '../../etc/passwd',
  'C:\\windows',
  '|id',
  '`id`',
  '$(id)',
  '; ls',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '<svg/onload=alert(1)>',
  '&lt;script&gt;',
  '\r\nSet-Cookie: a=b',
  'a\r\nBcc: x@y.zz',
  '__proto__',
  'constructor',
  'toString',
  '٠١٢٣٤٥٦٧٨٩',
  '+84 (090) 123-4567 ext 5',
  '\\x00',
  '\\u0000',
  '%00',
  '%ff',
  '%2e%2e',
  'a'.repeat(64),
  'a'.repeat(65),
  'a'.repeat(255),
  'a'.repeat(256),
  'a'.repeat(8_192),
  '😀'.repeat(2_000),
  '(a+)+$',
  'a'.repeat(500) + '!',
]
/** A thousand hostile strings, the same each time. */
const hostile: string[] = [
  ...new Set([
    ...classics,
    ...fc.sample(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.tuple(fc.constantFrom(...classics), fc.constantFrom(...classics)).map((pair) => pair.join('')),
        fc.string({
          unit: fc.constantFrom("'", '"', '\\', '<', '>', ';', '%', '\n', '\u0000', '{', '$', 'a', '1'),
          maxLength: 60,
        }),
      ),
      { numRuns: 1_500, seed: 20_261_120 },
    ),
  ]),
].slice(0, 1_000)

const calls = allCalls.filter(({ name }) => /^(identity|agents)\./.test(name) || name === 'members.update')
const isText = (schema: z.core.$ZodType): boolean => {
  const { type, innerType } = schema._zod.def as { type: string; innerType?: z.core.$ZodType }
  return type === 'string' || (innerType !== undefined && isText(innerType))
}
const textFields = (call: Call): string[] =>
  Object.entries(call.input.shape)
    .filter(([, schema]) => isText(schema))
    .map(([name]) => name)

/** Well-formed values, so that a call gets as far as possible before it meets the hostile one. */
const usual: Record<string, unknown> = {
  username: 'hostileuser',
  password: 'correct-horse-9',
  confirmPassword: 'correct-horse-9',
  newPassword: 'battery-staple-7',
  confirmNewPassword: 'battery-staple-7',
  oldPassword: 'correct-horse-9',
  mobileNum: '0901234567',
  mobileNo: '0901234567',
  verificationCode: '123456',
  code: '123456',
  login: true,
  agreed: true,
  registerMethod: 'WEB',
  type: 'username',
  provider: 'google',
  os: 'Linux',
  platform: 'W',
  gatewayVersion: 3,
  token: 'x'.repeat(43),
  ticket: 'x'.repeat(43),
  challengeId: 'x'.repeat(43),
  id: '00000000-0000-4000-8000-000000000000',
  email: 'a@b.co',
  passkey: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x' } },
}

/**
 * With LONG_TESTS, all of them in every field; else the worst known and some more, each in one field after
 * another.
 */
const long = Boolean(process.env['LONG_TESTS'])
const strings = long ? hostile : [...classics, ...hostile.slice(-40)]

describe('a thousand hostile strings in every field', () => {
  it('number a thousand, for every call of identity that takes text', () => {
    expect(new Set(hostile).size).toBe(1_000)
    expect(calls.filter((call) => textFields(call).length > 0).length).toBeGreaterThan(25)
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'identity.login',
        'identity.register',
        'identity.resetByEmail',
        'identity.acceptInvite',
        'members.update',
      ]),
    )
  })

  it.each(calls.map((call) => [call.name, call] as const))(
    'of %s do no harm: never a 500, never a word of the inside',
    async (_, call) => {
      const fields = textFields(call)
      let [asked, throttled] = [0, 0]
      const body = Object.fromEntries(
        Object.keys(call.input.shape)
          .filter((name) => name in usual)
          .map((name) => [name, usual[name]]),
      )
      for (const [index, value] of strings.entries()) {
        for (const field of long ? fields : fields.slice(index % Math.max(fields.length, 1)).slice(0, 1)) {
          const answer = await member.callWith(
            call.name as CallName,
            { ...body, [field]: value },
            { ip: `198.18.${index % 250}.${((index * 7) % 250) + 1}` },
          )
          asked++
          if (answer.status === 429) throttled++
          if (answer.status >= 500 && answer.envelope.code !== 'BUSY')
            expect.fail(
              `${call.name}.${field} = ${JSON.stringify(value.slice(0, 80))}: ${answer.status} ${JSON.stringify(answer.envelope)}`,
            )
          expect(JSON.stringify(answer.envelope)).not.toMatch(/select |insert |identity_|ZodError|at .*\.ts:/)
        }
        if (index % 100 === 0) server.clock.advance(10 * 60_000)
        if (!(await stillIn(index))) await again()
      }
      // Most of them reached the call itself.
      if (fields.length > 0) expect(asked).toBeGreaterThanOrEqual(strings.length)
      expect(throttled).toBeLessThanOrEqual(asked / 2)
    },
    long ? 3_600_000 : 60_000,
  )

  it('leave nothing unexpected in the log', () => {
    expect(server.logged().match(/"msg":"unexpected error"/g)).toBeNull()
  })
})

async function stillIn(index: number): Promise<boolean> {
  return index % 50 !== 0 || isAlive(member)
}
async function again(): Promise<void> {
  member = server.program()
  await registered(member)
}

describe('patterns that somebody else wrote', () => {
  it('never hang: each of a thousand hostile pairs is refused or finishes within ten milliseconds', () => {
    const part = fc.constantFrom(
      'a',
      'a+',
      'a*',
      '(a+)+',
      '(a|a)*',
      '(a|aa)+',
      '.*',
      '(.*a){20}',
      '[a-z]+',
      '\\w*',
      '(?=a)',
      '(?:a?){30}',
      '(a)\\1',
      '$',
      '^',
      '{2,}',
      '|',
      '\\d{1,9}',
      '(x+x+)+y',
      '[^b]*',
      '?',
    )
    const pairs = fc.sample(
      fc.tuple(
        fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
        fc.constantFrom('a'.repeat(500) + '!', 'x'.repeat(400), 'ab'.repeat(250), `${'a'.repeat(200)}\u0000`),
      ),
      { numRuns: 1_000, seed: 7 },
    )
    const slow: string[] = []
    for (const [acceptedPattern, value] of pairs) {
      const rule = {
        enabled: true,
        required: true,
        acceptedPattern,
        patternId: 9,
        minLength: 0,
        maxLength: 500,
      }
      const isSlow = (): boolean => {
        const began = process.cpuUsage()
        if (isAcceptablePattern(acceptedPattern)) fitsPattern(rule, value)
        const { user, system } = process.cpuUsage(began)
        return user + system > 10_000
      }
      // The garbage of the server in this process may be collected meanwhile, but not each time.
      if (isSlow() && isSlow() && isSlow()) slow.push(acceptedPattern)
    }
    expect(slow).toEqual([])
  })
})
