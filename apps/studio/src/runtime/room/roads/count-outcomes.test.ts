// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { countOutcomes, newestNames, type RoadSides } from './count-outcomes.ts'
import type { RoadOutcome } from './outcome.ts'

const sides: RoadSides = { red: 'Banker', blue: 'Player', tie: 'Tie', redPair: 'Banker pair' }
const outcomes: RoadOutcome[] = [
  { winner: 'red', redPair: true, natural: true },
  { winner: 'tie', redPair: true },
  { winner: 'blue' },
  { winner: 'red', bluePair: true },
]

describe('what is said of the roads', () => {
  it('counts each thing that the game has, and nothing else', () => {
    expect(countOutcomes(outcomes, sides).map(({ name, count }) => [name, count])).toEqual([
      ['Banker', 2],
      ['Player', 1],
      ['Tie', 1],
      ['Banker pair', 2],
    ])
    expect(countOutcomes([], { red: 'Odd', blue: 'Even' }).map(({ count }) => count)).toEqual([0, 0])
  })

  it('names the last rounds, newest first', () => {
    expect(newestNames(outcomes, sides, 3)).toEqual(['Banker', 'Player', 'Tie'])
    expect(newestNames(outcomes, sides, 12)).toHaveLength(4)
  })
})
