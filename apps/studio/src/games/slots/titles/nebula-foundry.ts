// SPDX-License-Identifier: Apache-2.0
import type { SlotTitle } from './slot-title.ts'

/** Six reels of two to five rows, up to 15,625 ways; three portals bring free games that count three times. */
export const nebulaFoundry: SlotTitle = {
  code: 'nebula_foundry',
  name: 'Nebula Foundry',
  rules: {
    engine: 'ways',
    heights: [2, 3, 4, 5],
    parts: 20,
    wild: 'W',
    winCap: 5_000,
    scatter: { symbol: 'S', pays: [0, 0, 1, 3, 10, 50] },
    freeGames: { spins: [0, 0, 8, 10, 12, 15], again: [0, 0, 3, 5, 5, 5], factor: 3, most: 20 },
    strips: [
      'jqStjk4atq4k2ta3tkjqa4ta32j1kq34',
      '3kjtqk42tj4a1kq4aj3qatSakjq4W3t2',
      'j4ajkaq4tkj4aqk3t432tSq2jtka31Wq',
      '34atk3tj2qtjqk42aq34aWjk4ajkqSt1',
      'jq3k43k2jWqt1a4jaqt4aktSj3akq2t4',
      'qktja3kt4ajqat4jS4t2qa4k31k2qt3j',
    ],
    pays: {
      1: [0, 0, 25, 90, 280, 600],
      2: [0, 0, 12, 60, 180, 350],
      3: [0, 0, 6, 25, 80, 250],
      4: [0, 0, 4, 12, 40, 140],
      a: [0, 0, 1, 4, 12, 35],
      k: [0, 0, 1, 4, 10, 35],
      q: [0, 0, 1, 1, 8, 25],
      j: [0, 0, 1, 1, 7, 25],
      t: [0, 0, 1, 1, 7, 25],
    },
  },
  par: {
    rtpPercent: '96.0720',
    paidSpinPercent: '62.7066',
    freeGamesPercent: '33.3654',
    hitRatePercent: '54.98',
    deviation: '4.5348',
    freeGamesChancePercent: '2.0275',
    topSpin: null,
    mostMultiplier: 5000000000,
  },
}
