// SPDX-License-Identifier: Apache-2.0
import { fiveLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Three reels of a music hall: two of the last two symbols already pay, wins are many and small. */
export const brassParlour: SlotTitle = {
  code: 'brass_parlour',
  name: 'Brass Parlour',
  rules: {
    engine: 'lines',
    rows: 3,
    lines: fiveLines,
    parts: 5,
    strips: [
      '63637564574375764646574172753625',
      '76745275347656574746416365735623',
      '57564676457436575764372172343656',
    ],
    pays: {
      1: [0, 0, 350],
      2: [0, 0, 180],
      3: [0, 0, 65],
      4: [0, 0, 40],
      5: [0, 0, 28],
      6: [0, 2, 16],
      7: [0, 2, 12],
    },
  },
  par: {
    rtpPercent: '96.1365',
    paidSpinPercent: '96.1365',
    freeGamesPercent: '0.0000',
    hitRatePercent: '46.30',
    deviation: '2.5850',
    freeGamesChancePercent: '0.0000',
    topSpin: { stakes: '70.00', oneIn: '6554' },
    mostMultiplier: 70000000,
  },
}
