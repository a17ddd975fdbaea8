// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { digitsOfCode, latinDigits } from './latin-digits.ts'

it.each([
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '๐๑๒๓๔๕๖๗๘๙',
  '០១២៣៤៥៦៧៨៩',
  '၀၁၂၃၄၅၆၇၈၉',
  '໐໑໒໓໔໕໖໗໘໙',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
])('%s are the ten digits', (digits) => {
  expect(latinDigits(`<${digits}>`)).toBe('<0123456789>')
})

it.each([
  '123456',
  '123 456',
  '123-456',
  '123\u00a0456',
  '123–456',
  '\u200e123456\u202c',
  '١٢٣ ٤٥٦',
  '１２３－４５６',
])('%j is the code 123456', (typed) => {
  expect(digitsOfCode(typed)).toBe('123456')
})
