// SPDX-License-Identifier: Apache-2.0
import { twentyLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Twenty lines; an orchid on the middle reels opens over its whole reel. */
export const orchidCourt: SlotTitle = {
  code: 'orchid_court',
  name: 'Orchid Court',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: twentyLines,
    wildReels: 'expanding',
    strips: [
      'kqakta2qj4at4qj234k3j1qjatk4231t',
      '3q1jaqtk42tjkaW412ta4tkjq3kaj3q2',
      '4jkq1a3tk2at3qatq2k32kja4jt14jWq',
      'aqktqj2kt4jq13t42at34aq3j2kWjak1',
      'tk3ajkq42a1jqtj4kta2qkat3q431j42',
    ],
    pays: {
      1: [0, 0, 65, 350, 1800],
      2: [0, 0, 45, 160, 750],
      3: [0, 0, 25, 90, 350],
      4: [0, 0, 16, 65, 180],
      a: [0, 0, 9, 25, 80],
      k: [0, 0, 8, 25, 80],
      q: [0, 0, 7, 16, 65],
      j: [0, 0, 6, 16, 55],
      t: [0, 0, 6, 15, 55],
    },
  },
  par: {
    rtpPercent: '96.5276',
    paidSpinPercent: '96.5276',
    freeGamesPercent: '0.0000',
    hitRatePercent: '35.19',
    deviation: '5.2944',
    freeGamesChancePercent: '0.0000',
    topSpin: { stakes: '744.00', oneIn: '1242757' },
    mostMultiplier: 744000000,
  },
}
