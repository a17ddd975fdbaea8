// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { drawMatchCode, matchCodesIn, storedBankReference, storedMatchCode } from './match-code.ts'

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
    for (const [index, value] of values.entries())
      for (let other = 0; other < signs.length; other += 1) {
        if (other === value) continue
        expect(draws(values.with(index, other)).at(-1)).not.toBe(code.at(-1))
      }
  })

  it('never differs from another one in two exchanged neighbours only', () => {
    const values = [3, 14, 15, 9, 26, 5, 30]
    for (let index = 0; index < values.length - 1; index += 1) {
      const exchanged = values.with(index, values[index + 1] ?? 0).with(index + 1, values[index] ?? 0)
      expect(draws(exchanged).at(-1)).not.toBe(draws(values).at(-1))
    }
  })

  it('is found however it was typed', () => {
    expect(storedMatchCode(' k7m2-9xq4 ')).toBe('K7M29XQ4')
    expect(storedBankReference(' ft 26/001 a ')).toBe('FT26/001A')
  })
})

describe('the codes in a transfer', () => {
  const code = draws([3, 14, 15, 9, 26, 5, 30])

  it.each([
    code,
    `CT DEN 0123 ${code} chuyen tien`,
    code.toLowerCase(),
    [...code].join(' '),
    code.replace(/[1-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    code.replace(/[1-9A-Z]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
    `${code.slice(0, 3)}.${code.slice(3)}`,
    `NGUYENVANA${code}GD1`,
  ])('are found in %s', (text) => expect(matchCodesIn(['first', text])).toContain(code))

  it('are all that are there, each once', () => {
    const other = draws([0, 1, 2, 3, 4, 5, 6])
    expect(new Set(matchCodesIn([`${code} ${other}`, code]))).toEqual(new Set([code, other]))
  })

  it('are none in what is no code: another checking sign, other signs, too few, or nothing', () => {
    const wrong = code.slice(0, 7) + (code.endsWith('1') ? '2' : '1')
    for (const text of [wrong, 'O'.repeat(8), code.slice(1), ''])
      expect(matchCodesIn([text])).not.toContain(code)
    expect(matchCodesIn([wrong, 'OOOOOOOO', 'ab', ''])).toEqual([])
  })

  it('are looked for in the first 500 signs of a text only', () => {
    expect(matchCodesIn([`${'0'.repeat(490)}${code}`])).toEqual([code])
    expect(matchCodesIn([`${'0'.repeat(500)}${code}`])).toEqual([])
  })
})
