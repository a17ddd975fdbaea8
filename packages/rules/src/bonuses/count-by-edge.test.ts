// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units } from '../money.ts'
import { countBet } from './count-wagering.ts'
import { priceOfBonus } from './price-of-bonus.ts'
import { countedWeightOf, usualWeights, type BonusTerms } from './terms.ts'

const terms: BonusTerms = {
  wagerTimes: 10,
  wagerBase: 'bonus',
  weights: usualWeights,
  vendorWeights: {},
  gameWeights: {},
  maxStake: null,
  daysToWager: 30,
  countsByEdge: true,
}
const game = (edgeBasisPoints: number, gameType = 'INHOUSE') => ({
  vendor: 'BGS',
  gameCode: `edge-${edgeBasisPoints}`,
  gameType,
  edgeBasisPoints,
})
const counted = (own: Partial<BonusTerms>, edge: number) =>
  countBet(
    [{ id: 1, required: units(1_000), progress: units(0), openedAtMs: 0, terms: { ...terms, ...own } }],
    { ...game(edge), validBet: units(100), atMs: 1 },
  ).get(1)

it('a bet on a game of little edge counts less towards a bonus, and on one without any nothing', () => {
  expect([500, 200, 100, 42].map((edge) => counted({}, edge))).toEqual(
    [100, 100, 50, 21].map((amount) => units(amount)),
  )
  expect(counted({}, 0)).toBeUndefined()
  expect(countedWeightOf(terms, game(42, 'LIVE'))).toBe(4)
})

it('a bonus that was accepted before bets were weighed like this counts as it was promised', () => {
  expect(counted({ countsByEdge: false }, 42)).toBe(units(100))
})

it('to wager 100 ten times costs at a game of half a per cent what it costs at one of two', () => {
  const cost = (edge: number) =>
    priceOfBonus({
      terms,
      bonus: units(100),
      deposit: units(0),
      order: 'cashFirst',
      games: [{ ...game(edge), returnMillionths: 1_000_000 - edge * 100 }],
    }).cheapest!.cost
  // Weights are whole per cent, rounded down: it never costs less.
  for (const edge of [42, 45, 50, 97, 100, 136, 200]) expect(cost(edge)).toBeGreaterThanOrEqual(units(20))
})
