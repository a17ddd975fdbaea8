// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { recompute, type Reasons } from './recompute.ts'

const tier = (minBets: number, rate: number) => ({ minBets, minProfitLoss: 0, minActiveMembers: 0, rate })

/** 300,000 of bets at 0.3 %, of which one downline earned 1,000: 100 came from the wallet of the agent. */
const payment: Reasons = {
  paymentId: '00000000-0000-4000-8000-000000000000',
  contractId: null,
  kind: 'DAILY',
  account: 'linehead',
  from: null,
  periodType: 'Daily',
  periodStart: 0,
  periodEnd: 86_400_000,
  firstDay: '2027-03-16',
  lastDay: '2027-03-16',
  bets: 300_000,
  profitLoss: 200_000,
  activeMembers: 2,
  rate: 0.003,
  fullAmount: 900,
  amount: 900,
  toDownlines: 1_000,
  heldBack: 0,
  handedOn: 0,
  net: 0,
  fromWallet: 60,
  advanced: 40,
  status: 'Paid',
  createTime: 0,
  paidTime: 0,
  tiers: [tier(0, 0.001), tier(100_000, 0.002), tier(200_000, 0.003)],
  version: 1,
  base: 300_000,
  carriedIn: 0,
  carriedOut: 0,
  exact: {
    bets: '300000000000',
    profitLoss: '200000000000',
    base: '300000000000',
    carriedIn: '0',
    fullAmount: '900000000',
    amount: '900000000',
    toDownlines: '1000000000',
    heldBack: '0',
    net: '0',
    fromWallet: '60000000',
    advanced: '40000000',
    coin: '10000',
  },
  tier: 2,
  downlines: [{ account: 'lineagent', amount: 1_000 }],
  downlineCount: 1,
  postings: [],
}
const agrees = (change: Partial<Reasons>): boolean => recompute({ ...payment, ...change }).agrees
const exact = (change: Partial<Reasons['exact']>): Partial<Reasons> => ({
  exact: { ...payment.exact, ...change },
})

describe('the computation of a payment in the browser', () => {
  it('comes to what was paid', () => {
    expect(recompute(payment)).toMatchObject({ amount: 900, net: 0, agrees: true, missing: undefined })
  })

  it.each([
    ['the amount earned', { amount: 900.01 }],
    ['what it came to before the worth of the line bounded it', exact({ fullAmount: '910000000' })],
    ['the figures', exact({ base: '310000000000' })],
    ['what is left', exact({ net: '1' })],
    ['what was taken from the wallet', exact({ fromWallet: '50000000' })],
    ['what is owed', exact({ advanced: '0' })],
    ['what the downlines earned', { downlines: [{ account: 'lineagent', amount: 999 }] }],
  ])('says so if it differs from %s', (_, change) => {
    expect(agrees(change)).toBe(false)
  })

  it('counts what was held back, and no more than the contracts above give', () => {
    expect(agrees(exact({ heldBack: '30000000', fromWallet: '90000000' }))).toBe(true)
    expect(agrees(exact({ heldBack: '30000000' }))).toBe(false)
    expect(recompute({ ...payment, rate: 0.002 }).amount).toBe(600)
  })

  it('takes what the worth of the line left, and says that it bounded the payment', () => {
    const bounded = { amount: 500, ...exact({ amount: '500000000', fromWallet: '460000000' }) }
    expect(recompute({ ...payment, ...bounded })).toMatchObject({
      amount: 500,
      isBounded: true,
      agrees: true,
    })
    expect(recompute(payment).isBounded).toBe(false)
  })

  it('does not expect the missing part before the payment is made, nor downlines that are not listed', () => {
    expect(agrees({ ...exact({ fromWallet: '0', advanced: '0' }), status: 'Approved' })).toBe(true)
    expect(agrees({ downlines: [], downlineCount: 120 })).toBe(true)
  })
})
