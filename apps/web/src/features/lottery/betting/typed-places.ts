// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'

/** Stands for a place without a digit. */
export const noDigit = '-'

/** The digit that was typed last. */
export const digitOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '').slice(-1)

/** What is bet on with what stands in the fields of the places: nothing without a digit. */
export function numbersOfPlaces(row: readonly string[]): string[] {
  const places = row.map(digitOf)
  return places.every((one) => one === '') ? [] : [places.map((one) => one || noDigit).join('')]
}
