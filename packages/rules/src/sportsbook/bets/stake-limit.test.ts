// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units } from '../../money.ts'
import { highestStakeOf } from './stake-limit.ts'

it('is what the brand allows, or less on a competition or a market type with its own limit', () => {
  expect(highestStakeOf(units(1_000), [])).toBe(units(1_000))
  expect(highestStakeOf(units(1_000), [units(300), units(500)])).toBe(units(300))
  expect(highestStakeOf(units(1_000), [units(5_000)])).toBe(units(1_000))
})

it('is for a member with a factor so much of what others may stake', () => {
  expect(highestStakeOf(units(1_000), [], { factorThousandths: 50 })).toBe(units(50))
  expect(highestStakeOf(units(1_000), [units(300)], { factorThousandths: 2_000 })).toBe(units(600))
  expect(highestStakeOf(units(1_000), [], { factorThousandths: 0 })).toBe(0n)
})

it('is for a member with an amount that amount, but no more than competitions and market types allow', () => {
  expect(highestStakeOf(units(1_000), [], { highest: units(20) })).toBe(units(20))
  expect(highestStakeOf(units(1_000), [], { highest: units(4_000) })).toBe(units(4_000))
  expect(highestStakeOf(units(1_000), [units(300)], { highest: units(4_000) })).toBe(units(300))
})
