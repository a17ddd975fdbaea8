// SPDX-License-Identifier: Apache-2.0
import type { SlotTitle } from './slot-title.ts'

/** 1,024 ways on four rows; three drums bring twelve free games that count twice. */
export const canopyDrums: SlotTitle = {
  code: 'canopy_drums',
  name: 'Canopy Drums',
  rules: {
    engine: 'ways',
    heights: [4],
    parts: 50,
    wild: 'W',
    scatter: { symbol: 'S', pays: [0, 0, 2] },
    freeGames: { spins: [0, 0, 12], again: [0, 0, 6], factor: 2, most: 24 },
    strips: [
      'j4ak13Sj4a2kqt3q',
      't1qkj3atj2tk2jW4akq3kqa241tj3qa4',
      'ta32kj24kaqk14tqjSk1at23jqa3tWj4',
      'j3kja42qW4t1kq3a',
      'akqja1Sq34kt32j4',
    ],
    pays: {
      1: [0, 0, 35, 120, 450],
      2: [0, 0, 30, 90, 300],
      3: [0, 0, 15, 35, 120],
      4: [0, 0, 12, 30, 90],
      a: [0, 0, 6, 14, 40],
      k: [0, 0, 6, 14, 40],
      q: [0, 0, 4, 10, 30],
      j: [0, 0, 4, 10, 30],
      t: [0, 0, 4, 10, 30],
    },
  },
  par: {
    rtpPercent: '96.0867',
    paidSpinPercent: '80.2964',
    freeGamesPercent: '15.7903',
    hitRatePercent: '67.37',
    deviation: '2.7514',
    freeGamesChancePercent: '0.7813',
    topSpin: { stakes: '49.60', oneIn: '699051' },
    mostMultiplier: 2430400000,
  },
}
