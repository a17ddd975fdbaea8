// SPDX-License-Identifier: Apache-2.0
import { tenLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Ten lines; three suns on the odd reels bring free games in which every win counts eight times. */
export const emberFiesta: SlotTitle = {
  code: 'ember_fiesta',
  name: 'Ember Fiesta',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 10,
    wild: 'W',
    lines: tenLines,
    winCap: 10_000,
    scatter: { symbol: 'S', pays: [0, 0, 3] },
    freeGames: { spins: [0, 0, 10], again: [0, 0, 5], factor: 8, most: 20 },
    strips: [
      '24tqajtkatkj4t1kaS4t32aqjSqk43jq',
      'k4qt4q2kj1kaj4atq3jt3j2atWakqt3j',
      'tkqt14a2jaqtjkaSt4qak34WkqSj2tj3',
      'atqjtakqW3a42ja41j32kt4qtj3kjtkq',
      'aS4tak2qtj3tq21Sk4jtqja4jkajtk3q',
    ],
    pays: {
      1: [0, 0, 200, 1_000, 5_000],
      2: [0, 0, 100, 400, 1_500],
      3: [0, 0, 55, 200, 600],
      4: [0, 0, 36, 110, 350],
      a: [0, 0, 18, 54, 190],
      k: [0, 0, 16, 50, 180],
      q: [0, 0, 12, 36, 130],
      j: [0, 0, 10, 30, 110],
      t: [0, 0, 9, 28, 100],
    },
  },
  par: {
    rtpPercent: '95.9724',
    paidSpinPercent: '62.1081',
    freeGamesPercent: '33.8643',
    hitRatePercent: '20.10',
    deviation: '7.5642',
    freeGamesChancePercent: '0.6592',
    topSpin: { stakes: '512.80', oneIn: '33554432' },
    mostMultiplier: 10_000_000_000,
  },
}
