// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { heldUntil } from './new-account-hold.ts'

const hour = 3_600_000

it('holds an account that was added after a change of protection, for as long as the setting says', () => {
  const facts = { addedAtMs: 2 * hour, weakenedAtMs: hour, holdHours: 24 }
  expect(heldUntil(facts, 3 * hour)).toBe(25 * hour)
  expect(heldUntil(facts, 25 * hour - 1)).toBe(25 * hour)
  expect(heldUntil(facts, 25 * hour)).toBeUndefined()
  expect(heldUntil({ ...facts, holdHours: 0 }, 3 * hour)).toBeUndefined()
})

it('does not hold an account added before, nor one of a member whose protection has not changed', () => {
  expect(heldUntil({ addedAtMs: hour - 1, weakenedAtMs: hour, holdHours: 24 }, 2 * hour)).toBeUndefined()
  expect(heldUntil({ addedAtMs: hour, weakenedAtMs: undefined, holdHours: 24 }, 2 * hour)).toBeUndefined()
})
