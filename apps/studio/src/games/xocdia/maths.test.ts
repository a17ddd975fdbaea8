// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { XOCDIA_SPOTS, xocdiaGame } from './maths.ts'
import { xocdiaChance, xocdiaReturn } from './returns.ts'

describe('xoc dia', () => {
  it('returns on each spot what all 16 falls of the discs return', () => {
    const falls = Array.from({ length: 16 }, (_, bits) =>
      xocdiaGame.judge(
        xocdiaGame.deal(
          [0, 1, 2, 3].map((disc) => ((bits >> disc) & 1) / 2),
          [],
        ),
      ),
    )
    for (const spot of XOCDIA_SPOTS) {
      const returned = falls.map((red) => xocdiaGame.returns(spot, red))
      const sum = returned.reduce((total, parts) => total + parts, 0)
      expect(xocdiaReturn(spot)).toEqual(fraction(BigInt(sum), 16n * BigInt(RETURN_ONE)))
      expect(xocdiaChance(spot)).toEqual(fraction(BigInt(returned.filter((parts) => parts > 0).length), 16n))
    }
    expect(XOCDIA_SPOTS.map((spot) => toPercent(xocdiaReturn(spot), 2))).toEqual([
      '97.50',
      '97.50',
      '93.75',
      '96.25',
      '97.50',
      '96.25',
      '93.75',
    ])
  })
})
