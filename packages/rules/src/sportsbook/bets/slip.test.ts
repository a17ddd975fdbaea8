// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Bet, BetLeg } from './bet.ts'
import { acceptsPrice, pricePolicies } from './price-policy.ts'
import { refusalOfSlip } from './slip.ts'

const leg = (eventId: string, rest: Partial<BetLeg> = {}): BetLeg => ({
  eventId,
  selections: [{ terms: { type: 'result_1x2', period: 'regular' }, outcome: 'home' }],
  priceThousandths: 1900,
  ...rest,
})
const slip = (kind: string, legs: readonly BetLeg[], stakePerLineMinor = 100n): Bet => ({
  kind,
  legs,
  stakePerLineMinor,
})
const total = { terms: { type: 'total', period: 'regular', line: 10 }, outcome: 'over' }
const home = { terms: { type: 'result_1x2', period: 'regular' }, outcome: 'home' }
const pooled = { selections: [{ terms: { type: 'fight_pool', period: 'fight' }, outcome: 'meron' }] }

describe('a slip', () => {
  it('is sound as a single, a multiple, a system or with a builder leg', () => {
    expect(refusalOfSlip(slip('single', [leg('a')]))).toBeUndefined()
    expect(
      refusalOfSlip(slip('multiple', [leg('a'), leg('b', { selections: [home, total] })])),
    ).toBeUndefined()
    expect(refusalOfSlip(slip('trixie', [leg('a'), leg('b'), leg('c')]))).toBeUndefined()
    expect(refusalOfSlip(slip('single', [leg('a', pooled)]))).toBeUndefined()
    const fixed = { selections: [{ terms: { type: 'fight_fixed', period: 'fight' }, outcome: 'meron' }] }
    expect(refusalOfSlip(slip('multiple', [leg('a', fixed), leg('b', fixed)]))).toBeUndefined()
  })

  it('is sound up to the limits of legs, prices and stakes, and with a pool that has no price yet', () => {
    expect(refusalOfSlip(slip('multiple', many(20)))).toBeUndefined()
    expect(refusalOfSlip(slip('single', many(1), 1n))).toBeUndefined()
    for (const priceThousandths of [1001, 10_000_000])
      expect(refusalOfSlip(slip('single', [leg('a', { priceThousandths })]))).toBeUndefined()
    expect(refusalOfSlip(slip('single', [leg('a', { ...pooled, priceThousandths: 0 })]))).toBeUndefined()
  })

  const many = (count: number): BetLeg[] => Array.from({ length: count }, (_, index) => leg(String(index)))

  it.each<[string, Bet, string, number | undefined]>([
    ['without legs', slip('single', []), 'no_legs', undefined],
    ['of 21 legs', slip('multiple', many(21)), 'too_many_legs', undefined],
    ['of a kind for other numbers of legs', slip('yankee', many(3)), 'kind_does_not_fit', undefined],
    ['of an unknown kind', slip('round_robin', many(3)), 'kind_does_not_fit', undefined],
    ['of too many lines', slip('10_of_20', many(20)), 'too_many_lines', undefined],
    ['without a stake', slip('single', many(1), 0n), 'stake_not_above_zero', undefined],
    ['with a negative stake', slip('single', many(1), -1n), 'stake_not_above_zero', undefined],
    ['with two legs of one event', slip('multiple', [leg('a'), leg('b'), leg('a')]), 'same_event', 2],
    ['with a price of 1', slip('single', [leg('a', { priceThousandths: 1000 })]), 'price_invalid', 0],
    [
      'with a price between thousandths',
      slip('single', [leg('a', { priceThousandths: 1900.5 })]),
      'price_invalid',
      0,
    ],
    [
      'with a price above the highest',
      slip('single', [leg('a', { priceThousandths: 10_000_001 })]),
      'price_invalid',
      0,
    ],
    [
      'with one unknown market type in a builder',
      slip('single', [
        leg('a', { selections: [home, { ...home, terms: { ...home.terms, type: 'corners' } }] }),
      ]),
      'unknown_market',
      0,
    ],
    [
      'with a pool in a builder',
      slip('single', [leg('a', { selections: [home, ...pooled.selections] })]),
      'pool_needs_single',
      0,
    ],
    ['with a leg without selections', slip('single', [leg('a', { selections: [] })]), 'unknown_market', 0],
    [
      'with the same market twice in a builder',
      slip('single', [leg('a', { selections: [home, home] })]),
      'builder_same_market',
      0,
    ],
    ['with a pool in a multiple', slip('multiple', [leg('a'), leg('b', pooled)]), 'pool_needs_single', 1],
  ])('%s is refused', (_, bet, refusal, position) => {
    expect(refusalOfSlip(bet)).toEqual({ refusal, ...(position === undefined ? {} : { leg: position }) })
  })

  it('with an unknown market type is refused', () => {
    const unknown = { selections: [{ terms: { type: 'corners', period: 'regular' }, outcome: 'over' }] }
    expect(refusalOfSlip(slip('single', [leg('a', unknown)]))).toEqual({ refusal: 'unknown_market', leg: 0 })
  })

  it('takes changed prices only as its member allows', () => {
    expect(pricePolicies).toEqual(['none', 'better', 'any'])
    expect(pricePolicies.map((policy) => acceptsPrice(policy, 1900, 1950))).toEqual([false, true, true])
    expect(pricePolicies.map((policy) => acceptsPrice(policy, 1900, 1850))).toEqual([false, false, true])
    expect(acceptsPrice('none', 1900, 1900)).toBe(true)
  })
})
