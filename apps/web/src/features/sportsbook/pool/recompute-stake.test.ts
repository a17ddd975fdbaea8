// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { recomputeStake, returnNow, type Stake } from './recompute-stake.ts'

const startsAt = 1_800_000_000_000
const stake = (change: Partial<Stake> = {}, outcome: string | null = 'wala'): Stake => ({
  betId: '0b6b1f0e-6f0a-4a65-9d8e-000000000001',
  event: { id: '17', home: 'Red', away: 'White', startsAt, outcome },
  side: 'wala',
  stake: 1_000,
  currency: 'USD',
  status: 'settled',
  returned: 2_375,
  reason: 'result',
  settlements: 1,
  pool: {
    meron: { staked: 6_000, returns: 1_583 },
    wala: { staked: 4_000, returns: 2_375 },
    currency: 'USD',
    plasadaPercent: 5,
  },
  result: {
    version: 1,
    status: 'ended',
    venue: 'as_announced',
    said: JSON.stringify({ sport: 'cockfight', outcome, over: true }),
    endedAt: startsAt + 600_000,
    saidAtDeadline: null,
    voidedMarkets: [],
  },
  placedAt: startsAt - 60_000,
  endedAt: startsAt + 600_000,
  ...change,
})

describe('a stake in a pool, computed again', () => {
  it('shares 9,500 of 10,000 among the winners of 4,000: 1,000 return 2,375', () => {
    expect(recomputeStake(stake())).toEqual({ reason: 'result', returned: 2_375 })
    expect(recomputeStake(stake({ side: 'meron' }))).toEqual({ reason: 'result', returned: 0 })
    expect(returnNow(stake())).toBe(2_375)
    expect(returnNow(stake({ side: 'meron' }))).toBe(1_583.33)
  })

  it('comes back after a draw, and when a side has no stakes', () => {
    expect(recomputeStake(stake({}, 'bdd'))).toMatchObject({ returned: 1_000 })
    const alone = { ...stake().pool, meron: { staked: 0, returns: null } }
    expect(recomputeStake(stake({ pool: alone }))).toEqual({ reason: 'pool_cancelled', returned: 1_000 })
  })

  it('agrees with nothing while there is no result, or one that cannot be read', () => {
    expect(recomputeStake(stake({ result: null }))).toBeUndefined()
    expect(recomputeStake(stake({ result: { ...stake().result!, said: '{' } }))).toBeUndefined()
    expect(
      recomputeStake(stake({ result: { ...stake().result!, said: '{"sport":"chess"}' } })),
    ).toBeUndefined()
  })
})
