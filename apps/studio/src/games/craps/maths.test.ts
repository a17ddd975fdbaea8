// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent, type Fraction } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { CRAPS_SPOTS, CRAPS_ROLLS, crapsDice, crapsGame, decidedReturn, type CrapsEvent } from './maths.ts'
import { crapsChance, crapsReturn } from './returns.ts'

type Dice = CrapsEvent['dice']
const edge = ({ numerator, denominator }: Fraction) =>
  toPercent(fraction(denominator - numerator, denominator), 3)
const throws = Array.from({ length: 36 }, (_, number): Dice => crapsDice((number + 0.5) / 36))

/**
 * The mean return after some rolls that decide nothing: a roll that decides nothing either changes nothing, so
 * the mean is that over the rolls that decide.
 */
function meanAfter(spot: string, rolls: readonly Dice[]): Fraction {
  const decided = throws
    .map((dice) => decidedReturn(spot, [...rolls, dice]))
    .filter((parts) => parts !== undefined)
  return fraction(
    decided.reduce((sum, parts) => sum + BigInt(parts), 0n),
    BigInt(decided.length) * BigInt(RETURN_ONE),
  )
}

/** The mean return over all rounds that are played until the spot is decided. */
function meanOf(spot: string): Fraction {
  let [numerator, denominator] = [0n, 1n]
  for (const dice of throws) {
    const parts = decidedReturn(spot, [dice])
    const mean = parts === undefined ? meanAfter(spot, [dice]) : fraction(BigInt(parts), BigInt(RETURN_ONE))
    numerator = numerator * mean.denominator + mean.numerator * denominator
    denominator *= mean.denominator
  }
  return fraction(numerator, denominator * 36n)
}

describe('craps', () => {
  it('returns on each of its 19 spots what rolling until it is decided returns', () => {
    expect(CRAPS_SPOTS).toHaveLength(19)
    for (const spot of CRAPS_SPOTS) expect([spot, crapsReturn(spot)]).toEqual([spot, meanOf(spot)])
  })

  it.each([
    ['pass', '1.414'],
    ['dont-pass', '1.364'],
    ['field', '2.778'],
    ['any-seven', '16.667'],
    ['any-craps', '11.111'],
    ['place-6', '1.515'],
    ['place-9', '4.000'],
    ['place-4', '6.667'],
    ['hard-8', '9.091'],
    ['hard-10', '11.111'],
    ['roll-2', '13.889'],
    ['roll-11', '11.111'],
  ])('has on %s an edge of %s %%', (spot, percent) => {
    expect(edge(crapsReturn(spot))).toBe(percent)
  })

  it('has the edges of the rules to four decimals', () => {
    expect(crapsChance('pass')).toEqual({ numerator: 244n, denominator: 495n })
    const four = (spot: string) => {
      const { numerator, denominator } = crapsReturn(spot)
      return toPercent(fraction(denominator - numerator, denominator), 4)
    }
    expect([four('pass'), four('dont-pass')]).toEqual(['1.4141', '1.3636'])
  })

  it('rolls until the last chip is decided and no further', () => {
    const at = (first: number, second: number) => ((first - 1) * 6 + second - 0.5) / 36
    const floats = [at(3, 3), at(1, 2), at(6, 6), at(2, 4), at(3, 4), at(1, 1)]
    expect(crapsGame.deal(floats, ['field'])).toHaveLength(1)
    expect(crapsGame.deal(floats, ['pass'])).toHaveLength(4)
    const events = crapsGame.deal(floats, ['pass', 'place-8', 'hard-6', 'field'])
    expect(events).toHaveLength(5)
    const rolls = crapsGame.judge(events)
    const paid = ['pass', 'place-8', 'hard-6', 'place-6', 'field', 'dont-pass'].map((spot) =>
      crapsGame.returns(spot, rolls),
    )
    expect(paid).toEqual([2 * RETURN_ONE, 0, 10 * RETURN_ONE, 650, 0, 0])
  })

  it('gives a chip back that 96 rolls do not decide', () => {
    const floats = Array.from({ length: CRAPS_ROLLS }, () => 1.5 / 36)
    const events = crapsGame.deal(floats, ['place-4'])
    expect(events).toHaveLength(CRAPS_ROLLS)
    expect(crapsGame.returns('place-4', crapsGame.judge(events))).toBe(RETURN_ONE)
  })

  it('bounds every round by the best of its 35 results', () => {
    let state = 7
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return state / 2 ** 31
    }
    const most = (rolls: readonly Dice[]) =>
      CRAPS_SPOTS.reduce((sum, spot) => sum + crapsGame.returns(spot, rolls), 0)
    const best = Math.max(...crapsGame.best.map(most))
    for (let round = 0; round < 3_000; round += 1) {
      const events = crapsGame.deal(Array.from({ length: CRAPS_ROLLS }, random), CRAPS_SPOTS)
      expect(most(crapsGame.judge(events))).toBeLessThanOrEqual(best)
    }
  })
})
