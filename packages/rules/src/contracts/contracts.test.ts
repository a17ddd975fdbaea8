// SPDX-License-Identifier: Apache-2.0
import { addDays } from '../site/zoned-days.ts'
import { describe, expect, it } from 'vitest'
import { amountFromWire as money, amountOfMillionths, amountToWire, zero } from '../money.ts'
import { carries } from './carries.ts'
import { computePay, type PayFacts, rateFor } from './compute-pay.ts'
import type { Tier } from './contract.ts'
import { countTogether } from './count-together.ts'
import { covers } from './covers.ts'
import { fundChain } from './fund-chain.ts'
import { judgeTiers } from './judge-tiers.ts'
import { nextPeriodStart, periodBefore, periodOf } from './periods.ts'
import { sharePay, splitShortfall } from './share-pay.ts'
import { coinOf } from '../currencies/whole-coins.ts'

const tier = (bets: number, active: number, percent: number, profit = 0): Tier => ({
  minBets: money(bets),
  minProfitLoss: money(profit),
  minActiveMembers: active,
  rateMillionths: Math.round(percent * 10_000),
})
/** The public tiers of game-rules.md section 12. */
const published = [
  tier(100_000, 1, 5),
  tier(300_000, 3, 10),
  tier(1_000_000, 8, 15),
  tier(2_000_000, 10, 18),
  tier(5_000_000, 15, 20),
  tier(10_000_000, 20, 25),
]
const dividend = (profit: number, carried: number, part: Partial<PayFacts> = {}) =>
  computePay({
    tiers: published,
    figures: { bets: money(2_400_000), profitLoss: money(profit), activeMembers: 12 },
    base: money(profit),
    carriedIn: money(carried),
    ...part,
    coin: coinOf('USD'),
  })
const daily = (bets: number, active = 5) =>
  computePay({
    tiers: [tier(50_000, 0, 0.2), tier(200_000, 0, 0.3), tier(1_000_000, 0, 0.4)],
    figures: { bets: money(bets), profitLoss: zero, activeMembers: active },
    base: money(bets),
    carriedIn: zero,
    coin: coinOf('USD'),
  })

describe('what a contract pays', () => {
  it('is that of the worked example: 12,600 with the loss of the first half set off, 18,000 without', () => {
    const [set, none] = [dividend(100_000, -30_000), dividend(100_000, 0)]
    expect([set, none].map(({ amount, tier }) => [amountToWire(amount), tier])).toEqual([
      [12_600, 3],
      [18_000, 3],
    ])
    expect([set, none].map(({ amount }) => amountToWire(sharePay(amount, [money(4_500)]).net))).toEqual([
      8_100, 13_500,
    ])
  })

  it('is that of the worked example of a daily salary: 900, of which 660 stay', () => {
    const [own, below] = [daily(300_000).amount, daily(120_000).amount]
    expect([own, below, sharePay(own, [below]).net].map(amountToWire)).toEqual([900, 240, 660])
  })

  it('is that of the worked example of a real-time salary: 80 for 84,000 less a void of 4,000', () => {
    const { amount } = computePay({
      tiers: [tier(0, 0, 0.1)],
      figures: { bets: money(84_000), profitLoss: zero, activeMembers: 0 },
      base: money(80_000),
      carriedIn: zero,
      coin: coinOf('USD'),
    })
    expect(amountToWire(amount)).toBe(80)
  })

  it('is nothing when no tier is reached or the operator lost, and says what is missing to the next tier', () => {
    expect(daily(49_999.99)).toMatchObject({ tier: undefined, amount: 0n, missing: { bets: money(0.01) } })
    expect(dividend(-30_000, 0)).toMatchObject({ amount: 0n, carriedOut: money(-30_000) })
    expect(dividend(100_000, 0).missing).toEqual({
      bets: money(2_600_000),
      profitLoss: zero,
      activeMembers: 3,
    })
    expect(daily(1_000_000).missing).toBeUndefined()
  })

  it('needs all three minima of a tier', () => {
    const facts = { bets: money(400_000), profitLoss: money(50), activeMembers: 3 }
    const tiers = [tier(100, 0, 1), tier(300_000, 3, 10, 51)]
    const pay = computePay({ tiers, figures: facts, base: money(50), carriedIn: zero, coin: coinOf('USD') })
    expect(pay).toMatchObject({ tier: 0, amount: money(0.5), missing: { profitLoss: money(1) } })
  })

  it('is rounded down to hundredths', () => {
    expect(amountToWire(daily(50_004.99).amount)).toBe(100)
  })

  it('carries what is below zero until it is used up', () => {
    const first = dividend(-100, 0)
    const second = dividend(60, amountToWire(first.carriedOut))
    expect([second.amount, amountToWire(second.carriedOut)]).toEqual([0n, -40])
  })
})

