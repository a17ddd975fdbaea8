// SPDX-License-Identifier: Apache-2.0
import { counts, type CascadeTitle } from './cascade-title.ts'

/** Clusters of shells and stars; the factor rises with each win, and in free games it never falls. */
export const tidepoolChoir: CascadeTitle = {
  code: 'tidepool_choir',
  name: 'Tidepool Choir',
  simulation: 1,
  rules: {
    engine: 'clusters',
    columns: 7,
    rows: 7,
    parts: 20,
    mostWins: 16,
    winCap: 5_000,
    weights: { 1: 440, 2: 520, 3: 620, 4: 740, 5: 840, 6: 909, S: 27 },
    pays: {
      1: counts([5, 30], [6, 46], [7, 64], [8, 100], [9, 160], [11, 320], [14, 1_000], [20, 5_000]),
      2: counts([5, 20], [6, 32], [7, 46], [8, 64], [9, 100], [11, 220], [14, 600], [20, 3_000]),
      3: counts([5, 14], [6, 20], [7, 30], [8, 44], [9, 70], [11, 140], [14, 400], [20, 1_600]),
      4: counts([5, 10], [6, 14], [7, 20], [8, 30], [9, 44], [11, 80], [14, 200], [20, 1_000]),
      5: counts([5, 7], [6, 10], [7, 14], [8, 20], [9, 30], [11, 56], [14, 140], [20, 700]),
      6: counts([5, 6], [6, 8], [7, 10], [8, 14], [9, 20], [11, 40], [14, 100], [20, 500]),
    },
    scatter: { symbol: 'S', pays: [0, 0, 2, 5, 20] },
    freeGames: {
      spins: [0, 0, 8, 10, 12],
      again: [0, 0, 4],
      most: 20,
      weights: { 1: 533, 2: 633, 3: 765, 4: 907, 5: 1048, 6: 186, S: 24 },
    },
    factors: [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 25],
    keepsFactor: true,
    buy: { price: 50, spins: 8 },
  },
  par: {
    rounds: 1_000_000_000,
    rtpPercent: '96.193',
    errorPercent: '0.018',
    paidSpinPercent: '69.058',
    freeGamesPercent: '27.134',
    hitRatePercent: '48.16',
    deviation: '5.59',
    freeGamesChancePercent: '0.5367',
    topSeen: '1759.35',
    capped: 0,
    mostMultiplier: 5_000_000_000,
    bought: { rounds: 20_000_000, rtpPercent: '96.212', errorPercent: '0.022', deviation: '0.97' },
  },
}
