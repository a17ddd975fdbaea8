// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { checkPlayed } from './check-played.ts'
import { enteredResult } from './entered-result.ts'
import { readResult } from './read-result.ts'
import type { Side } from './sport.ts'

type Pair = readonly [number, number]
const scores = (pairs: readonly Pair[]) => pairs.map(([home, away]) => ({ home, away }))

interface SaidResult {
  bestOf?: number
  over?: boolean
  ended?: number
  gaveUp?: Side
  matchTieBreak?: boolean
}
/** What the console sends, as the server reads it. */
function entered(sets: readonly Pair[], { bestOf = 3, over = true, ended = 0, ...more }: SaidResult = {}) {
  const said = enteredResult({
    sport: 'tennis',
    bestOf,
    over,
    scores: scores(sets),
    ended,
    maps: [],
    ...more,
  })
  const result = readResult(structuredClone(said))
  checkPlayed(result)
  return result
}

describe('a set that is being played when a player gives up', () => {
  it.each<[string, readonly Pair[], number]>([
    ['6-5 in the first set', [[6, 5]], 0],
    [
      '5-6 in the second set',
      [
        [6, 4],
        [5, 6],
      ],
      1,
    ],
    [
      'a tie-break at 6-6',
      [
        [6, 4],
        [6, 6],
      ],
      1,
    ],
    ['the score of a short set', [[5, 3]], 0],
    [
      '7-5 in the deciding set, which can only be a tie-break',
      [
        [6, 4],
        [4, 6],
        [7, 5],
      ],
      2,
    ],
  ])('is not complete at %s', (_, sets, ended) => {
    expect(entered(sets, { gaveUp: 'away' })).toMatchObject({ ended, retired: 'away' })
  })

  it.each<[string, readonly Pair[], number]>([
    ['6-4', [[6, 4]], 1],
    ['7-5', [[7, 5]], 1],
    ['7-6', [[6, 7]], 1],
    [
      'a set that did not begin',
      [
        [6, 3],
        [0, 0],
      ],
      1,
    ],
    [
      'a short set that another followed',
      [
        [4, 2],
        [1, 0],
      ],
      1,
    ],
  ])('is one after %s', (_, sets, ended) => {
    expect(entered(sets, { gaveUp: 'home' })).toMatchObject({ ended, retired: 'home' })
  })
})

describe('a new result of tennis', () => {
  it.each<[string, readonly Pair[], SaidResult]>([
    [
      '6-5',
      [
        [6, 4],
        [6, 5],
      ],
      {},
    ],
    [
      'a set that ends as no set does',
      [
        [6, 4],
        [3, 1],
      ],
      {},
    ],
    [
      'sets of different lengths',
      [
        [6, 4],
        [4, 2],
      ],
      {},
    ],
    [
      'a tie-break won by one point',
      [
        [6, 4],
        [4, 6],
        [10, 9],
      ],
      { matchTieBreak: true },
    ],
    [
      '6-5 said to be over in a match that was broken off',
      [
        [6, 4],
        [6, 5],
      ],
      { bestOf: 5, over: false, ended: 2 },
    ],
    [
      'two sets that are not over',
      [
        [6, 4],
        [3, 2],
      ],
      { over: false, ended: 0 },
    ],
  ])('is refused with %s', (_, sets, said) => {
    expect(() => entered(sets, said)).toThrow(RangeError)
  })

  it.each<[string, readonly Pair[], SaidResult]>([
    [
      'usual sets',
      [
        [7, 6],
        [5, 7],
        [6, 0],
      ],
      {},
    ],
    [
      'a long deciding set',
      [
        [7, 6],
        [5, 7],
        [70, 68],
      ],
      {},
    ],
    [
      'a tie-break at 12-12',
      [
        [6, 4],
        [4, 6],
        [13, 12],
      ],
      {},
    ],
    [
      'short sets',
      [
        [4, 3],
        [4, 0],
      ],
      {},
    ],
    ['one long set', [[9, 8]], { bestOf: 1 }],
    [
      'a match tie-break in points',
      [
        [6, 4],
        [4, 6],
        [10, 8],
      ],
      { matchTieBreak: true },
    ],
    [
      'a match tie-break as one game',
      [
        [6, 4],
        [4, 6],
        [0, 1],
      ],
      {},
    ],
    [
      'a match that was broken off',
      [
        [6, 4],
        [6, 5],
      ],
      { over: false, ended: 1 },
    ],
  ])('can have %s', (_, sets, said) => {
    expect(entered(sets, said)).toMatchObject({ sport: 'tennis', sets: scores(sets) })
  })

  it('has a match tie-break in the place of the deciding set only', () => {
    for (const sets of [
      [
        [6, 4],
        [6, 4],
      ],
      [[10, 8]],
    ] as const)
      expect(() =>
        readResult({
          sport: 'tennis',
          bestOf: 3,
          sets: scores(sets),
          ended: 2,
          over: true,
          matchTieBreak: true,
        }),
      ).toThrow(RangeError)
  })
})

it('takes no part of a broken off match of another sport for one that is over', () => {
  const parts = scores([
    [1, 0],
    [1, 0],
  ])
  const football = (ended: number) => checkPlayed({ sport: 'football', halves: parts, ended, over: false })
  expect(() => football(2)).toThrow(RangeError)
  expect(() => football(0)).toThrow(RangeError)
  football(1)
  const basketball = (ended: number) =>
    checkPlayed({ sport: 'basketball', quarters: parts, ended, over: false })
  expect(() => basketball(0)).toThrow(RangeError)
  basketball(1)
})
