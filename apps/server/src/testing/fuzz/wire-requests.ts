// SPDX-License-Identifier: Apache-2.0
import { hub88Paths } from '../../adapters/vendors/hub88/decode.ts'
import fc from 'fast-check'
import { wildValues } from './hostile-values.ts'

/** A request of a vendor; `signed` with its own key, or not at all. */
export interface WireRequest {
  path: string
  body: string
  signed: boolean
}

/** Few ids, so that they repeat: as repetitions, as references, with another body. */
const ids = fc
  .integer({ min: 0, max: 60 })
  .map((number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`)
const amounts = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 500_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 2 ** 53, 9_223_372_036_854_784, 1e30) },
)

/** What a vendor may send about a player whom it knows: right, nearly right, and wild. */
export const wireRequests = ({ user, token }: { user: string; token: string }): fc.Arbitrary<WireRequest> => {
  const right = fc.record(
    {
      user: fc.constantFrom(user, user, user, 'nobody'),
      token: fc.constantFrom(token, token, token, 'gone'),
      request_uuid: fc.uuid(),
      transaction_uuid: ids,
      reference_transaction_uuid: ids,
      round: fc.constantFrom('r-1', 'r-2'),
      round_closed: fc.boolean(),
      game_code: fc.constantFrom('g-1', 'g-1', 'none'),
      currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR'),
      amount: amounts,
      is_free: fc.boolean(),
      reward_uuid: ids,
      is_supplier_promo: fc.boolean(),
      meta: fc.constantFrom({}, { a: 1 }),
    },
    {
      requiredKeys: [
        'user',
        'token',
        'request_uuid',
        'transaction_uuid',
        'reference_transaction_uuid',
        'round',
        'game_code',
        'currency',
        'amount',
      ],
    },
  )
  const fields = [
    'user',
    'token',
    'request_uuid',
    'transaction_uuid',
    'reference_transaction_uuid',
    'round',
    'game_code',
    'currency',
    'amount',
    'is_free',
    '__proto__',
    'constructor',
  ]
  const damaged = fc
    .tuple(right, fc.constantFrom(...fields), wildValues)
    .map(([body, field, value]) => Object.fromEntries([...Object.entries(body), [field, value]]))
  const bodies = fc.oneof(
    { weight: 5, arbitrary: right.map((body) => JSON.stringify(body)) },
    { weight: 3, arbitrary: damaged.map((body) => JSON.stringify(body)) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        wildValues.map((value) => JSON.stringify(value)),
        fc.string({ unit: 'binary' }),
      ),
    },
  )
  return fc
    .tuple(fc.constantFrom(...hub88Paths), bodies, fc.integer({ min: 0, max: 9 }))
    .map(([path, body, chance]) => ({ path, body, signed: chance > 0 }))
}
