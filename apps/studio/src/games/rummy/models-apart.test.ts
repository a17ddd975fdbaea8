// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, DEALS } from '../../fair/card-room/chance-for-tests.ts'
import { countHand } from './count-hand.ts'
import { RummyModel } from './game-model-for-tests.ts'
import { groupOf } from './groups.ts'
import { kindOf, layOut, nameOf, wildOf } from './model-apart-for-tests.ts'
import { playRummy, randomHands, randomRummyDeal } from './robots-for-tests.ts'
import { wildRankOf } from './rummy-cards.ts'
import { rummyDefaults, rummyRules } from './rummy-rules.ts'

const COIN = 10_000n
/** A game counts several hands, which takes its time in the model. */
const GAMES = process.env['LONG_TESTS'] === '1' ? DEALS : DEALS / 5

it('counts hands as a model that was written apart', { timeout: 1_800_000 }, () => {
  const counted = { none: 0, some: 0, most: 0 }
  for (let deal = 0; deal < DEALS; deal += 1) {
    const { hands, cut } = randomHands(chanceOf(deal), 2)
    const hand = hands[0]!
    const points = countHand(hand, wildRankOf(cut))
    const expected = layOut(hand.map(nameOf), wildOf(cut)).points
    if (points !== expected)
      throw new Error(`${String(hand.map(nameOf))}, wild ${wildOf(cut)}: ${points}, not ${expected}`)
    counted[points === 0 ? 'none' : points === 80 ? 'most' : 'some'] += 1
  }
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(DEALS / 200)
})

it('reads groups as the model does', { timeout: 900_000 }, () => {
  const seen = new Set<string>()
  for (let deal = 0; deal < DEALS; deal += 1) {
    const chance = chanceOf(deal)
    const { hands, cut } = randomHands(chance, 2)
    for (let group = 0; group < 20; group += 1) {
      const start = chance.below(10)
      const cards = hands[group % 2]!.toSorted((one, other) => (group < 10 ? one - other : 0))
      const some = cards.slice(start, start + 3 + chance.below(4))
      const [kind, expected] = [groupOf(some, wildRankOf(cut)) ?? '', kindOf(some.map(nameOf), wildOf(cut))]
      if (kind !== expected) throw new Error(`${String(some.map(nameOf))}, wild ${wildOf(cut)}: ${kind}`)
      seen.add(kind)
    }
  }
  expect(seen.size).toBe(4)
})

it('plays and pays whole games as the model does', { timeout: 3_600_000 }, () => {
  const reasons = { declared: 0, exhausted: 0, alone: 0, wrong: 0, again: 0 }
  for (let game = 0; game < GAMES; game += 1) {
    const chance = chanceOf(game)
    const unit = 2 * (1 + chance.below(3))
    const mostTurns = [3, 8, 100][game % 3]!
    const stakes = { unit: BigInt(unit) * COIN, coin: COIN, rakeBasisPoints: 500, leastUnits: 0 }
    const deal = randomRummyDeal(chance, game)
    const { attempts, state } = playRummy(rummyRules({ ...rummyDefaults, mostTurns, stakes }), deal, chance)
    const before = deal.players.map(({ chips }) => Number(BigInt(chips) / COIN))
    const model = new RummyModel({ cards: deal.cards, again: deal.again, coins: before, unit, mostTurns })
    for (const attempt of attempts) model.take(attempt)
    const { winner, points, reason, rakes } = state.result!
    const coins = state.players.map(({ chips }) => Number(BigInt(chips) / COIN))
    const rake = rakes.reduce((sum, one) => sum + Number(one), 0) / Number(COIN)
    expect({ game, winner, points, coins, rake }).toEqual({ game, ...model.end })
    reasons[reason] += 1
    reasons.wrong += Number(state.players.some(({ out }) => out?.reason === 'wrongDeclaration'))
    reasons.again += Number(state.again === null)
  }
  expect(Math.min(...Object.values(reasons))).toBeGreaterThan(0)
})
