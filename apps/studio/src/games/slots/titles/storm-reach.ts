// SPDX-License-Identifier: Apache-2.0
import type { SlotTitle } from './slot-title.ts'

/** Six reels of two to seven rows: from 64 to 117,649 ways, another number in each spin. */
export const stormReach: SlotTitle = {
  code: 'storm_reach',
  name: 'Storm Reach',
  rules: {
    engine: 'ways',
    heights: [2, 3, 4, 5, 6, 7, 3, 4],
    strips: [
      'kq4jktk3a4tjta1a3qa4q2qtjk43tS2j',
      'kaktjt2q4jaSj4tk3a3W1q34ta24qkjq',
      'qka3t4jtjqkaqaqS123k2tW4t34j4jak',
      '1qk4jW34qj2j434takqta23tkatkjqSa',
      'jWjqtq34takq4j3akjqSatk13ka4t242',
      '3j3j4tkjq2qkja4tq3a4kakt2tSt1aq4',
    ],
    parts: 20,
    wild: 'W',
    scatter: { symbol: 'S', pays: [0, 0, 0, 3, 10, 50] },
    freeGames: { spins: [0, 0, 0, 10, 12, 15], again: [0, 0, 3, 5, 5, 5], factor: 2, most: 20 },
    winCap: 5_000,
    pays: {
      1: [0, 0, 15, 65, 160, 560],
      2: [0, 0, 8, 26, 66, 210],
      3: [0, 0, 4, 13, 42, 105],
      4: [0, 0, 2, 6, 22, 52],
      a: [0, 0, 2, 4, 9, 22],
      k: [0, 0, 2, 4, 9, 22],
      q: [0, 0, 1, 2, 5, 12],
      j: [0, 0, 1, 2, 5, 12],
      t: [0, 0, 1, 2, 5, 12],
    },
  },
  par: {
    rtpPercent: '95.8043',
    paidSpinPercent: '88.3216',
    freeGamesPercent: '7.4827',
    hitRatePercent: '60.84',
    deviation: '3.3187',
    freeGamesChancePercent: '0.3730',
    topSpin: null,
    mostMultiplier: 5000000000,
  },
}