describe('what is carried', () => {
  const semimonthly = { kind: 'DIVIDEND', periodType: 'Semimonthly' } as const
  it('goes from the first half of a month to the second and no further', () => {
    expect(carries(semimonthly, 'month', '2026-11-16')).toBe(true)
    expect(carries(semimonthly, 'month', '2026-12-01')).toBe(false)
    expect(carries(semimonthly, 'none', '2026-11-16')).toBe(false)
    expect(carries({ kind: 'DIVIDEND', periodType: 'Weekly' }, 'month', '2026-11-16')).toBe(false)
    expect(carries({ kind: 'REALTIME', periodType: 'Daily' }, 'none', '2026-11-17')).toBe(true)
  })
})

describe('who pays', () => {
  it('is the wallet of the agent where downlines earn more; what is missing there stays owed', () => {
    const { net, shortfall } = sharePay(money(100), [money(80), money(50)])
    expect([net, amountToWire(shortfall)]).toEqual([0n, 30])
    expect(splitShortfall(shortfall, money(12))).toEqual({ fromWallet: money(12), missing: money(18) })
    expect(splitShortfall(shortfall, money(-5))).toEqual({ fromWallet: zero, missing: money(30) })
  })

  it('is never the operator beyond the contract of the head: what is missing is held back below, level by level', () => {
    const earned = [
      { agentId: 1n, uplineId: null, amount: money(50) },
      { agentId: 2n, uplineId: 1n, amount: money(60) },
      { agentId: 3n, uplineId: 1n, amount: money(40) },
      { agentId: 4n, uplineId: 2n, amount: money(50) },
    ]
    const inHand = (of: Record<number, number>) =>
      fundChain(earned, (id) => money(of[Number(id)] ?? 0), coinOf('USD'))
    const whole = inHand({ 1: 80 })
    expect([1n, 2n, 3n, 4n].map((id) => amountToWire(whole.get(id)!.net))).toEqual([0, 10, 40, 50])
    expect(whole.get(1n)).toMatchObject({ shortfall: money(50), fromWallet: money(50), owed: zero })
    const half = inHand({})
    expect(half.get(1n)).toMatchObject({ shortfall: money(50), fromWallet: zero, owed: money(50) })
    // 60 and 40 get 30 and 20; of the 30 comes what is below.
    expect(half.get(2n)).toMatchObject({
      heldBack: money(30),
      net: zero,
      shortfall: money(20),
      owed: money(20),
    })
    expect(half.get(3n)).toMatchObject({ heldBack: money(20), net: money(20) })
    expect(half.get(4n)).toMatchObject({ heldBack: money(20), net: money(30) })
  })

  it('pays out what the operator owes and what wallets give, whatever was agreed', () => {
    for (let seed = 1; seed < 300; seed += 1) {
      const draw = drawFrom(seed)
      const earned = Array.from({ length: 1 + draw(12) }, (_, place) => ({
        agentId: BigInt(place),
        uplineId: place === 0 || draw(8) === 0 ? null : BigInt(draw(place)),
        amount: amountOfMillionths(BigInt(draw(1_000)) * 10_001n),
      }))
      const wallets = earned.map(() => amountOfMillionths(BigInt(draw(3) === 0 ? draw(900) : 0) * 7_003n))
      const funded = fundChain(earned, (id) => wallets[Number(id)]!, coinOf('USD'))
      const sum = (of: (id: bigint) => bigint) =>
        earned.reduce((total, { agentId }) => total + of(agentId), 0n)
      const owedByOperator = sum((id) =>
        earned[Number(id)]!.uplineId === null ? earned[Number(id)]!.amount : 0n,
      )
      expect(sum((id) => funded.get(id)!.net - funded.get(id)!.fromWallet)).toBe(owedByOperator)
      const sound = [...funded].every(
        ([id, { heldBack, net, fromWallet }]) =>
          heldBack >= 0n &&
          heldBack <= earned[Number(id)]!.amount &&
          net >= 0n &&
          fromWallet <= wallets[Number(id)]!,
      )
      expect(sound).toBe(true)
      expect(sum((id) => funded.get(id)!.owed)).toBe(sum((id) => funded.get(id)!.heldBack))
    }
  })
})

