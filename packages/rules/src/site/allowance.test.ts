// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { spend, type AllowanceState } from './allowance.ts'

const allowance = { atOnce: 3, perMinute: 6 }

/** How many of these attempts were allowed. */
function allowed(momentsMs: readonly number[]): boolean[] {
  let spent: AllowanceState | undefined
  return momentsMs.map((nowMs) => {
    const next = spend(spent, nowMs, allowance)
    spent = next ?? spent
    return next !== undefined
  })
}

it('allows the given number at once and no more', () =>
  expect(allowed([0, 0, 0, 0, 1])).toEqual([true, true, true, false, false]))
it('grows again with time', () =>
  expect(allowed([0, 0, 0, 9_999, 10_000, 10_001])).toEqual([true, true, true, false, true, false]))
it('never grows beyond what is allowed at once', () =>
  expect(allowed([0, 3_600_000, 3_600_000, 3_600_000, 3_600_000])).toEqual([true, true, true, true, false]))
it('does not grow when the clock goes back', () =>
  expect(allowed([10_000, 10_000, 10_000, 0])).toEqual([true, true, true, false]))
