// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { priceText } from './price-format.ts'

it('writes a dash for a price that is not on sale, or that no book can have, instead of failing', () => {
  expect(priceText(2_500, 'decimal')).toBe('2.50')
  for (const thousandths of [0, 1_000, 1_000_001]) expect(priceText(thousandths, 'decimal')).toBe('–')
})
