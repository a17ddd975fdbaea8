// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { cutNumbers } from './slip.ts'

/** How long the numbers of a field are, and how many there may be. */
export interface NumbersInField {
  digits: number
  most: number
}

const cut = (typed: string, { digits, most }: NumbersInField) =>
  cutNumbers(
    latinDigits(typed)
      .replace(/\D/g, '')
      .slice(0, digits * most),
    digits,
  )

/** The typed digits with a blank after each number. */
export function spacedNumbers(typed: string, field: NumbersInField): string {
  const { whole, rest } = cut(typed, field)
  return [...whole, ...(rest === '' ? [] : [rest])].join(' ')
}

/** The whole numbers among the typed digits, each once. */
export const wholeNumbers = (typed: string, field: NumbersInField): string[] => [
  ...new Set(cut(typed, field).whole),
]