describe('what members of one line bet together', () => {
  const bet = (validBets: number, won: number) => ({ validBets: money(validBets), won: money(won) })
  const counted = (...bets: ReturnType<typeof bet>[]) => countTogether(bets).map(amountToWire)

  it('counts as it is while they stand on one side', () => {
    expect(counted(bet(100, -100), bet(50, -50))).toEqual([100, 50])
    expect(counted(bet(100, 95))).toEqual([95])
    expect(counted(bet(90, 90), bet(90, 90))).toEqual([90, 90])
  })

  it('counts what it cost on opposite sides, by any amounts, members and prices', () => {
    expect(counted(bet(1_000, 950), bet(1_000, -1_000))).toEqual([25, 25])
    expect(counted(bet(100, 90), bet(60, -60), bet(30, -30))).toEqual([0, 0, 0])
    expect(counted(bet(100, -100), bet(10, 92))).toEqual([7.27, 0.72])
    expect(counted(bet(100, 0), bet(100, 0))).toEqual([0, 0])
  })

  it('never counts more than the valid bets, nor more than was won or lost, and nothing twice', () => {
    for (let seed = 1; seed < 500; seed += 1) {
      const draw = drawFrom(seed)
      const bets = Array.from({ length: 1 + draw(6) }, () => bet(draw(200), draw(400) - 200))
      const sum = countTogether(bets).reduce((total, amount) => total + amount, 0n)
      const won = bets.reduce((total, one) => total + one.won, 0n)
      const valid = bets.reduce((total, one) => total + one.validBets, 0n)
      const most = won < 0n ? -won : won
      expect(sum).toBe(most < valid ? most : valid)
    }
  })

  it('stays as it is where more was taken back than is known', () => {
    expect(counted(bet(-100, 100), bet(100, -100))).toEqual([-100, 100])
  })
})

