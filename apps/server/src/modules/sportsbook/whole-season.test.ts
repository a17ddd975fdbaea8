// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { checkSeason } from './check-season-for-tests.ts'
import { playSeason } from './season-for-tests.ts'

const hourMs = 3_600_000

it(
  'settles 100,000 bets on a whole season of 380 matches to the sums of a straight computation',
  { timeout: hourMs },
  async () => {
    const season = await playSeason({ matches: 380, bets: 100_000, members: 100 })
    try {
      const { bets, types, ...sums } = await checkSeason(season)
      console.log(bets, types.length, sums)
      expect(bets).toBe(100_000)
      expect(types).toHaveLength(15)
    } finally {
      await season.close()
    }
  },
)
