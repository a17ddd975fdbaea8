// SPDX-License-Identifier: Apache-2.0
import { twentyLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Twenty lines; three chests open a beach with twelve of them. */
export const saltwindCache: SlotTitle = {
  code: 'saltwind_cache',
  name: 'Saltwind Cache',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: twentyLines,
    scatter: { symbol: 'B', pays: [0, 0, 2] },
    pick: {
      from: 3,
      cells: 12,
      values: [
        { pays: 3, cases: 12 },
        { pays: 5, cases: 12 },
        { pays: 8, cases: 9 },
        { pays: 12, cases: 7 },
        { pays: 20, cases: 5 },
        { pays: 50, cases: 2 },
        { pays: 100, cases: 1 },
        { pays: 0, cases: 16 },
      ],
    },
    strips: [
      '34tkqak24tq1j4kt2j3Bqta2jB3ka1qa',
      'jt3k2atk14q3tj4akqa2qW21jq3tkja4',
      'kat42Bkaq1tj3kq4j3aBj2qt21Wq3a4t',
      'a3j21tq4ktaqjtajk423W4qa2jktqk31',
      'atBat1kj342tk2jqk42aq3jat4j1q3Bk',
    ],
    pays: {
      1: [0, 0, 120, 550, 2800],
      2: [0, 0, 70, 280, 1200],
      3: [0, 0, 55, 180, 550],
      4: [0, 0, 40, 120, 350],
      a: [0, 0, 18, 60, 180],
      k: [0, 0, 18, 55, 180],
      q: [0, 0, 12, 45, 120],
      j: [0, 0, 12, 40, 120],
      t: [0, 0, 12, 40, 120],
    },
  },
  par: {
    rtpPercent: '96.1908',
    paidSpinPercent: '74.1695',
    freeGamesPercent: '22.0213',
    hitRatePercent: '30.76',
    deviation: '5.3919',
    freeGamesChancePercent: '0.6592',
    topSpin: { stakes: '295.60', oneIn: '16777216' },
    mostMultiplier: 1495600000,
  },
}
