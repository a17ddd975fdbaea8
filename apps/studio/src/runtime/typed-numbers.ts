// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { readDecimal, writesCommaDecimal, type DecimalReading } from '@tessera/rules/numbers/read-decimal'
import { readMoney } from './money.ts'

/** What a player typed, as the language of the frame writes numbers. */
export const readTyped = (text: string, decimals: number): DecimalReading =>
  readDecimal(text, { decimals, commaDecimal: writesCommaDecimal(pageLanguage()) })

/** None where there is no page: in checks of rounds on a server. */
const pageLanguage = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang)

/** The amount that a player typed; undefined for none, or for what can be two. */
export function typedAmount(text: string, decimals: number): Amount | undefined {
  const reading = readTyped(text, decimals)
  return reading.state === 'read' ? readMoney(reading.text) : undefined
}