describe('the tiers of an offer', () => {
  it.each([
    ['are three to six', published.slice(0, 2), { problem: 'tooFew' }],
    ['are at most six', [...published, tier(20_000_000, 30, 30)], { problem: 'tooMany' }],
    ['rise in bets', [published[0]!, published[0]!, published[1]!], { problem: 'notRising', tier: 1 }],
    [
      'never fall in active members',
      [tier(1, 5, 1), tier(2, 4, 1), tier(3, 5, 1)],
      { problem: 'notRising', tier: 1 },
    ],
    ['never fall in rate', [tier(1, 0, 2), tier(2, 0, 1), tier(3, 0, 3)], { problem: 'rateFalls', tier: 1 }],
    ['have a rate', [tier(1, 0, 0), tier(2, 0, 1), tier(3, 0, 3)], { problem: 'badRate', tier: 0 }],
    ['stay below 100 %', [tier(1, 0, 1), tier(2, 0, 1), tier(3, 0, 101)], { problem: 'badRate', tier: 2 }],
    ['are not below zero', [tier(-1, 0, 1), tier(2, 0, 1), tier(3, 0, 1)], { problem: 'negative', tier: 0 }],
  ] as const)('%s', (_, tiers, problem) => {
    expect(judgeTiers(tiers, undefined)).toEqual(problem)
  })

  it('never give more than the contract of the one who offers gives for the same figures', () => {
    const own = published.slice(0, 3)
    expect(judgeTiers(own, own)).toBeUndefined()
    expect(judgeTiers(published.slice(0, 4), own)).toEqual({ problem: 'aboveOwnRate', tier: 3 })
    // The own top rate from the first bet on.
    expect(judgeTiers([tier(0, 0, 15), tier(1, 0, 15), tier(2, 0, 15)], own)).toEqual({
      problem: 'belowOwnMinimum',
      tier: 0,
    })
    // A rate between two of the own tiers needs the minima of the higher one.
    expect(judgeTiers([tier(100_000, 1, 4), tier(999_999, 8, 11), tier(1_000_000, 8, 11)], own)).toEqual({
      problem: 'belowOwnMinimum',
      tier: 1,
    })
    expect(
      judgeTiers([tier(100_000, 1, 4), tier(300_000, 3, 10), tier(1_000_000, 8, 11)], own),
    ).toBeUndefined()
    const profitable = own.map((one) => ({ ...one, minProfitLoss: money(10) }))
    expect(judgeTiers(own, profitable)).toEqual({ problem: 'belowOwnMinimum', tier: 0 })
  })

  it('of a contract that another covers give at most its rate, for all figures', () => {
    let covered = 0
    for (let seed = 1; seed < 2_000; seed += 1) {
      const draw = drawFrom(seed)
      const drawn = () =>
        Array.from({ length: 3 }, (_, step) =>
          tier(step * 3 + draw(3), step + draw(2), 1 + step * 2 + draw(3), draw(3)),
        )
      const [above, below] = [drawn(), drawn()]
      const everyFigures = Array.from({ length: 60 }, () => ({
        bets: money(draw(12)),
        profitLoss: money(draw(4)),
        activeMembers: draw(5),
      }))
      if (!covers(above, below)) continue
      covered += 1
      const more = everyFigures.filter((figures) => rateFor(below, figures) > rateFor(above, figures))
      expect(more).toEqual([])
    }
    expect(covered).toBeGreaterThan(20)
  })
})

/** Whole numbers below a bound, the same ones for the same seed. */
function drawFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('a period', () => {
  it('is a day, Monday to Sunday, half a month or a month', () => {
    expect(periodOf('Daily', '2026-11-23')).toEqual({ firstDay: '2026-11-23', lastDay: '2026-11-23' })
    expect(periodOf('Weekly', '2026-11-22')).toEqual({ firstDay: '2026-11-16', lastDay: '2026-11-22' })
    expect(periodOf('Semimonthly', '2024-02-15')).toEqual({ firstDay: '2024-02-01', lastDay: '2024-02-15' })
    expect(periodOf('Semimonthly', '2024-02-16')).toEqual({ firstDay: '2024-02-16', lastDay: '2024-02-29' })
    expect(periodOf('Monthly', '2026-12-31')).toEqual({ firstDay: '2026-12-01', lastDay: '2026-12-31' })
  })

  it('follows the one before without a gap, through leap years and the end of a year', () => {
    for (const type of ['Daily', 'Weekly', 'Semimonthly', 'Monthly'] as const)
      for (let day = '2023-12-20'; day < '2024-03-20'; day = addDays(day, 1)) {
        const period = periodOf(type, day)
        expect(period.firstDay <= day && day <= period.lastDay).toBe(true)
        expect(nextPeriodStart(type, day)).toBe(addDays(period.lastDay, 1))
        expect(periodBefore(type, day).lastDay).toBe(addDays(period.firstDay, -1))
      }
  })
})
