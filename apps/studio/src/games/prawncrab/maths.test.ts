// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { PRAWN_CRAB_SPOTS, prawnCrabGame } from './maths.ts'
import { prawnCrabChance, prawnCrabReturn } from './returns.ts'

const faces = [1, 2, 3, 4, 5, 6]
const throws = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third])),
)

describe('fish, prawn, crab', () => {
  it('returns on each of its 22 spots what all 216 throws return', () => {
    expect(PRAWN_CRAB_SPOTS).toHaveLength(22)
    for (const spot of PRAWN_CRAB_SPOTS) {
      const returned = throws.map((dice) => prawnCrabGame.returns(spot, dice))
      const sum = returned.reduce((total, parts) => total + parts, 0)
      expect(prawnCrabReturn(spot)).toEqual(fraction(BigInt(sum), 216n * BigInt(RETURN_ONE)))
      expect(prawnCrabChance(spot)).toEqual(
        fraction(BigInt(returned.filter((parts) => parts > 0).length), 216n),
      )
    }
    const returns = ['fish', 'fish-coin', 'triple'].map((spot) => toPercent(prawnCrabReturn(spot), 3))
    expect(returns).toEqual(['92.130', '97.222', '86.111'])
  })

  it('pays one for each die that shows the symbol', () => {
    const paid = [
      [2, 3, 4],
      [1, 3, 4],
      [1, 1, 4],
      [1, 1, 1],
    ].map((dice) => prawnCrabGame.returns('fish', dice) / RETURN_ONE)
    expect(paid).toEqual([0, 2, 3, 4])
  })
})
