// SPDX-License-Identifier: Apache-2.0
import { tenLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Ten lines; a fox fills its reel and walks to the left, one respin after the other. */
export const paperFoxes: SlotTitle = {
  code: 'paper_foxes',
  name: 'Paper Foxes',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: tenLines,
    wildReels: 'walking',
    freeGames: { spins: [], again: [], factor: 1, most: 9 },
    strips: [
      'kqa34kqakqa3k4q2a13k412q1ka3qa24',
      '3ka2q41k4a1kqa23qk4q2aq134k3aqka',
      'q3aq12qka42k4qk4q3aqka123k1ak34a',
      '41akq431q2akqak43qak3a2k14qWa3k2',
      'k3qa341qa2qka2ka34qk14qak13kq2a4',
    ],
    pays: {
      1: [0, 0, 70, 100, 180],
      2: [0, 0, 55, 80, 150],
      3: [0, 0, 40, 60, 100],
      4: [0, 0, 30, 50, 75],
      a: [0, 0, 16, 25, 50],
      k: [0, 0, 16, 25, 50],
      q: [0, 0, 14, 22, 50],
    },
  },
  par: {
    rtpPercent: '96.0429',
    paidSpinPercent: '32.1056',
    freeGamesPercent: '63.9373',
    hitRatePercent: '30.82',
    deviation: '3.2479',
    freeGamesChancePercent: '9.3750',
    topSpin: { stakes: '11.50', oneIn: '3355443' },
    mostMultiplier: 533500000,
  },
}
