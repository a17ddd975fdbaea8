// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'

/** Stands for a position without a digit. */
export const noDigit = '-'

/** The digit that was typed last. */
export const digitOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '').slice(-1)

/** What is bet on with what stands in the fields of the positions: nothing without a digit. */
export function numbersOfPositions(row: readonly string[]): string[] {
  const positions = row.map(digitOf)
  return positions.every((one) => one === '') ? [] : [positions.map((one) => one || noDigit).join('')]
}
