// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent, type Fraction } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { DRAGON_TIGER_SPOTS, dragonTigerGame } from './maths.ts'
import { dragonTigerChance, dragonTigerReturn } from './returns.ts'

const edge = ({ numerator, denominator }: Fraction) =>
  toPercent(fraction(denominator - numerator, denominator), 4)

describe('dragon tiger', () => {
  it('returns on each spot what all 172,640 ordered pairs of eight decks return', () => {
    const sums = new Map<string, bigint>()
    const wins = new Map<string, bigint>()
    let pairs = 0n
    for (let dragon = 0; dragon < 416; dragon += 1)
      for (let tiger = 0; tiger < 416; tiger += 1) {
        if (dragon === tiger) continue
        pairs += 1n
        for (const spot of DRAGON_TIGER_SPOTS) {
          const parts = dragonTigerGame.returns(spot, [dragon % 52, tiger % 52])
          sums.set(spot, (sums.get(spot) ?? 0n) + BigInt(parts))
          if (parts > RETURN_ONE) wins.set(spot, (wins.get(spot) ?? 0n) + 1n)
        }
      }
    for (const spot of DRAGON_TIGER_SPOTS) {
      expect(dragonTigerReturn(spot)).toEqual(fraction(sums.get(spot)!, pairs * BigInt(RETURN_ONE)))
      expect(dragonTigerChance(spot)).toEqual(fraction(wins.get(spot)!, pairs))
    }
    // Unordered: 86,320 pairs, of which 6,448 tie and 1,456 tie in suit.
    expect([pairs / 2n, wins.get('tie')! / 2n, wins.get('suited-tie')! / 2n]).toEqual([
      86_320n,
      6_448n,
      1_456n,
    ])
  })

  it('has the published edges', () => {
    expect(edge(dragonTigerReturn('dragon'))).toBe('3.7349')
    expect(edge(dragonTigerReturn('tie'))).toBe('10.3614')
    expect(edge(dragonTigerReturn('suited-tie'))).toBe('13.9759')
    expect(edge(dragonTigerReturn('tiger-big'))).toBe('7.6923')
    expect(edge(fraction(31n * 9n, 415n))).toBe('32.7711')
  })
})
