// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Tier } from '../../contracts/contract.ts'
import { amountFromWire, zero } from '../../money.ts'
import { type MoneyRules, shippedRules } from './money-rules.ts'
import { beyondError, errorsOfLuck, gainOf } from './judge-gain.ts'
import { drawStrategy, type Strategy } from './strategy.ts'

const count = process.env['LONG_TESTS'] === undefined ? 60 : 1_000
const seed = Number(process.env['ADVANTAGE_SEED'] ?? 20_261_128)
const seedOf = (index: number): number => seed * 10_000 + index

const describeGain = (strategy: Strategy, { perUnit, error }: { perUnit: number; error: number }): string =>
  `${(100 * perUnit).toFixed(2)} % +- ${(100 * error).toFixed(2)}, ADVANTAGE_SEED=${seed}: ${JSON.stringify(
    strategy,
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )}`

const beforeStart: Partial<Strategy> = {
  product: 'book',
  side: 'blind',
  staking: 'flat',
  slip: 'single',
  timing: 'before',
  cashOutShare: 10_000,
  betsPerDay: 3,
}
const onFloor: Partial<Strategy> = { product: 'floor', side: 'blind', staking: 'flat', odds: 200 }
const accomplice: Strategy['team'] = {
  uplines: [null, 0],
  contracts: [0, 1].map((agentId) => ({
    agentId,
    uplineId: agentId === 0 ? null : 0,
    tiers: [
      {
        minBets: amountFromWire(agentId === 0 ? 100_000 : 0),
        minProfitLoss: zero,
        minActiveMembers: agentId === 0 ? 3 : 0,
        rateMillionths: 300_000,
      },
    ],
  })),
  daysOfPeriod: 1,
  salary: [],
}

/** One account whose contract pays from the first bet on. */
const alone = (dividend: number, salary: number): Strategy['team'] => ({
  uplines: [null],
  contracts: [{ agentId: 0, uplineId: null, tiers: [anyBets(dividend)] }],
  daysOfPeriod: 1,
  salary: [anyBets(salary)],
})
const anyBets = (rateMillionths: number): Tier => ({
  minBets: zero,
  minProfitLoss: zero,
  minActiveMembers: 0,
  rateMillionths,
})

/** Rules that once held, and who gained by them. */
const oldRules: readonly (readonly [name: string, rules: Partial<MoneyRules>, given: Partial<Strategy>])[] = [
  [
    'cash-out by the price that the bet has shaded',
    { cashOutBy: 'priceOnSale' },
    { ...beforeStart, betsPerDay: 1, markets: ['correct_score'], cashOut: 'atOnce' },
  ],
  [
    'cash-out that does not count pushes',
    { countsPushes: false },
    { ...beforeStart, markets: ['draw_no_bet'], backsLongest: true, cashOut: 'lateLevel' },
  ],
  [
    'cash-out at the offer of before a goal',
    { waitsInPlay: false },
    { ...beforeStart, betsPerDay: 1, markets: ['result_1x2', 'total'], cashOut: 'goalSeen' },
  ],
  [
    'bets at the prices of before a goal',
    { waitsInPlay: false },
    { ...beforeStart, betsPerDay: 1, timing: 'goalSeen', markets: ['total'], cashOut: 'never' },
  ],
  [
    'a builder that costs the product of its selections',
    { correlatesBuilders: false },
    {
      ...beforeStart,
      slip: 'builder',
      cashOut: 'never',
      markets: ['result_1x2', 'correct_score', 'exact_goals'],
    },
  ],
  [
    'a rebate of all bets, whatever their game keeps',
    { countsByEdge: false },
    { ...onFloor, game: 'inh_blackjack', rank: 7, roundsPerDay: 200 },
  ],
  [
    'cashback and missions beyond the theoretical loss',
    { boundsGifts: false },
    { ...onFloor, game: 'inh_baccarat', takesGifts: true, roundsPerDay: 5 },
  ],
  [
    'cashback for stakes that are placed',
    { boundsGifts: false, cashbackCounts: 'placed' },
    { ...beforeStart, markets: ['result_1x2'], cashOut: 'never', overMidnight: true, takesGifts: true },
  ],
  [
    'contracts with minima of 0 for an accomplice, advanced by the house',
    { boundsContracts: false, boundsPayByWorth: false },
    { ...onFloor, game: 'inh_dice', roundsPerDay: 5, team: accomplice },
  ],
  [
    'a dividend by day on one even bet, which pays for luck',
    { boundsPayByWorth: false },
    { ...onFloor, game: 'inh_dice', roundsPerDay: 1, team: alone(100_000, 0) },
  ],
  [
    'a salary above the edge of a game',
    { boundsPayByWorth: false },
    { ...onFloor, game: 'inh_blackjack', team: alone(0, 20_000) },
  ],
]

/** A thousand strategies take six minutes of a processor that does nothing else. */
const longMs = 3_600_000

describe('a month of bets, cash-outs, rewards and contracts', () => {
  it(
    `has no strategy of ${count} random ones with a gain beyond its error`,
    () => {
      const gaining: string[] = []
      const luck = new Map<string, number[]>()
      for (let index = 0; index < count; index += 1) {
        const strategy = drawStrategy(seedOf(index))
        const gain = gainOf(strategy, shippedRules)
        if (gain.errors > beyondError) gaining.push(describeGain(strategy, gain))
        const key = [strategy.product, strategy.timing].join(' ')
        luck.set(key, [...(luck.get(key) ?? []), gain.luck])
      }
      expect(gaining).toEqual([])
      // Gains leave luck out, so it has to be luck: bets return on average what their odds say.
      for (const [key, each] of luck) expect([key, errorsOfLuck(each) < beyondError]).toEqual([key, true])
    },
    longMs,
  )

  it.each(oldRules)('would show what was gained by %s', (_, rules, given) => {
    const strategies = Array.from({ length: 2 }, (_each, index) => drawStrategy(seedOf(5_000 + index), given))
    const gains = (each: MoneyRules): number =>
      strategies.filter((strategy) => gainOf(strategy, each).errors > beyondError).length
    expect(gains(shippedRules)).toBe(0)
    expect(gains({ ...shippedRules, ...rules })).toBeGreaterThan(0)
  })
})
