// SPDX-License-Identifier: Apache-2.0
import type { SlotTitle } from './slot-title.ts'

/** 243 ways; suns on the middle reels bring free games in which every win counts four times. */
export const amberSteppe: SlotTitle = {
  code: 'amber_steppe',
  name: 'Amber Steppe',
  rules: {
    engine: 'ways',
    heights: [3],
    strips: [
      'kjq2tk41ajt3qat4',
      'aktajk3qS14qjt2W',
      'ta41jaSqWjk2tk3q',
      'Sq4ktjWq13tjaka2',
      'aq2tjkjt43a1qk4t',
    ],
    parts: 20,
    wild: 'W',
    scatter: { symbol: 'S', pays: [0, 0, 2] },
    freeGames: { spins: [0, 0, 10], again: [0, 0, 5], factor: 4, most: 20 },
    winCap: 5_000,
    pays: {
      1: [0, 0, 30, 160, 1_800],
      2: [0, 0, 20, 80, 540],
      3: [0, 0, 12, 50, 220],
      4: [0, 0, 6, 20, 90],
      a: [0, 0, 2, 6, 36],
      k: [0, 0, 2, 6, 36],
      q: [0, 0, 2, 6, 25],
      j: [0, 0, 1, 5, 20],
      t: [0, 0, 1, 4, 18],
    },
  },
  par: {
    rtpPercent: '96.2880',
    paidSpinPercent: '75.6610',
    freeGamesPercent: '20.6270',
    hitRatePercent: '48.86',
    deviation: '7.6526',
    freeGamesChancePercent: '0.6592',
    topSpin: { stakes: '188.20', oneIn: '1048576' },
    mostMultiplier: 5000000000,
  },
}
