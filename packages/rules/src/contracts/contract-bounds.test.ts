// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire as money, amountOfMillionths, zero } from '../money.ts'
import { computePay, rateFor } from './compute-pay.ts'
import { contractKinds, contractStatuses, offerLifeDays, periodTypes, type Tier } from './contract.ts'
import { costShare } from './cost-share.ts'
import { countTogether } from './count-together.ts'
import { everyDay } from './every-day.ts'
import { fundChain } from './fund-chain.ts'
import { judgeTiers } from './judge-tiers.ts'
import { paymentStatuses } from './payment.ts'
import { type ContractInPeriod, rateBoundOf } from './rate-bound.ts'
import { splitShortfall } from './share-pay.ts'
import { areWhole, tiersOfWire, wireTiers } from './tier-drafts.ts'

const tier = (bets: number, rateMillionths: number, active = 0): Tier => ({
  minBets: money(bets),
  minProfitLoss: zero,
  minActiveMembers: active,
  rateMillionths,
})
const figures = { bets: money(500), profitLoss: zero, activeMembers: 2 }

describe('the rate that a contract may give', () => {
  const [first, last] = ['2026-03-01', '2026-03-31']
  const contract = (
    agentId: bigint,
    uplineId: bigint | null,
    tiers: readonly Tier[],
    days: readonly [string, string] = [first, last],
  ): ContractInPeriod => ({ agentId, uplineId, tiers, firstDay: days[0], lastDay: days[1] })
  const low = [tier(100, 50_000)]
  const high = [tier(100, 90_000)]
  const boundOfLast = (contracts: readonly ContractInPeriod[]): number | undefined =>
    rateBoundOf(contracts)(contracts.at(-1)!, figures)

  it('is not bounded where each contract covers the one below it, up to the operator', () => {
    expect(boundOfLast([contract(1n, null, high)])).toBeUndefined()
    expect(
      boundOfLast([contract(1n, null, high), contract(2n, 1n, low), contract(3n, 2n, low)]),
    ).toBeUndefined()
  })

  it('is the least that a contract above gives for the same figures', () => {
    expect(boundOfLast([contract(1n, null, low), contract(2n, 1n, high)])).toBe(50_000)
    expect(boundOfLast([contract(1n, null, low), contract(2n, 1n, high), contract(3n, 2n, high)])).toBe(
      50_000,
    )
    expect(boundOfLast([contract(1n, null, [tier(501, 90_000)]), contract(2n, 1n, low)])).toBe(0)
  })

  it('is never above the own rate for the figures, however much the contract above gives', () => {
    const above = [tier(100, 60_000), tier(400, 90_000)]
    const own = [tier(50, 40_000), tier(1_000, 95_000)]
    expect(boundOfLast([contract(1n, null, above), contract(2n, 1n, own)])).toBe(40_000)
  })

  it('is nothing where the upline has no contract for all of the days', () => {
    expect(boundOfLast([contract(2n, 1n, low)])).toBe(0)
    for (const days of [
      ['2026-03-02', last],
      [first, '2026-03-30'],
    ] as const)
      expect(boundOfLast([contract(1n, null, high, days), contract(2n, 1n, low)])).toBe(0)
    expect(
      boundOfLast([contract(1n, null, high, ['2026-02-28', '2026-04-01']), contract(2n, 1n, low)]),
    ).toBeUndefined()
  })

  it('is nothing in a circle, which no contract of the operator heads', () => {
    expect(boundOfLast([contract(1n, 2n, high), contract(2n, 1n, high)])).toBe(0)
  })

  it('is the same however often it is asked', () => {
    const contracts = [contract(1n, null, low), contract(2n, 1n, high)]
    const boundOf = rateBoundOf(contracts)
    expect([0, 1, 0, 1].map((index) => boundOf(contracts[index]!, figures))).toEqual([
      undefined,
      50_000,
      undefined,
      50_000,
    ])
  })
})

describe('what a contract costs', () => {
  it('is a percentage of what came in, with two decimals, rounded down', () => {
    expect(costShare({ revenue: money(300), cost: money(100) })).toBe(33.33)
    expect(costShare({ revenue: amountOfMillionths(1n), cost: amountOfMillionths(2n) })).toBe(200)
    expect(costShare({ revenue: zero, cost: money(100) })).toBeNull()
    expect(costShare({ revenue: money(-1), cost: money(100) })).toBeNull()
  })
})

describe('what is missing to a tier', () => {
  it('is nothing of a minimum that is met, and no rate is given before', () => {
    const { missing, carriedOut, rateMillionths } = computePay({
      tiers: [tier(1_000, 10_000, 1)],
      figures,
      base: money(10),
      carriedIn: zero,
      coin: 10_000n,
    })
    expect(missing).toEqual({ bets: money(500), profitLoss: zero, activeMembers: 0 })
    expect([carriedOut, rateMillionths]).toEqual([0n, 0])
    expect(rateFor([tier(1_000, 10_000)], figures)).toBe(0)
  })
})

