// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { checkSeason } from './check-season-for-tests.ts'
import { playSeason } from './season-for-tests.ts'

it('settles the bets on some replayed matches to the sums of a straight computation from their goals', async () => {
  const season = await playSeason({ matches: 12, bets: 1_200, members: 6 })
  try {
    const { bets, types, kinds } = await checkSeason(season)
    expect(bets).toBe(1_200)
    expect(types).toHaveLength(15)
    expect(kinds).toEqual(expect.arrayContaining(['single', 'multiple', '2_of_3', 'trixie', 'lucky_31']))
  } finally {
    await season.close()
  }
})
