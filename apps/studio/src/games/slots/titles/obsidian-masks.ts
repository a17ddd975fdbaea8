// SPDX-License-Identifier: Apache-2.0
import { twentyLines } from './lines.ts'
import type { SlotTitle } from './slot-title.ts'

/** Twenty lines with expanding mirrors; three pyramids bring free games in which every win counts sixteen times. */
export const obsidianMasks: SlotTitle = {
  code: 'obsidian_masks',
  name: 'Obsidian Masks',
  rules: {
    engine: 'lines',
    rows: 3,
    parts: 20,
    wild: 'W',
    lines: twentyLines,
    wildReels: 'expanding',
    winCap: 10_000,
    scatter: { symbol: 'S', pays: [0, 0, 2] },
    freeGames: { spins: [0, 0, 8], again: [0, 0, 4], factor: 16, most: 16 },
    strips: [
      'akjaktqk4tjqa243at4j34tj123qtSkq',
      'tkatWa4qt3qk4qakq4ja32jatk4j231j',
      'qtaj4ktq3kStkj24a1jqa3qStj3a42Wk',
      '42ak43kq4akj3t2qjtkaqW4jq1t3jkta',
      'aj4at43qk4aktq3taS12jkSqj3ktq4j2',
    ],
    pays: {
      1: [0, 0, 90, 250, 500],
      2: [0, 0, 55, 180, 350],
      3: [0, 0, 25, 80, 250],
      4: [0, 0, 16, 55, 180],
      a: [0, 0, 7, 22, 75],
      k: [0, 0, 7, 22, 75],
      q: [0, 0, 4, 14, 50],
      j: [0, 0, 4, 14, 50],
      t: [0, 0, 4, 12, 45],
    },
  },
  par: {
    rtpPercent: '96.2156',
    paidSpinPercent: '67.4011',
    freeGamesPercent: '28.8145',
    hitRatePercent: '35.88',
    deviation: '10.4729',
    freeGamesChancePercent: '0.3296',
    topSpin: { stakes: '309.00', oneIn: '1242757' },
    mostMultiplier: 10000000000,
  },
}
