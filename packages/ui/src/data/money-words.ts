// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from './money.tsx'

/**
 * Money within a sentence, with a symbol or code before it; set apart, so that figures run left to right in every
 * script. A code that ends in a letter has a space behind it.
 */
export const moneyWords = (value: number, currency: string): string =>
  `\u2066${currency}${/\p{L}$/u.test(currency) ? '\u00A0' : ''}${formatMoney(value)}\u2069`
