// SPDX-License-Identifier: Apache-2.0
import { twentyLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Twenty lines; in ten free games every reel that shows a frozen sword stays wild to the end. */
export const frostboundOath: SlotTitle = {
  code: 'frostbound_oath',
  name: 'Frostbound Oath',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: twentyLines,
    wildReels: 'sticky',
    winCap: 5_000,
    scatter: { symbol: 'S', pays: [0, 0, 5] },
    freeGames: { spins: [0, 0, 10], again: [], factor: 1, most: 10 },
    strips: [
      'qjk2a42tjk4jkaq2jtq3Ska4Sa413qt3',
      'akjtqj4k1jaktq23taq432a4j1W2q3kt',
      't43jtq12tkaj4tk3W4kqa2ja2Sqa13qk',
      '24jqk3akqat4jqka1j23jtW142ta3qtk',
      '4tS2k1qja34akq1jak4jat43q23jt2kq',
    ],
    pays: {
      1: [0, 0, 140, 500, 2000],
      2: [0, 0, 80, 300, 1000],
      3: [0, 0, 55, 180, 700],
      4: [0, 0, 40, 120, 450],
      a: [0, 0, 12, 40, 180],
      k: [0, 0, 12, 40, 180],
      q: [0, 0, 8, 30, 120],
      j: [0, 0, 8, 30, 120],
      t: [0, 0, 8, 30, 120],
    },
  },
  par: {
    rtpPercent: '96.4716',
    paidSpinPercent: '66.6285',
    freeGamesPercent: '29.8432',
    hitRatePercent: '31.44',
    deviation: '13.2565',
    freeGamesChancePercent: '0.1648',
    topSpin: { stakes: '230.00', oneIn: '16777216' },
    mostMultiplier: 5000000000,
  },
}
