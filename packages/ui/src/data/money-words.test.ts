// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { moneyWords } from './money-words.ts'

it('sets money in a sentence apart, with its symbol directly before it', () => {
  expect(moneyWords(1234.5, '$')).toBe('\u2066$1,234.50\u2069')
  expect(moneyWords(0.5, 'R$')).toBe('\u2066R$0.50\u2069')
})

it('leaves a space that does not break behind a code of letters', () => {
  expect(moneyWords(25, 'USDT')).toBe('\u2066USDT\u00A025.00\u2069')
})
