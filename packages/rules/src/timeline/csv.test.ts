// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { amountFromWire, units } from '../money.ts'
import { csvLine, formatPlain } from './csv.ts'

it('quotes every cell, and lets none run as a formula', () => {
  expect(csvLine(['a "b"', 'c,d', '=1+1', '+1', '@x', '-x', '\tx', '-12.50', ''])).toBe(
    `"a ""b""","c,d","'=1+1","'+1","'@x","'-x","'\tx","-12.50",""\r\n`,
  )
})

it.each(['＝1+1', '＋84', '－1', '＠SUM(A1)', '\u00a0=1+1', '\u200b=1+1', ' +1', '\r=1', '\n=1', '−1'])(
  'no spreadsheet runs %j as a formula',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

it.each(['Đặng Văn Đức', '100 = 100', 'a-b', 'राम कुमार', '٣'])('%j stays as it is', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`)
})

it('writes amounts with two decimals and nothing between thousands', () => {
  expect(formatPlain(units(1_234_567))).toBe('1234567.00')
  expect(formatPlain(amountFromWire(-0.05))).toBe('-0.05')
  expect(formatPlain(null)).toBe('')
})
