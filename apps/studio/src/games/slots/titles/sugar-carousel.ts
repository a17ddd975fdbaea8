// SPDX-License-Identifier: Apache-2.0
import { tenLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Ten lines; six free games come often, and candy floss sticks to its reel in them. */
export const sugarCarousel: SlotTitle = {
  code: 'sugar_carousel',
  name: 'Sugar Carousel',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 10,
    wild: 'W',
    lines: tenLines,
    wildReels: 'sticky',
    scatter: { symbol: 'S', pays: [0, 0, 1] },
    freeGames: { spins: [0, 0, 6], again: [], factor: 1, most: 6 },
    strips: [
      'ka2k1q43k43ka4Sq3a1qka2Saq42qSa3',
      'ka4qk3aqkaqk1qa2q3a4312k4Wq2ak43',
      '4aq32k42q3Sq34kaWkaqk1q42aSk1a3S',
      'qka4qk3qa3qakq2k43a21k4qkaW1432a',
      '3k41kSaq23qakq3a4kSa43Sk2qk142aq',
    ],
    pays: {
      1: [0, 0, 40, 100, 250],
      2: [0, 0, 30, 75, 200],
      3: [0, 0, 22, 50, 120],
      4: [0, 0, 16, 40, 100],
      a: [0, 0, 8, 16, 45],
      k: [0, 0, 8, 16, 40],
      q: [0, 0, 8, 16, 40],
    },
  },
  par: {
    rtpPercent: '96.1359',
    paidSpinPercent: '46.9774',
    freeGamesPercent: '49.1585',
    hitRatePercent: '27.02',
    deviation: '6.3414',
    freeGamesChancePercent: '2.2247',
    topSpin: { stakes: '33.00', oneIn: '33554432' },
    mostMultiplier: 719400000,
  },
}
