// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { splitWin } from '../bonuses/split-stake.ts'
import { computePay } from '../contracts/compute-pay.ts'
import { fundChain } from '../contracts/fund-chain.ts'
import { boundByWorth, leftOfWorth } from '../contracts/worth-bound.ts'
import { startIn } from '../lottery/jackpots.ts'
import { lotteryOf } from '../lottery/lotteries.ts'
import { paidUnderCap } from '../lottery/prize-caps.ts'
import { paidOf } from '../lottery/shared-prizes.ts'
import { judge } from '../lottery/wager.ts'
import { parseResult } from '../lottery/winning-number.ts'
import { amountFromWire, amountOfMillionths, amountToWire, units, zero, type Amount } from '../money.ts'
import { cashbackOf, matchDeposit } from '../promotions/offer-terms.ts'
import { drawShares } from '../promotions/red-envelope.ts'
import { rebateTotal } from '../rebates/rebates.ts'
import { splitPayment } from '../wallet/deposit-terms.ts'
import { coinOf, isInCoins } from './whole-coins.ts'

/** What each rule pays in a currency, for figures that come to no whole coin. */
const paid: Record<string, (currency: string) => Amount> = {
  'a win of a lottery': (currency) => {
    const fast = lotteryOf('D5-1')!
    const sold = { stakePerLot: units(1), currency, odds: { win: { numerator: 980n, denominator: 300n } } }
    return judge(fast, { playType: 'sbs', pick: ['big'] }, parseResult(fast, '9,9,9,9,9')!, sold)
  },
  'a capped prize': (currency) =>
    paidUnderCap([{ odds: { numerator: 10n, denominator: 3n }, stake: units(1), picks: 1 }], {
      cap: units(100),
      due: units(10),
      currency,
    }),
  'a share of a jackpot': (currency) => paidOf({ pool: units(10), staked: units(3), currency }, [units(1)]),
  'the start of a jackpot': (currency) =>
    startIn(
      { ...{ gameCode: 'MEGA-645', tier: 'jackpot' }, start: 333.333, percent: 40, leastStake: 1 },
      currency,
    ),
  'a rebate': (currency) =>
    rebateTotal([{ validBets: amountFromWire(333.33), rateBasisPoints: 100 }], currency),
  'the fee of a deposit': (currency) =>
    splitPayment(amountFromWire(333), { fixed: zero, basisPoints: 100, payer: 'member' }, currency).fee,
  'the bonus of a deposit': (currency) =>
    matchDeposit({ percent: 1, most: 100, minimum: 0 }, { deposit: amountFromWire(333.33), currency }),
  cashback: (currency) => cashbackOf({ percent: 1, least: 0, most: null }, amountFromWire(333.33), currency),
  'what a contract pays': (currency) =>
    computePay({
      tiers: [{ minBets: zero, minProfitLoss: zero, minActiveMembers: 0, rateMillionths: 10_000 }],
      figures: { bets: amountFromWire(333.33), profitLoss: zero, activeMembers: 0 },
      base: amountFromWire(333.33),
      carriedIn: zero,
      coin: coinOf(currency),
    }).amount,
  'what is left of the worth of a line': (currency) =>
    leftOfWorth({ worth: amountFromWire(333.33), given: zero, paid: zero }, 1, coinOf(currency)),
  'what a contract pays under the worth of its line': (currency) =>
    boundByWorth(
      [
        { agentId: 1n, uplineId: null, amount: units(9) },
        { agentId: 2n, uplineId: 1n, amount: units(7) },
      ],
      () => units(5),
      coinOf(currency),
    ).get(2n)!.amount,
  'what is held back from a downline': (currency) =>
    fundChain(
      [
        { agentId: 1n, uplineId: null, amount: units(2) },
        { agentId: 2n, uplineId: 1n, amount: units(7) },
        { agentId: 3n, uplineId: 1n, amount: units(5) },
      ],
      () => zero,
      coinOf(currency),
    ).get(2n)!.heldBack,
  'what of a win belongs to a bonus': (currency) =>
    splitWin(units(10), { stake: units(3), parts: [{ grantId: 1, amount: units(1) }], currency }).parts[0]!
      .amount,
}

describe('what is computed is paid in whole coins, rounded down', () => {
  for (const [what, pay] of Object.entries(paid))
    it(`${what} too`, () => {
      for (const currency of ['USD', 'VND', 'JPY', 'KRW', 'KWD']) {
        const amount = pay(currency)
        expect(amount > 0n, currency).toBe(true)
        expect(isInCoins(amount, currency), `${currency} ${amount}`).toBe(true)
      }
      const [cents, whole] = [pay('USD'), pay('VND')]
      expect(cents % 1_000_000n).not.toBe(0n)
      expect(whole).toBe(amountOfMillionths(cents - (cents % 1_000_000n)))
    })
})

it('an envelope has whole coins between its bounds, and all of them are the pot', () => {
  const terms = { pot: 1_000, envelopes: 300, smallest: 0.5, largest: 9.5, opensAtMinute: 0, minutes: 60 }
  let seed = 7
  const below = (limit: number): number => (seed = (seed * 48_271) % 2_147_483_647) % limit
  for (const [currency, least, most] of [
    ['USD', 0.5, 9.5],
    ['VND', 1, 9],
  ] as const) {
    const shares = drawShares(terms, currency, below)
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(units(1_000))
    expect(shares.every((share) => isInCoins(share, currency))).toBe(true)
    expect(Math.min(...shares.map(amountToWire))).toBeGreaterThanOrEqual(least)
    expect(Math.max(...shares.map(amountToWire))).toBeLessThanOrEqual(most)
  }
})

it('no downline is held back more than it earned, and none gets parts of a coin', () => {
  for (let own = 0; own <= 21; own++) {
    const below = [1, 2, 3, 4, 5, 6].map((amount, index) => ({
      agentId: BigInt(index + 2),
      uplineId: 1n,
      amount: units(amount),
    }))
    const head = { agentId: 1n, uplineId: null, amount: units(own) }
    const funded = fundChain([head, ...below], () => zero, coinOf('VND'))
    const held = below.map(({ agentId }) => funded.get(agentId)!.heldBack)
    expect(held.reduce((sum, each) => sum + each, 0n)).toBe(units(21 - own))
    for (const [index, each] of held.entries())
      expect(each <= below[index]!.amount && isInCoins(each, 'VND')).toBe(true)
  }
})
