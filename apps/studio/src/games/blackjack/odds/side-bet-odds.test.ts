// SPDX-License-Identifier: Apache-2.0
import { leastEdgeOf } from '@tessera/rules/games/least-edges'
import { describe, expect, it } from 'vitest'
import { binomial, toPercent } from '../../../fair/fraction.ts'
import { cardBySigns } from '../dealing-for-tests.ts'
import { BLACKJACK_CARDS } from '../rules.ts'
import { pairOf, threeOf } from '../side-bets.ts'
import { PAIRS_RTP_PERCENT, THREE_RTP_PERCENT } from '../stated-return.ts'
import { countPairs, countThrees, pairsReturn, threeReturn } from './side-bet-odds.ts'

const cardsOf = (text: string) => text.split(' ').map(cardBySigns)

describe('what the side bets of blackjack pay', () => {
  it.each([
    ['7h 7h', 'perfect'],
    ['7h 7d', 'coloured'],
    ['7s 7c', 'coloured'],
    ['7h 7s', 'mixed'],
    ['7h 8h', 'none'],
    // Cards of one value are no pair.
    ['Th Kh', 'none'],
  ])('of the pair %s: %s', (cards, result) => {
    expect(pairOf(cardsOf(cards))).toBe(result)
  })

  it.each([
    ['7h 7h 7h', 'suitedTrips'],
    ['7h 7h 7d', 'trips'],
    ['5h 7h 6h', 'straightFlush'],
    ['Ah 2h 3h', 'straightFlush'],
    ['Kh Qh Ah', 'straightFlush'],
    ['5h 7d 6h', 'straight'],
    ['As Kd Qc', 'straight'],
    ['3s Ad 2c', 'straight'],
    // Around the ace is no straight.
    ['Ks Ad 2c', 'none'],
    ['Kh Ah 2h', 'flush'],
    ['2h 2h 9h', 'flush'],
    ['2h 2h 9d', 'none'],
    ['As Qd Qc', 'none'],
  ])('of the three cards %s: %s', (cards, result) => {
    expect(threeOf(cardsOf(cards))).toBe(result)
  })

  it('counts every deal of the shoe once, as combinatorics does', () => {
    const [pairs, threes] = [countPairs(), countThrees()]
    const all = (counts: Record<string, number>) =>
      Object.values(counts).reduce((sum, count) => sum + count, 0)
    expect(all(pairs)).toBe(BLACKJACK_CARDS * (BLACKJACK_CARDS - 1))
    expect(all(threes)).toBe(BLACKJACK_CARDS * (BLACKJACK_CARDS - 1) * (BLACKJACK_CARDS - 2))
    // Unordered hands, each dealt in two and in six orders.
    expect([pairs.perfect, pairs.coloured, pairs.mixed]).toEqual(
      [52n * binomial(8, 2), 26n * 64n, 52n * 64n].map((hands) => Number(2n * hands)),
    )
    const suitedTrips = 52n * binomial(8, 3)
    const straightFlush = 12n * 4n * 8n ** 3n
    const hands = {
      suitedTrips,
      straightFlush,
      trips: 13n * binomial(32, 3) - suitedTrips,
      straight: 12n * 32n ** 3n - straightFlush,
      flush: 4n * binomial(104, 3) - straightFlush - suitedTrips,
    }
    for (const [result, count] of Object.entries(hands))
      expect([result, threes[result as keyof typeof hands]]).toEqual([result, Number(6n * count)])
  })

  it('is stated to the digit: edges of 4.10 % and 3.70 % with eight decks', () => {
    expect([toPercent(pairsReturn(), 4), toPercent(threeReturn(), 4)]).toEqual([
      PAIRS_RTP_PERCENT,
      THREE_RTP_PERCENT,
    ])
    expect(
      [100 - Number(PAIRS_RTP_PERCENT), 100 - Number(THREE_RTP_PERCENT)].map((edge) => edge.toFixed(2)),
    ).toEqual(['4.10', '3.70'])
  })

  it('leaves the house more than the hand does, so the least edge of the game is that of the hand', () => {
    for (const stated of [PAIRS_RTP_PERCENT, THREE_RTP_PERCENT])
      expect(10_000 - 100 * Number(stated)).toBeGreaterThan(leastEdgeOf('inh_blackjack')!)
  })
})
