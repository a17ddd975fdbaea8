// SPDX-License-Identifier: Apache-2.0
import { fiveLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Three reels of neon signs: wilds on the last two, and three stars pay five hundred stakes. */
export const neonDiner: SlotTitle = {
  code: 'neon_diner',
  name: 'Neon Diner',
  rules: {
    engine: 'lines',
    rows: 3,
    lines: fiveLines,
    parts: 5,
    wild: 'W',
    strips: [
      '54564656436456563426435635635241',
      '4642635656264345451563453W656543',
      '5653456346463656545636124354254W',
    ],
    pays: { 1: [0, 0, 2500], 2: [0, 0, 300], 3: [0, 0, 22], 4: [0, 0, 10], 5: [0, 0, 6], 6: [0, 0, 5] },
  },
  par: {
    rtpPercent: '95.7428',
    paidSpinPercent: '95.7428',
    freeGamesPercent: '0.0000',
    hitRatePercent: '27.28',
    deviation: '12.7692',
    freeGamesChancePercent: '0.0000',
    topSpin: { stakes: '501.20', oneIn: '16384' },
    mostMultiplier: 501200000,
  },
}
