// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { maskUsername } from './usernames.ts'

it('keeps two letters of a name, whole letters of any script', () => {
  expect(maskUsername('winner77')).toBe('wi***')
  expect(maskUsername('𝒜bc')).toBe('𝒜b***')
  expect(maskUsername('a')).toBe('a***')
})
