// SPDX-License-Identifier: Apache-2.0
import { MONEY_WHEEL, MONEY_WHEEL_SYMBOLS } from '@tessera/rules/games/rooms/money-wheel'
import { describe, expect, it } from 'vitest'
import { fraction, toPercent } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { flapperBend, pegsPassed } from './flapper.ts'
import { MONEY_WHEEL_SPOTS, moneyWheelGame } from './maths.ts'
import { moneyWheelChance, moneyWheelReturn } from './returns.ts'

const segments = Array.from({ length: 54 }, (_, segment) => segment)

describe('the money wheel', () => {
  it('has the published segments, none beside its like', () => {
    expect(MONEY_WHEEL_SYMBOLS.map((symbol) => MONEY_WHEEL.filter((each) => each === symbol).length)).toEqual(
      [24, 15, 7, 4, 2, 1, 1],
    )
    expect(segments.filter((at) => MONEY_WHEEL[at] === MONEY_WHEEL[(at + 1) % 54])).toEqual([])
  })

  it('returns on each spot what all 54 segments return, which are the published edges', () => {
    const results = segments.map((segment) =>
      moneyWheelGame.judge(moneyWheelGame.deal([(segment + 0.5) / 54], [])),
    )
    expect(results).toEqual(MONEY_WHEEL)
    for (const spot of MONEY_WHEEL_SPOTS) {
      const returned = results.map((result) => moneyWheelGame.returns(spot, result))
      const sum = returned.reduce((total, parts) => total + parts, 0)
      expect(moneyWheelReturn(spot)).toEqual(fraction(BigInt(sum), 54n * BigInt(RETURN_ONE)))
      const wins = returned.filter((parts) => parts > 0).length
      expect(moneyWheelChance(spot)).toEqual(fraction(BigInt(wins), 54n))
    }
    const edges = MONEY_WHEEL_SPOTS.map((spot) => {
      const { numerator, denominator } = moneyWheelReturn(spot)
      return toPercent(fraction(denominator - numerator, denominator), 2)
    })
    expect(edges).toEqual(['11.11', '16.67', '22.22', '18.52', '22.22', '24.07', '24.07'])
  })

  it('has a segment for every float', () => {
    expect([0, 1 - 2 ** -32].map((float) => moneyWheelGame.deal([float], [])[0]!.segment)).toEqual([0, 53])
  })
})

describe('the flapper of the money wheel', () => {
  it('hangs straight where the wheel stops, and is bent by each peg', () => {
    expect(segments.filter((segment) => flapperBend(segment) !== 0)).toEqual([])
    expect(flapperBend(0.5)).toBeGreaterThan(5)
    expect(flapperBend(0.4)).toBeLessThan(flapperBend(0.6))
    expect(flapperBend(0.7)).toBe(0)
  })

  it('clicks once for each peg that lets it go', () => {
    expect([pegsPassed(0, 0.6), pegsPassed(0.6, 0.7), pegsPassed(0, 54), pegsPassed(3, 3)]).toEqual([
      0, 1, 54, 0,
    ])
  })
})
