// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fishKinds, takesOthers } from './pond/kinds.ts'
import { FISH_CODES } from './pond/pond.ts'
import { rulesOfFishing } from './rules-of-fishing.ts'

describe('the rules of a fishing hall', () => {
  it('list every fish with what it returns and its chance', () => {
    const { rows } = rulesOfFishing().table!
    expect(rows).toHaveLength(FISH_CODES.length)
    for (const [index, code] of FISH_CODES.entries()) {
      const [, returns, chance] = rows[index]!.map(String)
      const { mean } = fishKinds[code]
      expect(returns).toContain(`${mean}×`)
      // Chance times return is what the hall states, as exactly as the chance is written.
      const percent = Number(/[\d.]+/.exec(chance!)![0])
      expect(Math.abs(percent * mean - (mean <= 60 ? 96 : 95))).toBeLessThan(0.001 * mean)
      expect(/[^\d. %]/.test(chance!)).toBe(takesOthers(code))
    }
  })

  it('state both returns and the part of the jackpot', () => {
    expect(rulesOfFishing().facts.map(([, value]) => value)).toEqual(['96 %', '95 %', '0.5 %'])
  })

  it('say every rule with its numbers', () => {
    const said = rulesOfFishing().sentences.join('\n')
    for (const number of [
      '96%',
      '95%',
      '60×',
      '0.5%',
      '20,000',
      '500×',
      '10 seconds',
      '6 seconds',
      '2 seconds',
    ])
      expect(said).toContain(number)
    expect(said).not.toContain('{')
  })
})
