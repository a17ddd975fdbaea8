// SPDX-License-Identifier: Apache-2.0
import { readTyped } from '../../shared/forms/read-typed.ts'

const longestAmount = 14

/**
 * The amount that a person typed, in units with at most so many decimals; undefined if it is not valid, or has two readings.
 */
export function readAmount(text: string, decimals: number): number | undefined {
  const reading = readTyped(text, decimals)
  if (reading.state !== 'read' || reading.text.length > longestAmount) return undefined
  const amount = Number(reading.text)
  return amount > 0 ? amount : undefined
}
