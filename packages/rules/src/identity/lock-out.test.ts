import { expect, it } from 'vitest'
import { countFailure, isLocked, noFailures } from './lock-out.ts'

const minute = 60_000
const failAt = (...minutes: number[]) => minutes.reduce((failures, at) => countFailure(failures, at * minute), noFailures)

it('locks for five minutes at the fifth failure within five minutes', () => {
  expect(isLocked(failAt(0, 1, 2, 3), 3 * minute)).toBe(false)
  const locked = failAt(0, 1, 2, 3, 4)
  expect([isLocked(locked, 4 * minute), isLocked(locked, 9 * minute - 1), isLocked(locked, 9 * minute)]).toEqual([true, true, false])
})

it('lets failures of more than five minutes ago pass', () => {
  expect(isLocked(failAt(0, 1, 2, 3, 5), 5 * minute)).toBe(false)
  expect(isLocked(failAt(0, 1, 2, 3, 5, 5.5), 5.5 * minute)).toBe(true)
})

it('counts anew after a lock', () => {
  expect(isLocked(failAt(0, 0, 0, 0, 0, 6), 6 * minute)).toBe(false)
})
