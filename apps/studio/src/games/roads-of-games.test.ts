// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { outcomeOfBaccarat } from './baccarat/history.ts'
import { dealBaccarat } from './baccarat/maths.ts'
import { outcomeOfDragonTiger } from './dragontiger/history.ts'
import { outcomeOfFantan } from './fantan/history.ts'
import { parityOfSicbo, sizeOfSicbo } from './sicbo/history.ts'
import { outcomeOfXocdia } from './xocdia/history.ts'

/** The first card of each value: tens for 0, then ace to nine. */
const cardOfValue = [36, 0, 4, 8, 12, 16, 20, 24, 28, 32]
/** The story of these values, dealt from the top. */
const dealt = (...values: number[]) =>
  outcomeOfBaccarat(dealBaccarat(values.map((value) => cardOfValue[value]!)))
const cards = (dragon: number, tiger: number) =>
  outcomeOfDragonTiger([
    { type: 'card', side: 'dragon', card: dragon },
    { type: 'card', side: 'tiger', card: tiger },
  ])
const dice = (...faces: number[]) => [{ type: 'dice', faces } as const]

describe('the roads of', () => {
  it('baccarat have the winner with its points, pairs and naturals', () => {
    expect(dealt(4, 2, 4, 3, 9, 9)).toEqual({
      winner: 'blue',
      natural: true,
      redPair: false,
      bluePair: true,
      label: '8',
    })
    // Player 2+3 draws an 8 and has 1+2; banker 3+3 stands on 6 and wins.
    expect(dealt(2, 3, 3, 3, 8, 9)).toMatchObject({
      winner: 'red',
      natural: false,
      redPair: true,
      label: '6',
    })
    expect(dealt(4, 5, 3, 2, 9, 9)).toMatchObject({ winner: 'tie', natural: false, label: '7' })
  })

  it('dragon tiger have the rank of the winning card', () => {
    expect(cards(48, 0)).toEqual({ winner: 'red', label: 'K' })
    expect(cards(0, 39)).toEqual({ winner: 'blue', label: '10' })
    expect(cards(4, 5)).toEqual({ winner: 'tie', label: '2' })
  })

  it('sic bo have big against small and odd against even, and a triple for neither', () => {
    expect([dice(6, 5, 1), dice(1, 2, 3), dice(2, 2, 2)].map(sizeOfSicbo)).toEqual([
      { winner: 'red', label: '12' },
      { winner: 'blue', label: '6' },
      { winner: 'tie', label: '6' },
    ])
    expect([dice(6, 5, 2), dice(1, 2, 3), dice(5, 5, 5)].map(parityOfSicbo)).toEqual([
      { winner: 'red', label: '13' },
      { winner: 'blue', label: '6' },
      { winner: 'tie', label: '15' },
    ])
  })

  it('fan tan and xoc dia have odd against even', () => {
    expect([41, 60].map((beads) => outcomeOfFantan([{ type: 'beads', beads }]))).toEqual([
      { winner: 'red', label: '1' },
      { winner: 'blue', label: '4' },
    ])
    expect(outcomeOfXocdia([{ type: 'discs', red: [true, true, true, false] }])).toEqual({
      winner: 'red',
      label: '3',
    })
    expect(outcomeOfXocdia([{ type: 'discs', red: [false, false, false, false] }])).toEqual({
      winner: 'blue',
      label: '0',
    })
  })
})
