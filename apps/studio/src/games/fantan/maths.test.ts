// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { FANTAN_SPOTS, fantanGame } from './maths.ts'
import { fantanChance, fantanReturn } from './returns.ts'

describe('fan tan', () => {
  it('returns on each of its 24 spots what every number of beads returns', () => {
    expect(FANTAN_SPOTS).toHaveLength(24)
    const rests = Array.from({ length: 40 }, (_, more) =>
      fantanGame.judge(fantanGame.deal([(more + 0.5) / 40], [])),
    )
    for (const spot of FANTAN_SPOTS) {
      const returned = rests.map((rest) => fantanGame.returns(spot, rest))
      const sum = returned.reduce((total, parts) => total + parts, 0)
      expect(fantanReturn(spot)).toEqual(fraction(BigInt(sum), 40n * BigInt(RETURN_ONE)))
      const wins = returned.filter((parts) => parts > RETURN_ONE).length
      expect(fantanChance(spot)).toEqual(fraction(BigInt(wins), 40n))
    }
    const percents = ['fan-1', 'nim-1-3', 'kwok-4-1', 'ssh-1-2-3'].map((spot) =>
      toPercent(fantanReturn(spot), 2),
    )
    expect(percents).toEqual(['96.25', '97.50', '97.50', '98.75'])
  })

  it('counts four left beads as four', () => {
    expect([40, 41, 42, 43, 79].map((beads) => fantanGame.judge([{ type: 'beads', beads }]))).toEqual([
      4, 1, 2, 3, 3,
    ])
    expect([0, 1 - 2 ** -32].map((float) => fantanGame.deal([float], [])[0]!.beads)).toEqual([40, 79])
  })
})
