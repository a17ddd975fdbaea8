// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { isCancelled, poolFactor, poolReturn } from './fight-pool.ts'

const pool = { meronMinor: 600_000n, walaMinor: 400_000n }
const factorOf = (side: 'meron' | 'wala'): string => {
  const { numerator, denominator } = poolFactor(pool, side)!
  return (Number(numerator) / Number(denominator)).toFixed(4)
}

describe('the pool of a cockfight', () => {
  it('of 6,000 on Meron and 4,000 on Wala pays 1.5833 and 2.3750', () => {
    expect(factorOf('meron')).toBe('1.5833')
    expect(factorOf('wala')).toBe('2.3750')
  })

  it('returns to the winners together no more than the pool less its commission', () => {
    expect(poolReturn(10_000n, 'meron', pool, 'meron')).toBe(15_833n)
    expect(poolReturn(10_000n, 'wala', pool, 'meron')).toBe(0n)
    const stakes = [1n, 7n, 99_992n, 500_000n]
    const paid = stakes.reduce((sum, stake) => sum + poolReturn(stake, 'meron', pool, 'meron'), 0n)
    expect(paid).toBeLessThanOrEqual(950_000n)
  })

  it('gives stakes back after a draw and when the fight is cancelled', () => {
    for (const outcome of ['bdd', 'ftd', 'cancelled'] as const)
      expect(poolReturn(10_000n, 'meron', pool, outcome)).toBe(10_000n)
  })

  it('cancels a fight in which a side would be paid 1.07 or less, or has no stakes', () => {
    expect(isCancelled(pool)).toBe(false)
    expect(isCancelled({ meronMinor: 950n, walaMinor: 120n })).toBe(true) // 0.95 x 1070 / 950 = 1.07
    expect(isCancelled({ meronMinor: 950n, walaMinor: 122n })).toBe(false)
    expect(isCancelled({ meronMinor: 950n, walaMinor: 0n })).toBe(true)
    expect(poolReturn(100n, 'meron', { meronMinor: 950n, walaMinor: 0n }, 'meron')).toBe(100n)
  })
})
