// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { newSlipCode, readSlipCode } from './slip-code.ts'

it('makes codes of ten characters that are read as they were made', () => {
  for (let seed = 0; seed < 32; seed += 1) {
    const code = newSlipCode((limit) => (seed * 7) % limit)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(readSlipCode(code)).toBe(code)
  }
})

it.each([
  ['7k2mqx4t9w', '7K2MQ-X4T9W'],
  [' 7K2MQ X4T9W ', '7K2MQ-X4T9W'],
  ['OIL00-11111', '01100-11111'],
])('reads %s as %s', (typed, code) => {
  expect(readSlipCode(typed)).toBe(code)
})

it.each(['', '7K2MQ', '7K2MQ-X4T9W-A', 'UUUUU-UUUUU', '7K2MQ-X4T9!', 'ñ'.repeat(10)])(
  'does not take %s for a code',
  (typed) => {
    expect(readSlipCode(typed)).toBeUndefined()
  },
)
