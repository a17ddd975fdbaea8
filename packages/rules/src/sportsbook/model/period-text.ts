// SPDX-License-Identifier: Apache-2.0
import { numbersOf, type Period } from './period.ts'

/** The key of the text of a part of an event, and what it needs: `sportsbook.period.quarter` and 3. */
export function periodText(period: Period): { text: string; values: Readonly<Record<string, number>> } {
  const name = period.replace(/(_\d+)+$/, '')
  const [first, last] = numbersOf(period)
  const values: Record<string, number> =
    first === undefined ? {} : last === undefined ? { number: first } : { first, last }
  return { text: `sportsbook.period.${name}`, values }
}
