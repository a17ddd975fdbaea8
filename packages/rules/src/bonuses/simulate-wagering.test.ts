// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { builtInPays } from '../games/built-in-pays.ts'
import { createDraw, payTable, returnOfTable, type PayTable } from '../games/pay-table.ts'
import { payTableOfStated } from '../games/stated-pays.ts'
import { amountFromWire, amountOfMillionths, multiply, units, zero, type Amount } from '../money.ts'
import { countBet } from './count-wagering.ts'
import { createWageringPlayer } from './play-wagering.ts'
import { seededNumbers } from './seeded-numbers.ts'
import { beginSimulation, roundsFor, simulateWagering } from './simulate-wagering.ts'
import { splitStake, splitWin, type StakeableGrant } from './split-stake.ts'
import type { BonusTerms } from './terms.ts'
import { usualStake, type Wagering } from './wagering-plan.ts'

/** As a live table of which only the return is known. */
const roulette = payTableOfStated({ gameType: 'LIVE', returnMillionths: 973_000, volatility: null })
const even: PayTable = payTable([{ multiplier: 2_000_000, chance: 0.5 }])
const usual: Wagering = {
  bonus: units(100),
  deposit: units(100),
  required: units(600),
  weight: 100,
  maxStake: null,
  order: 'cashFirst',
  pays: even,
}
const game = { vendor: 'V', gameCode: 'g', gameType: 'RNG' }

/** One wagering as the rules of bonuses play it: grants, parts of stakes and wins, and the count of a bet. */
function playByTheRules(wagering: Wagering, draw: () => number) {
  const terms: BonusTerms = {
    wagerTimes: 1,
    wagerBase: 'bonus',
    weights: { RNG: wagering.weight },
    vendorWeights: {},
    gameWeights: {},
    maxStake: wagering.maxStake,
    daysToWager: 1,
  }
  let cash: bigint = wagering.deposit
  let progress: Amount = zero
  let bets = 0
  const grant: StakeableGrant = { id: 1, balance: wagering.bonus, terms }
  while (progress < wagering.required) {
    const money = cash + grant.balance
    if (money < 10_000n) return { met: false, left: Number(cash), bets }
    const missing = wagering.required - progress
    let stake: bigint = usualStake(wagering)
    if (stake > money) stake = money
    // The smallest number of whole coins that is enough.
    while (stake > 10_000n && ((stake - 10_000n) * BigInt(wagering.weight)) / 100n >= missing)
      stake = ((stake - 1n) / 10_000n) * 10_000n
    const split = splitStake({
      order: wagering.order,
      stake: amountOfMillionths(stake),
      cash: amountOfMillionths(cash),
      grants: [grant],
      game,
    })
    if (split.kind !== 'stake') throw new Error(split.kind)
    const win = multiply(amountOfMillionths(stake), BigInt(wagering.pays[draw()]!.multiplier), 1_000_000n)
    const won = splitWin(win, {
      stake: amountOfMillionths(stake),
      parts: split.parts,
      currency: 'USD',
    })
    const sum = (parts: readonly { amount: bigint }[]) =>
      parts.reduce((total, { amount }) => total + amount, 0n)
    cash += won.cash - split.cash
    grant.balance = amountOfMillionths(grant.balance + sum(won.parts) - sum(split.parts))
    const counted = countBet([{ id: 1, required: wagering.required, progress, openedAtMs: 0, terms }], {
      ...game,
      validBet: amountOfMillionths(stake),
      atMs: 1,
    })
    progress = counted.get(1) ?? progress
    bets += 1
  }
  return { met: true, left: Number(cash + grant.balance), bets }
}

