// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { isFixed } from '../kinds.ts'
import { resolveShot } from '../resolve-shot.ts'
import { fastRolls, fastShot, type DrawRoll } from './fast-shots.ts'
import { aimsInTides, ROLLS, type Aim } from './ponds-for-tests.ts'
import { errorsOf, everyAim, simulateAim } from './simulate-shots.ts'

const SHOTS = 1_000
const BULLETS = 300_000
/** As in the long run with 100 million. */
const MOST_ERRORS = 3

function rollsFrom(draw: DrawRoll, { met }: Aim): number[] {
  const rolls = Array.from({ length: ROLLS }, () => 0)
  for (const [target, { code }] of met.entries()) {
    rolls[1 + 2 * target] = draw()
    if (!isFixed(code)) rolls[2 + 2 * target] = draw()
  }
  return rolls
}

describe('the fast simulation of shots', () => {
  it.each(everyAim)('does the same as the rules on the same rolls: %s at %s', async (weapon, code) => {
    for (const aim of await aimsInTides(weapon, code, 3)) {
      const [fast, slow] = [fastRolls(1, 7), fastRolls(1, 7)]
      const { shoot, used } = fastShot(aim)
      for (let shot = 0; shot < SHOTS; shot += 1) {
        const result = resolveShot({ ...aim, rolls: rollsFrom(slow, aim) })
        expect(shoot(fast)).toBe(result.taken.reduce((sum, { multiple }) => sum + multiple, 0))
        expect(used).toBe(result.used)
      }
    }
  })
})

it('stays within three standard errors of the stated return, with every weapon at every fish', async () => {
  const errors = await Promise.all(
    everyAim.map(async ([weapon, code]) => ({
      aim: `${weapon} at ${code}`,
      errors: errorsOf(await simulateAim(weapon, code, BULLETS)),
    })),
  )
  expect(errors.filter((one) => Math.abs(one.errors) > MOST_ERRORS)).toEqual([])
  // Of 86 aims about 27 lie beyond one standard error: fewer would mean that it is not one.
  const beyond = errors.filter((one) => Math.abs(one.errors) > 1).length
  expect(beyond).toBeGreaterThan(15)
  expect(beyond).toBeLessThan(42)
})
