// SPDX-License-Identifier: Apache-2.0
import type { SlotTitle } from './slot-title.ts'

/** Three reels of fruit in stacks; a window full of one fruit counts twice, and two cherries already pay. */
export const copperOrchard: SlotTitle = {
  code: 'copper_orchard',
  name: 'Copper Orchard',
  rules: {
    engine: 'lines',
    rows: 3,
    strips: [
      '77715666244477735566624447773566',
      '66677714445552777366644427773556',
      '55566677714442277736663444577756',
    ],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
    parts: 5,
    pays: {
      1: [0, 0, 750],
      2: [0, 0, 250],
      3: [0, 0, 100],
      4: [0, 0, 40],
      5: [0, 0, 25],
      6: [0, 0, 16],
      7: [0, 3, 6],
    },
    fullWindow: { symbols: '4567', factor: 2 },
  },
  par: {
    rtpPercent: '96.4325',
    paidSpinPercent: '96.4325',
    freeGamesPercent: '0.0000',
    hitRatePercent: '25.88',
    deviation: '3.7798',
    freeGamesChancePercent: '0.0000',
    topSpin: { stakes: '153.00', oneIn: '32768' },
    mostMultiplier: 153000000,
  },
}
