// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent, type Fraction } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { SICBO_SPOTS, sicboGame } from './maths.ts'
import { sicboChance, sicboReturn } from './returns.ts'

const edge = ({ numerator, denominator }: Fraction) =>
  toPercent(fraction(denominator - numerator, denominator), 3)
const faces = [1, 2, 3, 4, 5, 6]
const throws = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third])),
)

describe('sic bo', () => {
  it('returns on each of its 52 spots what all 216 throws return', () => {
    expect(SICBO_SPOTS).toHaveLength(52)
    for (const spot of SICBO_SPOTS) {
      const returned = throws.map((dice) => sicboGame.returns(spot, dice))
      const sum = returned.reduce((total, parts) => total + parts, 0)
      expect([spot, sicboReturn(spot)]).toEqual([spot, fraction(BigInt(sum), 216n * BigInt(RETURN_ONE))])
      expect(sicboChance(spot)).toEqual(fraction(BigInt(returned.filter((parts) => parts > 0).length), 216n))
    }
  })

  it.each([
    ['small', '2.778'],
    ['even', '2.778'],
    ['total-4', '15.278'],
    ['total-16', '13.889'],
    ['total-6', '12.037'],
    ['total-14', '9.722'],
    ['total-8', '12.500'],
    ['total-9', '7.407'],
    ['total-11', '12.500'],
    ['double-3', '18.519'],
    ['triple-6', '16.204'],
    ['any-triple', '13.889'],
    ['pair-2-5', '2.778'],
    ['single-1', '7.870'],
  ])('has on %s the published edge of %s %%', (spot, published) => {
    expect(edge(sicboReturn(spot))).toBe(published)
  })

  it('shows faces from 1 to 6 for the smallest and the largest floats', () => {
    expect(sicboGame.deal([0, 0.5, 1 - 2 ** -32], [])).toEqual([{ type: 'dice', faces: [1, 4, 6] }])
  })
})