describe('bets of one line on one event', () => {
  const bet = (validBets: number, won: number) => ({ validBets: money(validBets), won: money(won) })

  it('count together what the line won or lost there, whichever of them won it', () => {
    expect(countTogether([bet(60, 30), bet(40, -20)])).toEqual([money(6), money(4)])
    expect(countTogether([bet(60, -20), bet(40, 30)])).toEqual([money(6), money(4)])
    expect(countTogether([bet(60, 0), bet(40, 0)])).toEqual([zero, zero])
  })

  it('stay as they are where one of them was taken back', () => {
    expect(countTogether([bet(100, 10), bet(-20, 0)])).toEqual([money(100), money(-20)])
  })
})

describe('a chain without enough money', () => {
  const one = (agentId: bigint, uplineId: bigint | null, amount: bigint) => ({
    agentId,
    uplineId,
    amount: amountOfMillionths(amount),
  })
  const heldBackOf = (earned: readonly ReturnType<typeof one>[], wallet: bigint, coin: bigint): bigint[] => {
    const funded = fundChain(earned, () => amountOfMillionths(wallet), coin)
    return earned.map(({ agentId }) => funded.get(agentId)?.heldBack ?? -1n)
  }

  it('holds back whole coins from the downlines, and what is no coin to the last millionth', () => {
    const line = [one(1n, null, 0n), one(2n, 1n, 10n), one(3n, 1n, 20n)]
    expect(heldBackOf(line, 0n, 10n)).toEqual([0n, 10n, 20n])
    expect(heldBackOf(line, 20n, 10n)).toEqual([0n, 0n, 10n])
    expect(heldBackOf(line, 25n, 10n)).toEqual([0n, 1n, 4n])
    expect(heldBackOf([one(1n, null, 0n), one(2n, 1n, 15n), one(3n, 1n, 20n)], 25n, 10n)).toEqual([
      0n,
      4n,
      6n,
    ])
  })

  it('is headed by whoever has no upline, or one without pay', () => {
    expect(heldBackOf([one(1n, null, 5n), one(2n, 9n, 5n)], 0n, 1n)).toEqual([0n, 0n])
  })

  it('takes nothing from a wallet that is empty or below zero', () => {
    for (const available of [0n, -1n])
      expect(splitShortfall(amountOfMillionths(7n), amountOfMillionths(available))).toEqual({
        fromWallet: 0n,
        missing: 7n,
      })
    expect(splitShortfall(amountOfMillionths(7n), amountOfMillionths(1n))).toEqual({
      fromWallet: 1n,
      missing: 6n,
    })
  })
})

describe('tiers', () => {
  it('are three to six, from a millionth to everything', () => {
    const six = [1, 2, 3, 4, 5, 6].map((bets) => tier(bets, 1))
    expect(judgeTiers(six, undefined)).toBeUndefined()
    expect(judgeTiers([tier(1, 1), tier(2, 1), tier(3, 1_000_000)], undefined)).toBeUndefined()
    expect(judgeTiers([tier(1, 1), tier(2, 1), tier(3, 1_000_001)], undefined)).toEqual({
      problem: 'badRate',
      tier: 2,
    })
  })

  it('come from a form in per cent, and are whole only if every figure is one', () => {
    const draft = { key: 1, minBets: '100', minProfitLoss: '', minActiveMembers: '3', percent: '12.5' }
    const wire = wireTiers([draft])
    expect(wire).toEqual([{ minBets: 100, minProfitLoss: 0, minActiveMembers: 3, rate: 0.125 }])
    expect(tiersOfWire(wire)).toEqual([tier(100, 125_000, 3)])
    expect(areWhole(wire)).toBe(true)
    for (const field of ['minBets', 'minProfitLoss', 'minActiveMembers', 'percent'] as const)
      expect(areWhole(wireTiers([draft, { ...draft, [field]: 'x' }])), field).toBe(false)
  })
})

describe('days', () => {
  it('are counted from the first to the last, a leap year at most', () => {
    expect(everyDay({ firstDay: '2028-02-28', lastDay: '2028-03-01' })).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
    expect(everyDay({ firstDay: '2028-03-02', lastDay: '2028-03-01' })).toEqual([])
    expect(everyDay({ firstDay: '2020-01-01', lastDay: '2030-01-01' })).toHaveLength(366)
  })
})

it('names kinds, periods and states as members, operators and the database know them', () => {
  expect(contractKinds).toEqual(['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'])
  expect(periodTypes).toEqual(['Daily', 'Weekly', 'Semimonthly', 'Monthly'])
  expect(contractStatuses).toEqual(['Offered', 'Active', 'Rejected', 'Terminated'])
  expect(paymentStatuses).toEqual(['Pending', 'Not reached', 'Approved', 'Paid', 'Expired'])
  expect(offerLifeDays).toBe(7)
})
