// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { CASES_COUNT, CASES_DIFFICULTIES, casesRtp, casesTable, checkCasesBet } from './maths.ts'
import { buildCasesStory } from './story.ts'

const stake = { amount: 1_000_000n, unit: 1n }

describe('cases', () => {
  it('returns exactly 99 % at every difficulty, by its table and by opening every case', () => {
    for (const difficulty of CASES_DIFFICULTIES) {
      const bet = { difficulty }
      expect(casesRtp(bet)).toEqual({ numerator: 99n, denominator: 100n })
      const opened = casesTable(bet).map(() => 0)
      let paid = 0n
      for (let number = 0; number < CASES_COUNT; number += 1) {
        const story = buildCasesStory(bet, stake, [(number + 0.5) / CASES_COUNT])
        opened[story.events[0]!.kind]! += 1
        paid += story.payout
      }
      expect(opened).toEqual(casesTable(bet).map(({ weight }) => weight))
      expect(paid).toBe(9_900_000_000n)
    }
  })

  it('opens a case of its store for the smallest and for the largest float', () => {
    for (const difficulty of CASES_DIFFICULTIES) {
      const last = casesTable({ difficulty }).length - 1
      const kinds = [0, 1 - 2 ** -32].map(
        (float) => buildCasesStory({ difficulty }, stake, [float]).events[0]!.kind,
      )
      expect(kinds).toEqual([0, last])
    }
  })

  it('refuses an unknown difficulty', () => {
    expect(() => checkCasesBet({ difficulty: 'master' })).toThrow('studio.badDifficulty')
  })
})
