// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units, zero } from '../../money.ts'
import type { FightOutcome, ResultVersion } from '../model/result.ts'
import { settlePoolBet, validPoolBets } from './settle-pool-bet.ts'

const event = { kind: 'match', scheduledStartMs: 0, competitors: ['1', '2'] } as const
const fought = (outcome: FightOutcome): ResultVersion => ({
  version: 1,
  status: 'ended',
  venue: 'as_announced',
  source: 'play',
  endedAtMs: 1,
  result: { sport: 'cockfight', outcome, over: true },
})
const pool = { meron: units(6_000), wala: units(4_000) }
const settle = (version: ResultVersion | undefined, side: 'meron' | 'wala', stake: number, of = pool) =>
  settlePoolBet(event, version, { side, stake: units(stake) }, { pool: of, coin: 10_000n, atMs: 2 })

describe('a stake in the pool of a fight', () => {
  it('shares 95 % of both sides, as in the example of 6,000 against 4,000', () => {
    // 9,500 / 6,000 is 1.58333..., 9,500 / 4,000 is 2.375.
    expect(settle(fought('meron'), 'meron', 100).returned).toBe(158_330_000n)
    expect(settle(fought('wala'), 'wala', 100).returned).toBe(237_500_000n)
    expect(settle(fought('wala'), 'meron', 100)).toEqual({
      state: 'settled',
      reason: 'result',
      returned: zero,
    })
  })

  it.each(['bdd', 'ftd'] as const)('comes back after a draw (%s)', (outcome) => {
    for (const side of ['meron', 'wala'] as const)
      expect(settle(fought(outcome), side, 100)).toEqual({
        state: 'settled',
        reason: 'result',
        returned: units(100),
      })
  })

  it('comes back, whoever won, when a side would return 1.07 or less or has no stakes', () => {
    for (const of of [
      { meron: units(9_000), wala: units(1_000) },
      { meron: units(50), wala: zero },
    ])
      for (const outcome of ['meron', 'wala'] as const)
        expect(settle(fought(outcome), 'meron', 50, of)).toEqual({
          state: 'settled',
          reason: 'pool_cancelled',
          returned: units(50),
        })
  })

  it('waits for the result, and comes back when the fight is cancelled', () => {
    expect(settle(undefined, 'meron', 100)).toMatchObject({ state: 'open', reason: 'waits_for_result' })
    expect(settle({ ...fought('meron'), status: 'live', result: undefined }, 'meron', 100).state).toBe('open')
    expect(settle({ ...fought('meron'), status: 'cancelled', result: undefined }, 'wala', 100)).toEqual({
      state: 'settled',
      reason: 'cancelled',
      returned: units(100),
    })
  })

  it('never returns more together than was staked less the commission, unless all comes back', () => {
    const stakes = fc.array(
      fc.record({ side: fc.constantFrom('meron', 'wala'), stake: fc.bigInt({ min: 1n, max: 10n ** 12n }) }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(stakes, fc.constantFrom<FightOutcome>('meron', 'wala'), (list, winner) => {
        const bets = list.map(({ side, stake }) => ({ side, stake: amountOfMillionths(stake) }) as const)
        const sumOf = (side: string) =>
          amountOfMillionths(bets.reduce((sum, bet) => sum + (bet.side === side ? bet.stake : 0n), 0n))
        const of = { meron: sumOf('meron'), wala: sumOf('wala') }
        const settled = bets.map((bet) =>
          settlePoolBet(event, fought(winner), bet, { pool: of, coin: 10_000n, atMs: 2 }),
        )
        const returned = settled.reduce((sum, each) => sum + each.returned, 0n)
        const staked = of.meron + of.wala
        if (settled[0]!.reason === 'pool_cancelled') expect(returned).toBe(staked)
        else expect(returned * 100n).toBeLessThanOrEqual(staked * 95n)
      }),
    )
  })
})

describe('the valid bet of stakes in a pool', () => {
  it('is the lower of stake and profit, and the stake of a lost one', () => {
    const bet = (side: 'meron' | 'wala', stake: number, returned: bigint) => ({
      side,
      stake: units(stake),
      returned: amountOfMillionths(returned),
    })
    expect(validPoolBets([bet('meron', 100, 158_333_333n)], pool)).toEqual([58_333_333n])
    expect(validPoolBets([bet('wala', 100, 237_500_000n)], pool)).toEqual([units(100)])
    expect(validPoolBets([bet('wala', 100, 0n)], pool)).toEqual([units(100)])
    expect(validPoolBets([bet('wala', 100, 100_000_000n)], pool)).toEqual([zero])
  })

  it('counts only what both sides together could lose', () => {
    // 60 and 40 return 95 whoever wins: 5 of 100 are exposed.
    const [meron, wala] = validPoolBets(
      [
        { side: 'meron', stake: units(60), returned: units(95) },
        { side: 'wala', stake: units(40), returned: zero },
      ],
      { meron: units(60), wala: units(40) },
    )
    expect(meron).toBe(1_750_000n)
    expect(wala).toBe(units(2))
  })
})
