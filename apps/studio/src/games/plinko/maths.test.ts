// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction, toPercent } from '../../fair/fraction.ts'
import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  checkPlinkoBet,
  plinkoPath,
  plinkoRtp,
  plinkoSlot,
  plinkoTable,
  type PlinkoBet,
} from './maths.ts'
import { buildPlinkoStory } from './story.ts'

describe('plinko', () => {
  it.each([
    [8, 'low', '98.984'],
    [8, 'medium', '98.906'],
    [8, 'high', '99.063'],
    [9, 'low', '98.984'],
    [9, 'medium', '99.141'],
    [9, 'high', '99.063'],
    [10, 'low', '99.004'],
    [10, 'medium', '98.906'],
    [10, 'high', '99.063'],
    [11, 'low', '99.004'],
    [11, 'medium', '99.023'],
    [11, 'high', '99.160'],
    [12, 'low', '98.979'],
    [12, 'medium', '98.989'],
    [12, 'high', '99.116'],
    [13, 'low', '98.999'],
    [13, 'medium', '98.994'],
    [13, 'high', '99.087'],
    [14, 'low', '99.000'],
    [14, 'medium', '98.994'],
    [14, 'high', '98.978'],
    [15, 'low', '99.001'],
    [15, 'medium', '98.998'],
    [15, 'high', '99.026'],
    [16, 'low', '98.999'],
    [16, 'medium', '98.988'],
    [16, 'high', '98.976'],
  ] as const)('returns what is stated for %i rows, risk %s: %s %%', (rows, risk, percent) => {
    expect(toPercent(plinkoRtp({ rows, risk }), 3)).toBe(percent)
  })

  it('proves the return by playing every one of the 2^rows paths', () => {
    for (const rows of PLINKO_ROWS) {
      for (const risk of PLINKO_RISKS) {
        const bet: PlinkoBet = { rows, risk }
        const table = plinkoTable(bet)
        let total = 0
        for (let path = 0; path < 2 ** rows; path += 1) {
          const floats = Array.from({ length: rows }, (_, row) => ((path >> row) & 1) / 2)
          total += table[plinkoSlot(plinkoPath(bet, floats))]!
        }
        expect(compare(plinkoRtp(bet), fraction(BigInt(total), 2n ** BigInt(rows) * 1_000_000n))).toBe(0)
      }
    }
  })

  it('has a mirrored table with one more slot than rows', () => {
    for (const rows of PLINKO_ROWS) {
      for (const risk of PLINKO_RISKS) {
        const table = plinkoTable({ rows, risk })
        expect(table).toHaveLength(rows + 1)
        expect([...table].reverse()).toEqual(table)
      }
    }
  })

  it('turns right from one half upwards', () => {
    const below = (2 ** 31 - 1) / 2 ** 32
    expect(plinkoPath({ rows: 8, risk: 'low' }, [0.5, below, 0, 0.9, 0.5, below, 1 - 2 ** -32, 0])).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
      true,
      false,
    ])
  })

  it('returns each bounce, the slot and the payout', () => {
    const given = buildPlinkoStory(
      { rows: 8, risk: 'high' },
      { amount: 2_000_000n, unit: 10_000n },
      Array.from({ length: 8 }, () => 0.75),
    )
    expect(given.events).toHaveLength(9)
    expect(given.events[0]).toEqual({ type: 'bounce', row: 0, right: true })
    expect(given.events[8]).toEqual({ type: 'land', slot: 8 })
    expect(given.payout).toBe(58_000_000n)
  })

  it('refuses rows and risks without a table', () => {
    expect(() => checkPlinkoBet({ rows: 7, risk: 'low' })).toThrow('studio.badRows')
    expect(() => checkPlinkoBet({ rows: 8, risk: 'mad' })).toThrow('studio.badRisk')
  })
})
