// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from './market.ts'
import { readFields, readOptional, readWhole } from './reading.ts'

/**
 * The terms of a market from outside. Throws RangeError for what cannot be terms; whether the sport has such a
 * market, `marketTypeFor` says.
 */
export function readTerms(value: unknown): MarketTerms {
  const fields = readFields(value, 'terms')
  const readCode = (code: unknown, name: string): string => {
    if (typeof code !== 'string' || !/^[a-z][a-z0-9_]{0,40}$/.test(code))
      throw new RangeError(`${name} is not a code`)
    return code
  }
  return {
    type: readCode(fields['type'], 'type'),
    period: readCode(fields['period'], 'period'),
    line: readOptional(fields['line'], 'line', (line, name) => readWhole(line, name, -4000, 4000)),
    scoreBefore: readOptional(fields['scoreBefore'], 'scoreBefore', (score, name) => {
      const { home, away } = readFields(score, name)
      return { home: readWhole(home, `${name}.home`, 0, 999), away: readWhole(away, `${name}.away`, 0, 999) }
    }),
  }
}
