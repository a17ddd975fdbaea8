// SPDX-License-Identifier: Apache-2.0
import { twentyLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Twenty lines; six coins stay while the empty cells spin again, for prizes that come more often and are smaller. */
export const bambooTreasury: SlotTitle = {
  code: 'bamboo_treasury',
  name: 'Bamboo Treasury',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: twentyLines,
    scatter: { symbol: 'C', pays: [] },
    holdAndSpin: {
      from: 6,
      respins: 3,
      rarity: 16,
      values: [
        { pays: 1, cases: 120 },
        { pays: 2, cases: 70 },
        { pays: 3, cases: 34 },
        { pays: 5, cases: 20 },
        { pays: 8, cases: 8 },
        { pays: 15, cases: 3, jackpot: 'mini' },
        { pays: 60, cases: 1, jackpot: 'minor' },
      ],
      grand: 500,
    },
    strips: [
      'Ct4kqa1jk3tC2qja',
      '4CCja3kq1tj2aqk4tWCCj3kqt4ajk2qt',
      '2CCqkt1aj4WqtC3k',
      'k4CCtqj3a2kqjtW1aCCtk4jq3tak2jqa',
      'tqCjk3a4qt2Cja1k',
    ],
    pays: {
      1: [0, 0, 140, 400, 1600],
      2: [0, 0, 90, 280, 900],
      3: [0, 0, 60, 180, 550],
      4: [0, 0, 40, 120, 350],
      a: [0, 0, 18, 60, 200],
      k: [0, 0, 18, 60, 200],
      q: [0, 0, 14, 45, 150],
      j: [0, 0, 14, 45, 150],
      t: [0, 0, 14, 45, 150],
    },
  },
  par: {
    rtpPercent: '96.2139',
    paidSpinPercent: '61.9010',
    freeGamesPercent: '34.3129',
    hitRatePercent: '29.08',
    deviation: '5.9319',
    freeGamesChancePercent: '1.3489',
    grandOneIn: '12486',
    topSpin: { stakes: '94.50', oneIn: '1398101' },
    mostMultiplier: 1494500000,
  },
}
