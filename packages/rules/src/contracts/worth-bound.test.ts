// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, amountOfMillionths, negate, units, zero, type Amount } from '../money.ts'
import { fundChain, type Earned } from './fund-chain.ts'
import { boundByWorth, leftOfWorth, worthOfBet } from './worth-bound.ts'
import { coinOf } from '../currencies/whole-coins.ts'

/** One head, with agents somewhere below. */
const line = fc
  .array(fc.tuple(fc.nat({ max: 5_000_000 }), fc.nat()), { minLength: 1, maxLength: 8 })
  .map((drawn) =>
    drawn.map(([hundredths, above], index): Earned => ({
      agentId: BigInt(index),
      uplineId: index === 0 ? null : BigInt(above % index),
      amount: amountOfMillionths(BigInt(hundredths) * 10_000n),
    })),
  )
const money = fc.nat({ max: 6_000_000 }).map((hundredths) => amountOfMillionths(BigInt(hundredths) * 10_000n))
const lowered = (earned: readonly Earned[], left: Amount | undefined): Earned[] => {
  const bounded = boundByWorth(earned, () => left, coinOf('USD'))
  return earned.map((one) => ({ ...one, amount: bounded.get(one.agentId)!.amount }))
}

describe('what is left of the worth of a line', () => {
  it('is a share of what its bets were worth, less what it was given and paid, and never below nothing', () => {
    const account = { worth: units(100), given: units(20), paid: units(30) }
    expect(leftOfWorth(account, 100, coinOf('USD'))).toBe(units(50))
    expect(leftOfWorth(account, 60, coinOf('USD'))).toBe(units(10))
    expect(leftOfWorth(account, 50, coinOf('USD'))).toBe(zero)
    expect(leftOfWorth({ ...account, worth: negate(units(1)) }, 100, coinOf('USD'))).toBe(zero)
  })

  it('counts a bet by the edge of its game, and a bet that is taken back as much below nothing', () => {
    expect(worthOfBet(units(1_000), 46)).toBe(amountOfMillionths(4_600_000n))
    expect(worthOfBet(negate(units(1_000)), 46)).toBe(amountOfMillionths(-4_600_000n))
    expect(worthOfBet(units(1_000), -50)).toBe(zero)
  })
})

describe('the pay of a line under its worth', () => {
  it('is what was agreed while enough is left, or nobody counts', () => {
    fc.assert(
      fc.property(line, money, (earned, more) => {
        expect(lowered(earned, add(earned[0]!.amount, more))).toEqual(earned)
        expect(lowered(earned, undefined)).toEqual(earned)
      }),
    )
  })

  it('costs the operator no more than what is left, whatever agents agreed, and less by less than 0.01 at most', () => {
    fc.assert(
      fc.property(line, money, (earned, left) => {
        const [head] = earned
        const funded = fundChain(lowered(earned, left), () => zero, coinOf('USD'))
        const cost = [...funded.values()].map(({ net }) => net).reduce(add, zero)
        expect(cost <= left).toBe(true)
        expect(lowered(earned, left)[0]!.amount).toBe(head!.amount < left ? head!.amount : left)
      }),
    )
  })

  it('keeps the proportions of what was agreed, to the cent, and raises nothing', () => {
    fc.assert(
      fc.property(line, money, (earned, left) => {
        const whole = earned[0]!.amount
        for (const [index, { amount }] of lowered(earned, left).entries()) {
          const own = earned[index]!.amount
          expect(amount <= own).toBe(true)
          if (whole > left) {
            const off = own * left - amount * whole
            expect(off >= 0n && off < whole * 10_000n).toBe(true)
          }
        }
      }),
    )
  })

  it('counts each line by itself, and a line below an agent without pay as its own', () => {
    const earned: Earned[] = [
      { agentId: 1n, uplineId: null, amount: units(100) },
      { agentId: 2n, uplineId: 1n, amount: units(60) },
      { agentId: 3n, uplineId: null, amount: units(50) },
      { agentId: 5n, uplineId: 4n, amount: units(40) },
    ]
    const bounded = boundByWorth(earned, (headId) => units(headId === 1n ? 50 : 20), coinOf('USD'))
    expect([...bounded.values()].map(({ headId, amount }) => [headId, amount])).toEqual([
      [1n, units(50)],
      [1n, units(30)],
      [3n, units(20)],
      [5n, units(20)],
    ])
  })

  it('never ends in a circle', () => {
    const circle: Earned[] = [1n, 2n].map((agentId) => ({
      agentId,
      uplineId: 3n - agentId,
      amount: units(10),
    }))
    expect(boundByWorth(circle, () => zero, coinOf('USD')).size).toBe(2)
  })
})
