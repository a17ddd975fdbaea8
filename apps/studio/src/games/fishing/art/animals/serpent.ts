// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import { fin } from '../parts.ts'
import { winding } from './winding.ts'

/** The sea serpent, a boss. */
export const serpent = (look: HallLook) =>
  winding(
    look,
    { back: '#0b6a4a', flank: '#1fc07a', belly: '#e8ff9a', fin: '#0aa8a0', mark: '#ffd23a' },
    (coat) => [
      ...fin(
        [
          [50, -40],
          [10, -96],
          [40, -104],
          [60, -88],
          [74, -110],
          [88, -80],
          [90, -50],
        ],
        coat.fin,
        [70, -44],
        7,
      ),
      ...fin(
        [
          [52, 8],
          [10, 44],
          [22, 56],
          [60, 24],
        ],
        coat.fin,
        [54, 10],
        4,
      ),
    ],
    () => [],
  )
