// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFromWire, amountOfMillionths, floorToHundredths, zero } from '../money.ts'
import { noFee, splitPayment, termsProblem, type DepositFee } from './deposit-terms.ts'

const fee = (fixed: number, basisPoints: number, payer: DepositFee['payer'] = 'member'): DepositFee => ({
  fixed: amountFromWire(fixed),
  basisPoints,
  payer,
})
const limits = (min: number, max: number) => ({ min: amountFromWire(min), max: amountFromWire(max) })

describe('the fee of a payment', () => {
  it.each([
    ['nothing', 50, noFee, 0, 50],
    ['a fixed part', 50, fee(1, 0), 1, 49],
    ['a percentage', 50, fee(0, 250), 1.25, 48.75],
    ['both', 50, fee(1, 250), 2.25, 47.75],
    ['a percentage, rounded down to hundredths', 33.33, fee(0, 150), 0.49, 32.84],
    ['what the operator bears', 50, fee(1, 250, 'operator'), 2.25, 50],
    ['nothing of a payment that does not cover it', 1, fee(1, 250), 0, 1],
    ['all but a hundredth', 1.01, fee(1, 0), 1, 0.01],
  ])('is %s', (_, paid, terms, charged, credited) => {
    expect(splitPayment(amountFromWire(paid), terms, 'USD')).toEqual({
      fee: amountFromWire(charged),
      credited: amountFromWire(credited),
    })
  })

  it('and what is credited are together what was paid, and something is always credited', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 17n }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        fc.integer({ min: 0, max: 2_000 }),
        (paid, fixed, basisPoints) => {
          const terms: DepositFee = { fixed: amountOfMillionths(fixed), basisPoints, payer: 'member' }
          const split = splitPayment(amountOfMillionths(paid), terms, 'USD')
          expect(split.fee + split.credited).toBe(paid)
          expect(split.credited > zero && split.fee >= zero).toBe(true)
          expect(floorToHundredths(split.fee)).toBe(split.fee)
        },
      ),
    )
  })
})

describe('the terms of a payment account', () => {
  it.each([
    ['no limits and no fee', undefined, noFee, undefined],
    ['limits', limits(10, 100), noFee, undefined],
    ['one possible amount', limits(10, 10), noFee, undefined],
    ['a percentage without limits', undefined, fee(0, 250), undefined],
    ['a fixed fee that the operator bears', undefined, fee(5, 0, 'operator'), undefined],
    ['a fixed fee below the minimum', limits(10, 100), fee(5, 250), undefined],
    ['no possible amount', limits(100, 10), noFee, 'limits'],
    ['a minimum of nothing', limits(0, 10), noFee, 'limits'],
    ['a fixed fee without limits', undefined, fee(5, 0), 'fee'],
    ['a fee that takes the whole minimum', limits(5, 100), fee(5, 0), 'fee'],
  ])('with %s', (_, own, terms, problem) => {
    expect(termsProblem(own, terms, 'USD')).toBe(problem)
  })
})
