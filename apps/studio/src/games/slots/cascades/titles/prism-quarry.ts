// SPDX-License-Identifier: Apache-2.0
import { counts, type CascadeTitle } from './cascade-title.ts'

/** Clusters of gems whose factor doubles with each win; in free games it never falls. */
export const prismQuarry: CascadeTitle = {
  code: 'prism_quarry',
  name: 'Prism Quarry',
  simulation: 2,
  rules: {
    engine: 'clusters',
    columns: 7,
    rows: 7,
    parts: 20,
    mostWins: 16,
    winCap: 5_000,
    weights: { 1: 300, 2: 400, 3: 520, 4: 620, 5: 700, 6: 751, 7: 778, S: 27 },
    pays: {
      1: counts([5, 60], [6, 90], [7, 150], [8, 250], [9, 500], [11, 1_500], [14, 5_000], [20, 20_000]),
      2: counts([5, 36], [6, 54], [7, 90], [8, 150], [9, 250], [11, 700], [14, 2_500], [20, 10_000]),
      3: counts([5, 24], [6, 36], [7, 56], [8, 90], [9, 150], [11, 400], [14, 1_400], [20, 6_000]),
      4: counts([5, 14], [6, 20], [7, 30], [8, 50], [9, 80], [11, 200], [14, 700], [20, 3_000]),
      5: counts([5, 9], [6, 12], [7, 18], [8, 30], [9, 50], [11, 110], [14, 400], [20, 2_000]),
      6: counts([5, 7], [6, 9], [7, 13], [8, 22], [9, 36], [11, 80], [14, 260], [20, 1_400]),
      7: counts([5, 6], [6, 8], [7, 11], [8, 18], [9, 28], [11, 60], [14, 200], [20, 1_000]),
    },
    scatter: { symbol: 'S', pays: [0, 0, 2, 5, 20] },
    freeGames: {
      spins: [0, 0, 8, 10, 12],
      again: [0, 0, 4],
      most: 20,
      weights: { 1: 348, 2: 466, 3: 608, 4: 725, 5: 842, 6: 915, 7: 168, S: 24 },
    },
    factors: [1, 2, 4, 8, 16, 32, 64, 128],
    keepsFactor: true,
    buy: { price: 100, spins: 8 },
  },
  par: {
    rounds: 1_000_000_000,
    rtpPercent: '96.803',
    errorPercent: '0.051',
    paidSpinPercent: '46.223',
    freeGamesPercent: '50.581',
    hitRatePercent: '35.88',
    deviation: '16.05',
    freeGamesChancePercent: '0.4905',
    topSeen: '5000.00',
    capped: 110,
    mostMultiplier: 5_000_000_000,
    bought: { rounds: 20_000_000, rtpPercent: '95.663', errorPercent: '0.043', deviation: '1.91' },
  },
}
