// SPDX-License-Identifier: Apache-2.0
import { twentyLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Twenty lines; a beetle walks from the last reel to the left, and respins count three times. */
export const clockworkCaravan: SlotTitle = {
  code: 'clockwork_caravan',
  name: 'Clockwork Caravan',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: twentyLines,
    wildReels: 'walking',
    winCap: 5_000,
    freeGames: { spins: [], again: [], factor: 3, most: 12 },
    strips: [
      'ktqj24qaj3qka2ta43k4jt1jkt43aqtj',
      'kjtq2a4qtk23a41j4aq4k3tjkt2q3j1a',
      '4aq23k4j3tqatkqt1a4jk2j12at4qjk3',
      'k4tjkqtajka2ta214q3j43q1tq32jk4a',
      'aq43aj4at14jakq2kjqak42kqt4ktajqt321a3tj43ktjq1k3j2kqtj13a4tW4q2',
    ],
    pays: {
      1: [0, 0, 100, 300, 650],
      2: [0, 0, 50, 160, 400],
      3: [0, 0, 25, 80, 250],
      4: [0, 0, 14, 45, 160],
      a: [0, 0, 5, 16, 65],
      k: [0, 0, 5, 16, 60],
      q: [0, 0, 3, 10, 40],
      j: [0, 0, 3, 10, 35],
      t: [0, 0, 3, 10, 35],
    },
  },
  par: {
    rtpPercent: '96.2572',
    paidSpinPercent: '17.3752',
    freeGamesPercent: '78.8820',
    hitRatePercent: '30.11',
    deviation: '7.0945',
    freeGamesChancePercent: '4.6875',
    topSpin: { stakes: '32.65', oneIn: '319566' },
    mostMultiplier: 5000000000,
  },
}
