// SPDX-License-Identifier: Apache-2.0
import { atMost, digitsAtPlaces, play, type PlayType, winsWhere } from '../play-type.ts'
import { fastBalls } from '../result-shape.ts'
import { atLevel } from './fast-odds.ts'

/** The number of ways to choose the places, which is how many different picks can win at once. */
export const waysToPlace: Readonly<Record<number, number>> = { 1: 5, 2: 10, 3: 10, 4: 5, 5: 1 }

/**
 * st1 to st5: one to five digits at exact places (game-rules.md section 6.6). `---47` is ball four a 4 and
 * ball five a 7.
 */
export const fastStraights: readonly PlayType[] = [5, 4, 3, 2, 1].map((places) =>
  play({
    code: `st${places}`,
    pick: digitsAtPlaces(places),
    ...atLevel(10 ** (fastBalls - places), 10 ** fastBalls),
    mostWins: atMost(waysToPlace[places] ?? 1),
    winsOf: (pick, result) =>
      winsWhere(pick, (row) =>
        [...row].every((digit, place) => digit === '-' || digit === result[0]?.[place]),
      ),
  }),
)
