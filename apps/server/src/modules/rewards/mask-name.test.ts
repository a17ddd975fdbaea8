// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

it('keeps two letters of a name, whole letters of any script', () => {
  expect(maskName('winner77')).toBe('wi***')
  expect(maskName('𝒜bc')).toBe('𝒜b***')
  expect(maskName('a')).toBe('a***')
})
