// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { toPercent, type Fraction } from '../../fair/fraction.ts'
import { baccaratReturn } from '../../games/baccarat/returns.ts'
import { casesRtp } from '../../games/cases/maths.ts'
import { crapsReturn } from '../../games/craps/returns.ts'
import { diamondsRtp } from '../../games/diamonds/maths.ts'
import { diceRtp } from '../../games/dice/maths.ts'
import { kenoRtp } from '../../games/keno/maths.ts'
import { plinkoRtp } from '../../games/plinko/maths.ts'
import { wheelRtp } from '../../games/wheel/maths.ts'
import type { GameCode, GameParameters } from '../../protocol.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { fastFloats } from '../../runtime/simulator/fast-floats.ts'
import { addRounds, noTotals, returnOf, type Totals } from '../../runtime/simulator/totals.ts'
import { gameChecks } from '../verify/game-checks.ts'

const ROUNDS = 60_000

function simulated<Code extends GameCode>(check: GameCheck<Code>, parameters: GameParameters[Code]): Totals {
  const floats = Array.from({ length: check.floats(parameters) }, () => 0)
  const draw = fastFloats([1, 2, 3])
  return addRounds(noTotals, ROUNDS, () => {
    draw(floats)
    return check.pays(parameters, floats) ?? Number.NaN
  })
}

function expectWithin(totals: Totals, stated: Fraction): void {
  const { mean, band } = returnOf(totals)
  expect(totals.rounds).toBe(ROUNDS)
  expect(band).toBeGreaterThan(0)
  expect(Math.abs(mean - Number(toPercent(stated, 6)) / 100)).toBeLessThan(band)
}

describe('the simulator', () => {
  it('comes out where the stated returns are', () => {
    const keno = { risk: 'low', picks: [1, 2, 3] } as const
    expectWithin(simulated(gameChecks.keno, keno), kenoRtp(keno))
    const wheel = { segments: 30, risk: 'high' } as const
    expectWithin(simulated(gameChecks.wheel, wheel), wheelRtp(wheel))
    const plinko = { rows: 10, risk: 'medium' } as const
    expectWithin(simulated(gameChecks.plinko, plinko), plinkoRtp(plinko))
    const dice = { direction: 'over', targetHundredths: 7500 } as const
    expectWithin(simulated(gameChecks.dice, dice), diceRtp(dice))
    expectWithin(simulated(gameChecks.diamonds, {}), diamondsRtp())
    const cases = { difficulty: 'easy' } as const
    expectWithin(simulated(gameChecks.cases, cases), casesRtp(cases))
    const banker = { chips: [{ spot: 'banker', amount: '1' }] }
    expectWithin(simulated(gameChecks.baccarat, banker), baccaratReturn('banker', 'commission'))
    const pass = { chips: [{ spot: 'pass', amount: '1' }] }
    expectWithin(simulated(gameChecks.craps, pass), crapsReturn('pass'))
  })

  it('draws all values of a float alike', () => {
    const draw = fastFloats([7, 8, 9])
    const floats = Array.from({ length: 200_000 }, () => 0)
    draw(floats)
    const counts = Array.from({ length: 16 }, () => 0)
    for (const float of floats) counts[Math.floor(float * 16)]! += 1
    const expected = floats.length / 16
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // The 99.9 % point of 15 degrees of freedom; these seeds are fixed.
    expect(chiSquare).toBeLessThan(37.7)
  })
})
