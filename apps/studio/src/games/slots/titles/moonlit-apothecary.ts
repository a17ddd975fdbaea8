// SPDX-License-Identifier: Apache-2.0
import { tenLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Ten lines; three cauldrons open a shelf with twelve jars, often and for small prizes. */
export const moonlitApothecary: SlotTitle = {
  code: 'moonlit_apothecary',
  name: 'Moonlit Apothecary',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 10,
    wild: 'W',
    lines: tenLines,
    scatter: { symbol: 'B', pays: [0, 0, 1] },
    pick: {
      from: 3,
      cells: 12,
      values: [
        { pays: 1, cases: 16 },
        { pays: 2, cases: 14 },
        { pays: 3, cases: 10 },
        { pays: 4, cases: 6 },
        { pays: 6, cases: 3 },
        { pays: 12, cases: 1 },
        { pays: 0, cases: 14 },
      ],
    },
    strips: [
      'q2ak423q4aBk4aq3Bak3q1ka124q1B3k',
      'kq14qak3q4k2aqk14a32qa34k32akW1a',
      '3ka4132Bqak241k34kqaBqa2B3a4k1qW',
      'k4qakqa32a3qa24ka3k4q14q132aWk1q',
      '4a31Bq2k43Bak14qak24kaq3kB3q1a2q',
    ],
    pays: {
      1: [0, 0, 60, 140, 400],
      2: [0, 0, 50, 120, 300],
      3: [0, 0, 35, 70, 180],
      4: [0, 0, 28, 60, 140],
      a: [0, 0, 14, 30, 80],
      k: [0, 0, 14, 30, 75],
      q: [0, 0, 12, 25, 55],
    },
  },
  par: {
    rtpPercent: '95.9965',
    paidSpinPercent: '76.7077',
    freeGamesPercent: '19.2888',
    hitRatePercent: '25.50',
    deviation: '2.7527',
    freeGamesChancePercent: '2.2247',
    topSpin: { stakes: '69.50', oneIn: '33554432' },
    mostMultiplier: 213500000,
  },
}
