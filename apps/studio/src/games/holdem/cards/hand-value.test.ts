// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { DECK_CARDS } from '../../../runtime/cards/card.ts'
import { cardsNamed } from './cards-for-tests.ts'
import { blackBits, handKind, handKinds, handValue, isRoyal, otherBits, valueOfSets } from './hand-value.ts'
import { omahaValue } from './omaha-value.ts'

const long = process.env['LONG_TESTS'] === '1'

/** How many hands of so many cards are of each kind, royal flushes apart: game-rules.md section 2.1. */
function countKinds(size: number): Record<string, number> {
  const found = new Float64Array(handKinds.length)
  let royals = 0
  const visit = (from: number, left: number, black: number, other: number) => {
    if (left === 0) {
      const value = valueOfSets(black, other)
      found[value >> 26]! += 1
      if (isRoyal(value)) royals += 1
      return
    }
    for (let card = from; card <= DECK_CARDS - left; card += 1)
      visit(card + 1, left - 1, black | blackBits[card]!, other | otherBits[card]!)
  }
  visit(0, size, 0, 0)
  const named = Object.fromEntries(handKinds.map((kind, index) => [kind, found[index]!]))
  return { ...named, straightFlush: named['straightFlush']! - royals, royal: royals }
}

it('counts all 2,598,960 hands of five cards', () => {
  expect(countKinds(5)).toEqual({
    ...{ high: 1_302_540, pair: 1_098_240, twoPair: 123_552, trips: 54_912, straight: 10_200 },
    ...{ flush: 5_108, full: 3_744, quads: 624, straightFlush: 36, royal: 4 },
  })
})

it.runIf(long)('counts all 133,784,560 hands of seven cards', () => {
  expect(countKinds(7)).toEqual({
    ...{ high: 23_294_460, pair: 58_627_800, twoPair: 31_433_400, trips: 6_461_620, straight: 6_180_020 },
    ...{ flush: 4_047_644, full: 3_473_184, quads: 224_848, straightFlush: 37_260, royal: 4_324 },
  })
})

/** Wins, losses and ties of the first hand over all boards. */
function equityOf(one: string, another: string): number[] {
  const [mine, yours] = [cardsNamed(one), cardsNamed(another)]
  const deck = Array.from({ length: DECK_CARDS }, (_, card) => card).filter(
    (card) => !mine.includes(card) && !yours.includes(card),
  )
  const [a, b] = [setsOf(mine), setsOf(yours)]
  const result = [0, 0, 0]
  const visit = (from: number, left: number, black: number, other: number) => {
    if (left === 0) {
      const difference = valueOfSets(a[0]! | black, a[1]! | other) - valueOfSets(b[0]! | black, b[1]! | other)
      result[difference > 0 ? 0 : difference < 0 ? 1 : 2]! += 1
      return
    }
    for (let at = from; at <= deck.length - left; at += 1)
      visit(at + 1, left - 1, black | blackBits[deck[at]!]!, other | otherBits[deck[at]!]!)
  }
  visit(0, 5, 0, 0)
  return result
}

const setsOf = (cards: readonly number[]): number[] => [
  cards.reduce((set, card) => set | blackBits[card]!, 0),
  cards.reduce((set, card) => set | otherBits[card]!, 0),
]

it.each([
  ['AdAc', 'KhKs', [1_388_072, 317_694, 6_538]],
  ['AdAc', 'Td9d', [1_338_249, 367_143, 6_912]],
  ['AdAc', 'QcJh', [1_450_987, 254_763, 6_554]],
  ['AhKh', 'QsQd', [787_966, 917_606, 6_732]],
  ['2c2d', 'AhKs', [903_239, 799_119, 9_946]],
])('%s against %s wins, loses and ties as published over 1,712,304 boards', (one, another, counts) => {
  expect(equityOf(one, another)).toEqual(counts)
})

it('orders hands by their kind, then their groups, then their kickers', () => {
  const falling = [
    ...[
      'AsKsQsJsTs2d2c',
      'Kh2s3s4s5sAsKd',
      '9s9h9c9dAsKsQs',
      '9s9h9c9dKsQsJs',
      'AsAhAcKdKsKh2c',
      '2s2h2cAdAs4h5c',
    ],
    ...[
      'AsQs9s5s2sAdAc',
      'AsKhQcJdTs2h2c',
      'As2h3c4d5sKhKc',
      'QsQhQcAdKs5h2c',
      'AsAhKcKdQsQhJc',
      'AsAhKcKdQs2h3c',
    ],
    ...['AsAh9c8d7s3h2c', 'AsKhJc9d7s3h2c', 'AsKhJc9d6s3h2c'],
  ].map((text) => handValue(cardsNamed(text)))
  const tied = falling.map((value, index) => index > 0 && value === falling[index - 1])
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  // Three pairs play two of them and the highest card beside these, whichever it is.
  expect(tied.flatMap((isTied, index) => (isTied ? [index] : []))).toEqual([11])
  expect(handKind(falling[0]!)).toBe('straightFlush')
  expect(isRoyal(falling[0]!)).toBe(true)
  expect(isRoyal(falling[1]!)).toBe(false)
})

it('says nothing of fewer than five or more than seven cards', () => {
  expect(() => handValue([0, 1, 2, 3])).toThrow('five to seven')
  expect(() => handValue([0, 1, 2, 3, 4, 5, 6, 7])).toThrow('five to seven')
})

it('plays exactly two own cards with three of the board in Omaha', () => {
  const board = cardsNamed('AsKsQsJs2d')
  // One spade makes no flush, and four cards of the board no straight.
  expect(handKind(omahaValue(cardsNamed('Ts3h4c5d'), board))).toBe('high')
  const suited = omahaValue(cardsNamed('Ts9s4c5d'), board)
  expect([handKind(suited), isRoyal(suited)]).toEqual(['straightFlush', false])
  expect(handKind(omahaValue(cardsNamed('Td9h4c5d'), board))).toBe('straight')
})
