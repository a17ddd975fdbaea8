// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire, units, zero } from '../money.ts'
import { seededNumbers } from './seeded-numbers.ts'
import { beginSimulation, chanceOf, roundsFor, simulateWagering } from './simulate-wagering.ts'
import type { Wagering } from './wagering-plan.ts'

const coin = amountFromWire(0.01)
/** Each multiple of the stake is as likely as the others. */
const paying = (...multiples: number[]): Pick<Wagering, 'pays'> => ({
  pays: multiples.map((multiple) => ({ multiplier: multiple * 1_000_000, chance: 1 / multiples.length })),
})
/** One bet of one coin; what is left is 0.02 and what the bet has won. */
const oneBet: Wagering = {
  deposit: amountFromWire(0.02),
  bonus: coin,
  required: coin,
  weight: 100,
  maxStake: null,
  order: 'cashFirst',
  ...paying(1),
}
/** What is drawn of a table whose entries are all as likely. */
function drawn(count: number, entries: number, seed = 1): number[] {
  const next = seededNumbers(seed)
  return Array.from({ length: count }, () => Math.floor(next() * entries))
}

describe('the chances of a wagering', () => {
  it('count the rounds that leave more than the deposit, and more than deposit and bonus', () => {
    // 0.02, just the deposit; 0.025; 0.03, just deposit and bonus; 0.04.
    const entries = drawn(20, 4)
    const shareOf = (...chosen: number[]) => entries.filter((entry) => chosen.includes(entry)).length / 20
    const chances = simulateWagering({ ...oneBet, ...paying(0, 0.5, 1, 2) }, { rounds: 20 })
    expect(new Set(entries).size).toBe(4)
    expect(chances).toMatchObject({ rounds: 20, bets: 1, seed: 1, finished: { share: 1 } })
    expect(chances.moreThanDeposit.share).toBe(shareOf(1, 2, 3))
    expect(chances.moreThanBonus.share).toBe(shareOf(3))
  })

  it('count as finished what is staked before the money is gone', () => {
    // One coin of money and two to stake: a loss first ends it, a win first is followed by the second bet.
    const wagering = {
      ...oneBet,
      bonus: zero,
      deposit: coin,
      required: amountFromWire(0.02),
      ...paying(0, 2),
    }
    const draw = drawn(40, 2, 5).values()
    const finished = Array.from({ length: 20 }, () => {
      const isWon = draw.next().value === 1
      if (isWon) draw.next()
      return isWon
    }).filter(Boolean).length
    expect(finished).toBeGreaterThan(0)
    expect(simulateWagering(wagering, { rounds: 20, seed: 5 })).toMatchObject({
      seed: 5,
      bets: 2,
      finished: { share: finished / 20 },
    })
  })

  it('have the amount in the middle as the median, the lower of the two middle ones', () => {
    const multiples = Array.from({ length: 64 }, (_, index) => index)
    const wagering = { ...oneBet, ...paying(...multiples) }
    for (const [rounds, position] of [
      [4, 1],
      [5, 2],
    ] as const) {
      const inOrder = drawn(rounds, 64).toSorted((one, other) => one - other)
      expect(new Set(inOrder).size).toBe(rounds)
      expect(simulateWagering(wagering, { rounds }).medianLeft).toBe(
        amountFromWire((2 + inOrder[position]!) / 100),
      )
    }
  })

  it('are none before the first round', () => {
    const none = { share: 0, error: 0.5 }
    expect(beginSimulation(oneBet, { rounds: 5 }).chances()).toEqual({
      rounds: 0,
      seed: 1,
      bets: 1,
      finished: none,
      moreThanDeposit: none,
      moreThanBonus: none,
      medianLeft: zero,
    })
  })
})

describe('a share of rounds', () => {
  it('has the binomial standard error with one round more of either end', () => {
    // Roots of p (1 - p) / rounds, with p = 1/3, 2/4 and 4/6.
    expect(chanceOf(0, 1)).toEqual({ share: 0, error: expect.closeTo(0.471_405, 6) })
    expect(chanceOf(1, 2)).toEqual({ share: 0.5, error: expect.closeTo(0.353_553, 6) })
    expect(chanceOf(3, 4)).toEqual({ share: 0.75, error: expect.closeTo(0.235_702, 6) })
  })

  it('is nothing without rounds, and as uncertain as can be', () => {
    expect(chanceOf(0, 0)).toEqual({ share: 0, error: 0.5 })
  })

  it('has an error that shrinks with the root of the rounds', () => {
    expect(chanceOf(5_000, 10_000).error).toBeCloseTo(0.005, 6)
    expect(chanceOf(50, 100).error).toBeCloseTo(0.05, 4)
  })
})

describe('the rounds of a simulation', () => {
  it('are fewer of long wagerings, and none of endless ones', () => {
    const money = { ...oneBet, bonus: units(100), deposit: units(100) }
    const roundsOf = (required: number) => roundsFor({ ...money, required: units(required) })
    // Stakes of 2: four million bets in all, of 1,500 each that is 2,666 rounds and two thirds.
    expect([roundsOf(0), roundsOf(600), roundsOf(3_000)]).toEqual([10_000, 10_000, 2_666])
    expect([roundsOf(100_000), roundsOf(100_001)]).toEqual([500, undefined])
  })

  it('are played for about so many bets at a time, until all are played', () => {
    const simulation = beginSimulation(
      { ...oneBet, deposit: amountFromWire(0.03), required: amountFromWire(0.03) },
      { rounds: 4 },
    )
    const playOn = (bets: number) => [simulation.playOn(bets), simulation.chances().rounds]
    // Each has three bets: six of them are two rounds, and one that has begun is played to its end.
    expect([playOn(6), playOn(1), playOn(0)]).toEqual([
      [false, 2],
      [false, 3],
      [false, 3],
    ])
    expect([playOn(100), playOn(100)]).toEqual([
      [true, 4],
      [true, 4],
    ])
  })

  it('without a bet count as one bet each', () => {
    const simulation = beginSimulation({ ...oneBet, required: zero }, { rounds: 5 })
    expect([simulation.playOn(2), simulation.chances().rounds]).toEqual([false, 2])
  })
})