describe('a simulated wagering', () => {
  const slot = (volatility: number) =>
    payTableOfStated({ gameType: 'RNG', returnMillionths: 961_700, volatility })
  it.each<[string, Partial<Wagering>]>([
    ['cash first', {}],
    ['bonus first', { order: 'bonusFirst' }],
    ['a weight of 20', { weight: 20, required: units(60) }],
    [
      'a weight of 33 and odd amounts',
      { weight: 33, bonus: amountFromWire(77.77), deposit: amountFromWire(12.34) },
    ],
    ['a largest stake', { maxStake: amountFromWire(0.7) }],
    ['no deposit', { deposit: zero, bonus: amountFromWire(5.05) }],
    ['a calm game', { pays: slot(1) }],
    ['a wild game, bonus first', { pays: slot(5), order: 'bonusFirst' }],
    ['wins that do not divide', { pays: payTable([{ multiplier: 1_478_571, chance: 0.66 }]) }],
    ['little money', { bonus: amountFromWire(0.37), deposit: amountFromWire(0.11), required: units(3) }],
  ])('plays every round as the rules of bonuses do: %s', (_name, part) => {
    const wagering = { ...usual, ...part }
    const play = createWageringPlayer(wagering, createDraw(wagering.pays, seededNumbers(7)))
    const draw = createDraw(wagering.pays, seededNumbers(7))
    for (let round = 0; round < 40; round += 1) expect(play()).toEqual(playByTheRules(wagering, draw))
  })

  /** Chances of a walk of even steps from 100 stakes that ends at zero, by adding up all ways step by step. */
  function walk(steps: number, from = 100): { survives: number; above: (stakes: number) => number } {
    let ways = new Float64Array(from + steps + 2)
    ways[from] = 1
    for (let step = 0; step < steps; step += 1) {
      const next = new Float64Array(ways.length)
      for (let at = 1; at < ways.length - 1; at += 1) {
        const half = ways[at]! / 2
        if (at > 1) next[at - 1]! += half
        next[at + 1]! += half
      }
      ways = next
    }
    const above = (stakes: number) => ways.slice(stakes + 1).reduce((total, chance) => total + chance, 0)
    return { survives: above(0), above }
  }

  it('of a game of even chances without an edge ends as a random walk does', () => {
    // 200 of money in stakes of 2, and 8,000 to stake: 4,000 steps from 100.
    const wagering = { ...usual, required: units(8_000) }
    const rounds = 3_000
    const { finished, moreThanBonus, moreThanDeposit, bets } = simulateWagering(wagering, { rounds })
    const exact = walk(4_000)
    expect(bets).toBe(4_000)
    for (const [simulated, chance] of [
      [finished.share, exact.survives],
      [moreThanBonus.share, exact.above(100)],
      [moreThanDeposit.share, exact.above(50)],
    ] as const)
      expect(Math.abs(simulated - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds))
  })

  it('keeps the mean of the money where a game gives back all of it, and loses the edge where it does not', () => {
    const rounds = 20_000
    for (const share of [1, 0.98]) {
      const pays = payTable([{ multiplier: 2_000_000, chance: share / 2 }])
      const play = createWageringPlayer(
        { ...usual, required: units(100), pays },
        createDraw(pays, seededNumbers(3)),
      )
      const ends = Array.from({ length: rounds }, () => play().left / 1e6)
      const mean = ends.reduce((sum, left) => sum + left, 0) / rounds
      const deviation = Math.sqrt(ends.reduce((sum, left) => sum + (left - mean) ** 2, 0) / rounds)
      // 50 stakes of 2 cannot use up 200: nothing but the stakes of 100 loses.
      expect(Math.abs(mean - (200 - 100 * (1 - share)))).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
    }
  })

  it('gives the same figures again for the same terms and seed, in one go or in parts', () => {
    const at = (seed: number) => simulateWagering(usual, { rounds: 500, seed })
    expect(at(1)).toEqual(at(1))
    expect(at(2)).not.toEqual(at(1))
    const inParts = beginSimulation(usual, { rounds: 500, seed: 1 })
    let parts = 1
    while (!inParts.playOn(10_000)) parts += 1
    expect([inParts.chances(), parts > 5]).toEqual([at(1), true])
  })

  it('finishes for certain when nothing can be lost, and never when everything is', () => {
    const always = (multiplier: number) =>
      simulateWagering({ ...usual, pays: [{ multiplier, chance: 1 }] }, { rounds: 100 })
    expect(always(1_000_000)).toMatchObject({
      finished: { share: 1 },
      moreThanBonus: { share: 0 },
      moreThanDeposit: { share: 1 },
      medianLeft: units(200),
    })
    expect(always(0)).toMatchObject({ finished: { share: 0 }, medianLeft: zero })
    // However clear, an error is stated.
    expect(always(0).finished.error).toBeGreaterThan(0)
  })
})

describe('the worked example of docs/domain/bonuses.md', () => {
  const example: Wagering = { ...usual, required: units(1_000) }
  it.each([
    [
      'Crash',
      { pays: builtInPays('inh_crash')!.pays, weight: 50 },
      [1_000, 4_000, 0.99575, 0.885, 0.3745, 180],
    ],
    ['live roulette', { pays: roulette, weight: 20 }, [2_500, 1_600, 0.66, 0.34875, 0.096875, 64]],
  ])('has the figures that the code computes: %s', (_name, at, figures) => {
    const wagering = { ...example, ...at }
    const { bets, rounds, finished, moreThanDeposit, moreThanBonus, medianLeft } = simulateWagering(
      wagering,
      {
        rounds: roundsFor(wagering)!,
      },
    )
    expect([
      bets,
      rounds,
      finished.share,
      moreThanDeposit.share,
      moreThanBonus.share,
      Number(medianLeft) / 1_000_000,
    ]).toEqual(figures)
  })
})

describe('the numbers of a simulation', () => {
  it('are spread evenly, and differ by seed', () => {
    const count = 100_000
    for (const seed of [0, 1, 2 ** 40]) {
      const next = seededNumbers(seed)
      const tenths = Array.from({ length: 10 }, () => 0)
      for (let index = 0; index < count; index += 1) tenths[Math.floor(next() * 10)]! += 1
      // Chi-square with 9 degrees of freedom: above 33.7 once in ten thousand.
      expect(tenths.reduce((sum, hits) => sum + (hits - count / 10) ** 2 / (count / 10), 0)).toBeLessThan(
        33.7,
      )
    }
    expect(seededNumbers(1)()).not.toBe(seededNumbers(2 ** 40 + 1)())
  })

  it('draw every entry of a table as often as its chance says', () => {
    const table = payTableOfStated({ gameType: 'RNG', returnMillionths: 960_000, volatility: 5 })
    const draw = createDraw(table, seededNumbers(5))
    const [hits, count] = [table.map(() => 0), 400_000]
    for (let index = 0; index < count; index += 1) hits[draw()]! += 1
    for (const [entry, { chance }] of table.entries())
      expect(Math.abs(hits[entry]! / count - chance)).toBeLessThan(
        5 * Math.sqrt((chance * (1 - chance)) / count),
      )
  })

  it('model a stated return exactly, wider for a more volatile game', () => {
    for (const volatility of [1, 2, 3, 4, 5, null])
      for (const gameType of ['RNG', 'LIVE'])
        expect(
          returnOfTable(payTableOfStated({ gameType, returnMillionths: 973_100, volatility })),
        ).toBeCloseTo(0.9731, 12)
    expect(payTableOfStated({ gameType: 'LIVE', returnMillionths: 980_000, volatility: null })).toEqual([
      { multiplier: 0, chance: 0.51 },
      { multiplier: 2_000_000, chance: 0.49 },
    ])
    expect(() => payTable([{ multiplier: 1, chance: 1.1 }])).toThrow(RangeError)
  })
})
