// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { drawMatchCode, storedBankReference, storedMatchCode } from './match-code.ts'

const signs = '123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Draws these values in turn. */
const draws = (values: readonly number[]): string => {
  const left = [...values]
  return drawMatchCode(() => left.shift() ?? 0)
}

describe('a match code', () => {
  it('has eight signs that are hard to confuse', () => {
    expect(draws([0, 5, 10, 15, 20, 25, 30])).toMatch(/^[1-9A-HJKMNP-TV-Z]{8}$/)
    expect(draws([0, 0, 0, 0, 0, 0, 0])).toBe('11111111')
  })

  it('never differs from another one in one sign only', () => {
    const values = [3, 14, 15, 9, 26, 5, 30]
    const code = draws(values)
    for (const [place, value] of values.entries())
      for (let other = 0; other < signs.length; other += 1) {
        if (other === value) continue
        expect(draws(values.with(place, other)).at(-1)).not.toBe(code.at(-1))
      }
  })

  it('never differs from another one in two exchanged neighbours only', () => {
    const values = [3, 14, 15, 9, 26, 5, 30]
    for (let place = 0; place < values.length - 1; place += 1) {
      const exchanged = values.with(place, values[place + 1] ?? 0).with(place + 1, values[place] ?? 0)
      expect(draws(exchanged).at(-1)).not.toBe(draws(values).at(-1))
    }
  })

  it('is found however it was typed', () => {
    expect(storedMatchCode(' k7m2-9xq4 ')).toBe('K7M29XQ4')
    expect(storedBankReference(' ft 26/001 a ')).toBe('FT26/001A')
  })
})
