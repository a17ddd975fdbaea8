// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDecodeRefusal } from '../../../modules/play/ports.ts'
import type { WalletCommand } from '../../../modules/play/ports.ts'
import { decode } from './decode.ts'
import { readFields } from './read-fields.ts'
import { workedAccount, workedBody } from './worked-example-for-tests.ts'

const bet = JSON.parse(workedBody) as Record<string, unknown>

function decodeText(path: string, body: string | Uint8Array): WalletCommand {
  return decode(
    { method: 'POST', path, query: {}, headers: {}, body: Buffer.from(body), remoteIp: '' },
    workedAccount,
  )
}

function refusalOf(path: string, body: string | Uint8Array): string {
  try {
    decodeText(path, body)
  } catch (error) {
    if (isDecodeRefusal(error)) return `${error.err} ${error.field}`
    throw error
  }
  return 'accepted'
}

const betWith = (changes: Record<string, unknown>) => JSON.stringify({ ...bet, ...changes })
const betWithAmount = (raw: string) => workedBody.replace('2500000000', raw)

describe('a Hub88 body', () => {
  it('becomes a bet in millionths', () => {
    expect(decodeText('/transaction/bet', workedBody)).toEqual({
      op: 'apply',
      vendorAccountId: 'worked',
      txScope: 'account',
      requestId: bet['request_uuid'],
      playerRef: 'u-1001',
      sessionToken: bet['token'],
      roundId: 'rNEMwgzJAOZ6eR3V',
      roundClosed: false,
      gameCode: 'inh_crash',
      currency: 'VND',
      echo: { request_uuid: bet['request_uuid'] },
      actions: [
        {
          type: 'bet',
          txId: bet['transaction_uuid'],
          amount: 25_000_000_000n,
          free: undefined,
          promo: false,
        },
      ],
    })
  })

  it('becomes a win that names its bet, a win of a supplier promotion that names none, and a rollback without amount', () => {
    expect(
      decodeText('/transaction/win', betWith({ reference_transaction_uuid: 'b1' })).actions[0],
    ).toMatchObject({ type: 'win', betTxId: 'b1' })
    const promo = decodeText('/transaction/win', betWith({ is_supplier_promo: true })).actions[0]
    expect(promo).toMatchObject({ type: 'win', promo: true })
    expect(promo).not.toHaveProperty('betTxId')
    const rollback = JSON.stringify({
      user: 'u',
      token: 't',
      transaction_uuid: 'r',
      reference_transaction_uuid: 'b',
      request_uuid: 'q',
    })
    expect(decodeText('/transaction/rollback', rollback).actions).toEqual([
      { type: 'rollback', txId: 'r', targetTxId: 'b' },
    ])
  })

  it('carries the reward of a free bet', () => {
    expect(
      decodeText('/transaction/bet', betWith({ is_free: true, reward_uuid: 'w1' })).actions[0],
    ).toMatchObject({ free: { rewardId: 'w1' } })
  })

  it('keeps every digit of an amount that a float would lose', () => {
    const [action] = decodeText('/transaction/bet', betWithAmount('900719925474099301')).actions
    expect(action).toMatchObject({ amount: 9_007_199_254_740_993_010n })
  })

  it.each([
    ['1.5', 'bad_types'],
    ['"1"', 'bad_types'],
    ['1e5', 'bad_types'],
    ['1E0', 'bad_types'],
    ['1.0', 'bad_types'],
    ['null', 'bad_types'],
    ['true', 'bad_types'],
    ['[1]', 'bad_types'],
    ['-1', 'bad_request'],
    ['-0', 'bad_request'],
    ['922337203685477581', 'bad_types'],
    ['99999999999999999999999', 'bad_types'],
  ])('refuses the amount %s', (raw, err) => {
    expect(refusalOf('/transaction/bet', betWithAmount(raw))).toBe(`${err} amount`)
  })

  it.each(['0', '1', '922337203685477580'])('accepts the amount %s', (raw) => {
    expect(decodeText('/transaction/bet', betWithAmount(raw)).actions[0]).toMatchObject({
      amount: BigInt(raw) * 10n,
    })
  })

  it.each(['01', '+1', '1.', '.5', '0x10', 'NaN', 'Infinity', '1 2', '--1'])(
    'calls the number %s broken JSON',
    (raw) => {
      expect(refusalOf('/transaction/bet', betWithAmount(raw))).toBe('bad_request body')
    },
  )

  it.each(['user', 'token', 'transaction_uuid', 'request_uuid', 'round', 'game_code', 'currency', 'amount'])(
    'refuses a bet without %s',
    (name) => {
      expect(refusalOf('/transaction/bet', betWith({ [name]: undefined }))).toBe(`bad_request ${name}`)
    },
  )

  it('accepts a balance and a rollback without a user, and no other call', () => {
    const question = { token: 't', request_uuid: 'q', game_code: 'g' }
    const rollback = { ...question, transaction_uuid: 'r', reference_transaction_uuid: 'b' }
    for (const user of [undefined, null, '']) {
      expect(decodeText('/user/balance', JSON.stringify({ ...question, user }))).not.toHaveProperty(
        'playerRef',
      )
      expect(decodeText('/transaction/rollback', JSON.stringify({ ...rollback, user }))).not.toHaveProperty(
        'playerRef',
      )
    }
    expect(refusalOf('/user/balance', JSON.stringify({ ...question, user: 7 }))).toBe('bad_types user')
    expect(refusalOf('/user/info', JSON.stringify(question))).toBe('bad_request user')
  })

  it.each(['user', 'token', 'transaction_uuid', 'request_uuid', 'round', 'game_code', 'currency'])(
    'refuses %s of another type',
    (name) => {
      for (const wrong of [7, null, true, {}, ['a']])
        expect(refusalOf('/transaction/bet', betWith({ [name]: wrong }))).toBe(`bad_types ${name}`)
      for (const wrong of ['', 'x'.repeat(256), 'a\u0000b', 'a\nb'])
        expect(refusalOf('/transaction/bet', betWith({ [name]: wrong }))).toBe(`bad_request ${name}`)
    },
  )

  it.each(['round_closed', 'is_free', 'is_aggregated', 'is_supplier_promo'])(
    'accepts %s as true, false, null or absent only',
    (name) => {
      for (const right of [true, false, null, undefined])
        expect(refusalOf('/transaction/bet', betWith({ [name]: right }))).toBe('accepted')
      for (const wrong of ['true', 1, {}])
        expect(refusalOf('/transaction/bet', betWith({ [name]: wrong }))).toBe(`bad_types ${name}`)
    },
  )

  it('accepts meta as an object or null only', () => {
    for (const right of [{ amount: 1, deep: [{ a: '}' }] }, {}, null])
      expect(refusalOf('/transaction/bet', betWith({ meta: right }))).toBe('accepted')
    for (const wrong of [[], 'x', 1, false])
      expect(refusalOf('/transaction/bet', betWith({ meta: wrong }))).toBe('bad_types meta')
  })

  it('refuses a win without its bet', () => {
    expect(refusalOf('/transaction/win', workedBody)).toBe('bad_request reference_transaction_uuid')
  })

  it('ignores fields that it does not know', () => {
    expect(
      decodeText('/transaction/bet', betWith({ brand_new: 'field', __proto__x: { a: [1, '"'] } })),
    ).toEqual(decodeText('/transaction/bet', workedBody))
  })

  it('refuses a repeated name, so that nobody can read two amounts into one signature', () => {
    expect(refusalOf('/transaction/bet', workedBody.replace('{', '{"amount":1,'))).toBe('bad_request body')
  })

  it.each([
    '',
    ' ',
    '{',
    '[]',
    '1',
    'null',
    '{}x',
    '{"a":1,}',
    '{"a"}',
    '{a:1}',
    "{'a':1}",
    '{"a":[1}',
    '{"a":"b}',
    '{"a":"\\ud800"}',
    '\ufeff{}',
  ])('calls %s broken', (body) => {
    expect(refusalOf('/transaction/bet', body)).toBe('bad_request body')
  })

  it('calls bytes that are not UTF-8 broken', () => {
    expect(refusalOf('/transaction/bet', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBe(
      'bad_request body',
    )
  })

  it('returns the request id of a body that it refuses, so that the vendor can match the answer', () => {
    try {
      decodeText('/transaction/bet', betWithAmount('1.5'))
      expect.unreachable()
    } catch (error) {
      expect(isDecodeRefusal(error) && error.answerable.echo).toEqual({ request_uuid: bet['request_uuid'] })
    }
  })

  it('reads every flat object as JSON.parse does', () => {
    const leaf = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.boolean(),
      fc.constant(null),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'grapheme' }), leaf, { maxKeys: 12 }),
        fc.constantFrom(undefined, 1, '\t'),
        (object, space) => {
          const text = JSON.stringify(object, null, space)
          const plain = [...(readFields(Buffer.from(text)) ?? [])].map(([name, value]) => {
            if (value === null || typeof value !== 'object') return [name, value]
            return [name, JSON.parse('number' in value ? value.number : value.nested) as unknown]
          })
          const parsed = JSON.parse(text) as Record<string, unknown>
          expect(plain.map((field) => JSON.stringify(field)).toSorted()).toEqual(
            Object.entries(parsed)
              .map((field) => JSON.stringify(field))
              .toSorted(),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never throws anything but a refusal, whatever arrives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(366), (noise, at) => {
        const body = workedBody.slice(0, at) + noise + workedBody.slice(at + noise.length)
        expect(typeof refusalOf('/transaction/bet', body)).toBe('string')
      }),
      { numRuns: 1000 },
    )
  })
})
