// SPDX-License-Identifier: Apache-2.0
import { readDecimal, writesCommaDecimal, type DecimalReading } from '@tessera/rules/numbers/read-decimal'

/** What a person typed, as the language of the page writes numbers. */
export const readTyped = (typed: string, decimals: number): DecimalReading =>
  readDecimal(typed, {
    decimals,
    commaDecimal: writesCommaDecimal(globalThis.document?.documentElement.lang ?? ''),
  })
