// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, zero } from '../money.ts'
import { depositDeviation, type ArrivedMoney } from './deposit-deviation.ts'

const of = (units: number) => amountOfMillionths(BigInt(units) * 1_000_000n)
const fifty: ArrivedMoney = {
  status: 'Success',
  amount: of(50),
  received: of(50),
  fee: { charged: zero, payer: 'operator' },
  takenBack: zero,
}

describe('a deposit of 50', () => {
  it.each([
    ['of which 50 came in', {}, 'none'],
    ['of which 20 came in', { received: of(20) }, 'underpaid'],
    ['of which 80 came in', { received: of(80) }, 'overpaid'],
    [
      'with a fee of 2 that its member pays',
      { received: of(48), fee: { charged: of(2), payer: 'member' } },
      'none',
    ],
    ['with a fee of 2 that the operator bears', { fee: { charged: of(2), payer: 'operator' } }, 'none'],
    ['that is short by what looks like a fee', { received: of(48) }, 'underpaid'],
    ['of which a part went back', { takenBack: of(1) }, 'takenBack'],
    ['that was underpaid and went back', { received: of(20), takenBack: of(20) }, 'takenBack'],
    ['that nobody has paid yet', { status: 'Pending', received: zero }, 'none'],
    ['whose time has run out', { status: 'Expired', received: zero }, 'none'],
  ] as const)('%s', (_, facts, deviation) => {
    expect(depositDeviation({ ...fifty, ...facts })).toBe(deviation)
  })
})
