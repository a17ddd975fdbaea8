// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readDecimal, writesCommaDecimal } from './read-decimal.ts'

const dollars = { decimals: 2 }
const dong = { decimals: 0 }
const dinar = { decimals: 3 }
const withComma = { commaDecimal: true }

describe('a typed number', () => {
  it.each([
    ['1,000', dollars, '1000'],
    ['1,000', { ...dollars, ...withComma }, '1000'],
    ['1,000', dong, '1000'],
    ['1.000', { ...dollars, ...withComma }, '1000'],
    ['1.000', dong, '1000'],
    ['10,50', { ...dollars, ...withComma }, '10.50'],
    ['10,50', dollars, '10.50'],
    ['10.50', { ...dollars, ...withComma }, '10.50'],
    ['1,234.56', dollars, '1234.56'],
    ['1.234,56', dollars, '1234.56'],
    ['1,234,567', dollars, '1234567'],
    ['1.234.567', dollars, '1234567'],
    ['1,00,000', dollars, '100000'],
    ['12,34,567.89', dollars, '1234567.89'],
    ['1 000,50', dollars, '1000.50'],
    ['1\u202f000,50', dollars, '1000.50'],
    ['10\u00a0000', dong, '10000'],
    ['1\u2009000', dollars, '1000'],
    ['1\u3000000', dollars, '1000'],
    ["1'000.50", dollars, '1000.50'],
    ['1’000’000', dollars, '1000000'],
    ['١٬٠٠٠٫٥٠', dollars, '1000.50'],
    ['١٢٫٥', dollars, '12.5'],
    ['۱٬۲۳۴', dollars, '1234'],
    ['۱۲۳۴', dollars, '1234'],
    ['१,००,०००', dollars, '100000'],
    ['๑,๐๐๐.๕๐', dollars, '1000.50'],
    ['１，０００．５０', dollars, '1000.50'],
    ['１２。５', dollars, '12.5'],
    ['\u200e1,000\u200f', dollars, '1000'],
    ['$1,000', dollars, '1000'],
    ['₹1,00,000.00', dollars, '100000.00'],
    ['1.000 ₫', dong, '1000'],
    ['1000.00', dong, '1000'],
    ['1,000.00', dong, '1000'],
    ['.5', dollars, '0.5'],
    ['5.', dollars, '5'],
    ['1.500', dinar, '1.500'],
    ['0,125', { ...dinar, ...withComma }, '0.125'],
    ['1234', dollars, '1234'],
  ])('%j with %j is %s', (typed, form, text) => {
    expect(readDecimal(typed, form)).toEqual({ state: 'read', text })
  })

  it.each([
    ['1.500', dollars, '1500', '1.500'],
    ['10.505', dollars, '10505', '10.505'],
    ['1,500', dinar, '1500', '1.500'],
    ['1,500', { ...dinar, ...withComma }, '1500', '1.500'],
    ['1.500', { ...dinar, ...withComma }, '1500', '1.500'],
  ])('%j with %j is %s or %s', (typed, form, whole, part) => {
    expect(readDecimal(typed, form)).toEqual({ state: 'unclear', whole, part })
  })

  it.each([
    ['1234.567', dollars],
    ['0.125', dollars],
    ['1.2345', dollars],
    ['1,234.567', dollars],
    ['1.5', dong],
    ['1,5', dong],
    ['1٫500', dollars],
  ])('%j with %j has more decimals than there are coins', (typed, form) => {
    expect(readDecimal(typed, form)).toEqual({ state: 'fine' })
  })

  it.each([
    ...['-5', '+5', '1e3', 'ten', 'NaN', '0x10', '.', ',', '1.2.3', '1,2,3', '1,0000,000', '1 00', '10 00 0'],
    ...['1,000,00', '1.000.00', '1,000 000', '1٬00', '9999999999999999', '½', '壱', '٫'],
  ])('%j is none', (typed) => {
    expect(readDecimal(typed, dollars)).toEqual({ state: 'none' })
  })

  it.each(['', ' ', '\u00a0', '\u200e', '$'])('%j is empty', (typed) => {
    expect(readDecimal(typed, dollars)).toEqual({ state: 'empty' })
  })

  it('is written with a comma before decimals in some languages', () => {
    const written = ['vi', 'id', 'pt-BR', 'pt-PT', 'es', 'fr', 'ru', 'tr', 'kk'].map(writesCommaDecimal)
    expect(written).toEqual(written.map(() => true))
    const others = ['en', 'zh-Hans', 'th', 'ms', 'fil', 'ja', 'ko', 'hi', 'bn', '', 'no language'].map(
      writesCommaDecimal,
    )
    expect(others).toEqual(others.map(() => false))
  })
})
