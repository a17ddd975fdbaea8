// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  countFailure,
  isLocked,
  failuresBeforeDayLock,
  needsCaptcha,
  noFailures,
  type Failures,
} from './lock-out.ts'

const minute = 60_000
const failAt = (...minutes: number[]) =>
  minutes.reduce((failures, at) => countFailure(failures, at * minute), noFailures)

it('locks for five minutes at the fifth failure within five minutes', () => {
  expect(isLocked(failAt(0, 1, 2, 3), 3 * minute)).toBe(false)
  const locked = failAt(0, 1, 2, 3, 4)
  expect([
    isLocked(locked, 4 * minute),
    isLocked(locked, 9 * minute - 1),
    isLocked(locked, 9 * minute),
  ]).toEqual([true, true, false])
})

it('lets failures of more than five minutes ago pass', () => {
  expect(isLocked(failAt(0, 1, 2, 3, 5), 5 * minute)).toBe(false)
  expect(isLocked(failAt(0, 1, 2, 3, 5, 5.5), 5.5 * minute)).toBe(true)
})

it('starts counting again after a lock', () => {
  expect(isLocked(failAt(0, 0, 0, 0, 0, 6), 6 * minute)).toBe(false)
})

it('doubles a lock that follows another, up to a day, and forgets it after a quiet day', () => {
  const lockAt = (failures: Failures, atMs: number): Failures =>
    Array.from({ length: 5 }).reduce<Failures>((before) => countFailure(before, atMs), failures)
  let failures = noFailures
  let atMs = 0
  const lengths: number[] = []
  for (let round = 0; round < 3; round++) {
    failures = lockAt(failures, atMs)
    lengths.push(((failures.lockedUntilMs ?? 0) - atMs) / minute)
    atMs = failures.lockedUntilMs ?? 0
  }
  expect(lengths).toEqual([5, 10, 20])
  const later = { ...failures, inARow: 0 }
  expect((lockAt(later, atMs + 24 * 60 * minute).lockedUntilMs ?? 0) - atMs - 24 * 60 * minute).toBe(
    5 * minute,
  )
})

it('never closes an address for longer than five minutes', () => {
  let failures = noFailures
  for (let n = 0; n < 500; n++) failures = countFailure(failures, n * 6 * minute, { grows: false })
  expect((failures.lockedUntilMs ?? 0) - 499 * 6 * minute).toBeLessThanOrEqual(5 * minute)
})

it('asks for a captcha from the third failure in a row on, however long ago the others were', () => {
  expect(needsCaptcha(failAt(0, 100))).toBe(false)
  expect(needsCaptcha(failAt(0, 100, 100_000))).toBe(true)
})

it('never locks for longer than a day, however many attempts fail: a lock without end would serve the attacker', () => {
  let failures = noFailures
  for (let n = 0, atMs = 0; n < 1_000; n++, atMs = failures.lockedUntilMs ?? atMs) {
    failures = countFailure(failures, atMs)
    expect((failures.lockedUntilMs ?? 0) - atMs).toBeLessThanOrEqual(24 * 60 * minute)
  }
  expect(isLocked(failures, (failures.lockedUntilMs ?? 0) - 1)).toBe(true)
})

it('checks at most a hundred guesses and one more each day, however fast a hundred thousand of them come', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 * 60 * 60_000 }),
      fc.integer({ min: 0, max: 600_000 }),
      (paceMs, jitterMs) => {
        let failures = noFailures
        let evaluated = 0
        let atMs = 0
        for (let n = 0; n < 100_000; n++, atMs += paceMs + ((n * 7_919) % (jitterMs + 1))) {
          if (isLocked(failures, atMs)) continue
          failures = countFailure(failures, atMs)
          evaluated++
        }
        return evaluated <= failuresBeforeDayLock + atMs / (24 * 60 * minute) + 1
      },
    ),
    { numRuns: 30 },
  )
})
