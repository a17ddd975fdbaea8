// SPDX-License-Identifier: Apache-2.0
import { atMost, digitsAtPositions, play, type PlayType, winsWhere } from '../play-type.ts'
import { fastBalls } from '../result-shape.ts'
import { atLevel } from './fast-odds.ts'

/** The number of ways to choose the positions, which is how many different picks can win at once. */
export const positionChoices: Readonly<Record<number, number>> = { 1: 5, 2: 10, 3: 10, 4: 5, 5: 1 }

/**
 * st1 to st5: one to five digits at exact positions (game-rules.md section 6.6). `---47` is ball four a 4 and
 * ball five a 7.
 */
export const fastStraights: readonly PlayType[] = [5, 4, 3, 2, 1].map((positions) =>
  play({
    code: `st${positions}`,
    pick: digitsAtPositions(positions),
    ...atLevel(10 ** (fastBalls - positions), 10 ** fastBalls),
    mostWins: atMost(positionChoices[positions] ?? 1),
    winsOf: (pick, result) =>
      winsWhere(pick, (row) =>
        [...row].every((digit, position) => digit === '-' || digit === result[0]?.[position]),
      ),
  }),
)
