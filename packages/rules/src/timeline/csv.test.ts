// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { amountFromWire, units } from '../money.ts'
import { csvLine, formatPlain } from './csv.ts'

it('quotes every cell, and lets none run as a formula', () => {
  expect(csvLine(['a "b"', 'c,d', '=1+1', '+1', '@x', '-x', '\tx', '-12.50', ''])).toBe(
    `"a ""b""","c,d","'=1+1","'+1","'@x","'-x","'\tx","-12.50",""\r\n`,
  )
})

it('writes amounts with two decimals and nothing between thousands', () => {
  expect(formatPlain(units(1_234_567))).toBe('1234567.00')
  expect(formatPlain(amountFromWire(-0.05))).toBe('-0.05')
  expect(formatPlain(null)).toBe('')
})
