// SPDX-License-Identifier: Apache-2.0
import { twentyLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Twenty lines; three suitcases open a luggage van with twelve of them: seldom much, and once in a while very much. */
export const velvetExpress: SlotTitle = {
  code: 'velvet_express',
  name: 'Velvet Express',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: twentyLines,
    scatter: { symbol: 'B', pays: [0, 0, 1] },
    pick: {
      from: 3,
      cells: 12,
      values: [
        { pays: 2, cases: 16 },
        { pays: 4, cases: 12 },
        { pays: 8, cases: 7 },
        { pays: 15, cases: 4 },
        { pays: 30, cases: 2 },
        { pays: 100, cases: 1 },
        { pays: 600, cases: 1 },
        { pays: 0, cases: 21 },
      ],
    },
    strips: [
      '23tqajtkatkj4t1kaB4t32aqjBqk43jq',
      'jq3j1ta2Wa4tq3ta4qk4j23jktak4qkt',
      'k4qt4q2kt1kaj4aBq3jW3j2atBakqt3j',
      't4jatkq43ajtWkq24a1jq3ta23jk4tkq',
      'jak4tk2t3at4qjkqB2tBaq4a3jtq1jk3',
    ],
    pays: {
      1: [0, 0, 200, 1_000, 10_000],
      2: [0, 0, 100, 400, 2_000],
      3: [0, 0, 60, 200, 800],
      4: [0, 0, 40, 130, 450],
      a: [0, 0, 15, 58, 200],
      k: [0, 0, 15, 56, 190],
      q: [0, 0, 10, 38, 130],
      j: [0, 0, 10, 36, 120],
      t: [0, 0, 10, 30, 100],
    },
  },
  par: {
    rtpPercent: '96.1393',
    paidSpinPercent: '66.3849',
    freeGamesPercent: '29.7544',
    hitRatePercent: '34.56',
    deviation: '12.1848',
    freeGamesChancePercent: '0.6592',
    topSpin: { stakes: '508.00', oneIn: '8388608' },
    mostMultiplier: 7_708_000_000,
  },
}
