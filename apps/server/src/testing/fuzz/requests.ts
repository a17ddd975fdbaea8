// SPDX-License-Identifier: Apache-2.0
import { allCalls, type Call, type Who } from '@tessera/contract'
import fc from 'fast-check'
import { inputsOf } from '../schema-values.ts'
import { hostileStrings, inheritedNames, wildValues } from './hostile-values.ts'

type Input = Record<string, unknown>

/** One request before it is sent. */
export interface FuzzRequest {
  call: Call
  how: string
  method: string
  /** The body or query; sealed before it is sent if the call requires it. */
  input: unknown
  /** Replaces the body that the input would make. */
  rawBody?: string
  /** Replaces the address. */
  url?: string
  headers: Record<string, string>
}

/** Sign-in calls are made less often: each hashes a password. */
const slow = new Set([
  'identity.login',
  'identity.register',
  'identity.registerMobile',
  'identity.resetByPhone',
  'identity.acceptInvite',
  'identity.stepUp',
  'identity.changePassword',
  'backoffice.login',
])
const anyCall = (often: readonly Who[]): fc.Arbitrary<Call> =>
  fc.oneof(
    ...allCalls.map((call) => ({
      weight: !often.includes(call.who) || slow.has(call.name) ? 1 : 6,
      arbitrary: fc.constant(call),
    })),
  )

/** Requests of every kind to every call, more to those in `often`. `known` are existing ids and names. */
export const requests = (known: readonly unknown[], often: readonly Who[]): fc.Arbitrary<FuzzRequest> =>
  anyCall(often).chain((call) =>
    fc.oneof(
      { weight: 3, arbitrary: plain(call, 'valid', inputsOf(call)) },
      { weight: 4, arbitrary: plain(call, 'valid but for known ids', withKnown(call, known)) },
      {
        weight: 5,
        arbitrary: plain(
          call,
          'nearly valid',
          withKnown(call, known).chain((input) => damaged(call, input)),
        ),
      },
      {
        weight: 2,
        arbitrary: plain(
          call,
          'wild',
          fc.oneof(
            wildValues,
            fc.dictionary(
              fc.oneof(fc.constantFrom(...fieldsOf(call), ...inheritedNames), fc.string({ maxLength: 20 })),
              wildValues,
              { maxKeys: 8 },
            ),
          ),
        ),
      },
      { weight: 2, arbitrary: raw(call) },
    ),
  )

const fieldsOf = ({ input }: Call): string[] => Object.keys(input.shape)

const plain = (call: Call, how: string, inputs: fc.Arbitrary<unknown>): fc.Arbitrary<FuzzRequest> =>
  fc.tuple(inputs, oddHeaders).map(([input, headers]) => ({ call, how, method: call.method, input, headers }))

/** Valid, with existing ids and names in some of the fields that can hold them. */
const withKnown = (call: Call, known: readonly unknown[]): fc.Arbitrary<Input> =>
  fc
    .tuple(
      inputsOf(call),
      fc.array(fc.tuple(fc.constantFrom('', ...fieldsOf(call)), fc.constantFrom('', ...known)), {
        maxLength: 3,
      }),
    )
    .map(([input, changes]) => {
      const fitting = changes.filter(
        ([field, value]) => field in input && typeof input[field] === typeof value,
      )
      return { ...input, ...Object.fromEntries(fitting) }
    })

/** One thing is wrong: a missing field, an extra one, another value, another type. */
const damaged = (call: Call, input: Input): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom('value', 'value', 'value', 'away', 'more', 'twice'),
      fc.constantFrom('none', ...fieldsOf(call)),
      wildValues,
      fc.constantFrom(...inheritedNames, 'surprise'),
    )
    .map(([what, field, value, name]) => {
      if (what === 'away') return Object.fromEntries(Object.entries(input).filter(([each]) => each !== field))
      if (what === 'more') return Object.fromEntries([...Object.entries(input), [name, value]])
      if (what === 'twice') return { ...input, [field]: [input[field], input[field]] }
      return { ...input, [field]: value }
    })

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        language: fc.constantFrom('EN', 'TH', '__proto__', 'constructor', '../EN', 'x'.repeat(500)),
        'user-agent': fc.constantFrom('', 'x'.repeat(5_000), '<script>', '%s%n'),
        brandCode: fc.constantFrom('brand1', 'brand2', '__proto__', ''),
        host: fc.constantFrom(
          'localhost',
          'second.example.com',
          'evil.example',
          'a b',
          '[::1]',
          'localhost:99999',
          '',
        ),
        origin: fc.constantFrom('null', 'https://evil.example', 'http://['),
        cookie: fc.constantFrom('a', '=;=;', '__proto__=1', `x=${'y'.repeat(3_000)}`),
        'if-none-match': fc.constantFrom('*', '"', '""'),
        'accept-encoding': fc.constantFrom('br', 'gzip;q=NaN', '*;q=0'),
        'x-forwarded-for': fc.constantFrom('1.2.3.4', 'unknown', '::', 'x, y'),
        'content-encoding': fc.constantFrom('gzip', 'br', 'none'),
      },
      { requiredKeys: [] },
    ),
  },
)

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  '',
  'a/b; c=',
  'application/json, text/html',
]
const bodies = [
  '',
  '{',
  '}',
  '[]',
  'null',
  '0',
  '"x"',
  '{"a":1,"a":2}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '[['.repeat(2_000),
  '{"a":'.repeat(2_000),
  '\uFEFF{}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  'a=1&a=2&__proto__=3',
  '--x\r\n\r\n',
  '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nb\r\n--x--',
  'x'.repeat(70_000),
]

/** What no client of ours would send: other methods, other types, broken bodies, odd queries and paths. */
const raw = (call: Call): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constant<string>(call.method) },
        { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS') },
      ),
      fc.constantFrom(...types),
      fc.oneof(
        fc.constantFrom(...bodies),
        fc.string({ unit: 'binary', maxLength: 200 }),
        wildValues.map((value) => JSON.stringify(value)),
      ),
      fc.array(
        fc.tuple(
          fc.constantFrom(...fieldsOf(call), ...inheritedNames, 'a[]', 'a[b]', ''),
          fc.constantFrom(...hostileStrings.filter((text) => text.length < 500)),
        ),
        { maxLength: 4 },
      ),
      fc.constantFrom(...hostileStrings.filter((text) => text.length < 500)),
      oddHeaders,
    )
    .map(([method, type, body, query, inPath, headers]) => ({
      call,
      how: 'raw',
      method,
      input: {},
      headers: { ...headers, 'content-type': type },
      ...(method === 'GET' || method === 'HEAD' ? {} : { rawBody: body }),
      url: `${call.path.replace(/:\w+/g, () => encodeURIComponent(inPath.toWellFormed()))}${query.length === 0 ? '' : `?${query.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`}`,
    }))
