// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../../../fair/card-room/chance-for-tests.ts'
import { compare, fraction, type Fraction } from '../../../../fair/fraction.ts'
import { bestOf, fishKinds, takesOthers } from '../kinds.ts'
import { FISH_CODES, type Weapon } from '../pond.ts'
import { resolveShot } from '../resolve-shot.ts'
import { weaponOf } from '../weapons.ts'
import { exactReturn, minus, roundingOf, statedReturn, takingRolls } from './exact-return.ts'
import { numbered, randomAim, randomRolls, type Aim } from './ponds-for-tests.ts'

/** Thousands of ponds for each weapon. */
const PONDS = 3_000
const none = fraction(0n, 1n)

/** Whether a shot returns what is stated, less at most what rounding takes. */
function expectStated(aim: Aim, stated: Fraction = statedReturn(aim)): void {
  const less = minus(stated, exactReturn(aim))
  expect(compare(less, none)).toBeGreaterThanOrEqual(0)
  expect(compare(less, roundingOf(aim))).toBeLessThan(0)
}

describe('a single bullet', () => {
  it.each(FISH_CODES)('returns 96 or 95 percent by all its rolls: %s', (code) => {
    const { mean } = fishKinds[code]
    expectStated(
      { weapon: 'single', met: numbered([code]), others: [] },
      fraction(mean <= 60 ? 96n : 95n, 100n),
    )
  })

  it('returns as much from an eel or a bombfish, whatever is around it', () => {
    let most = 0
    for (let pond = 0; pond < PONDS; pond += 1)
      for (const code of ['eel', 'bombfish'] as const) {
        const aim = randomAim(chanceOf(pond), 'single', code)
        expectStated(aim)
        most = Math.max(most, aim.others.length)
      }
    expect(most).toBe(12)
  })
})

describe.each(['net', 'laser'] as const satisfies readonly Weapon[])('a %s', (weapon) => {
  it('returns what its formula says, in exact fractions, in thousands of ponds', () => {
    const sizes = new Set<number>()
    for (let pond = 0; pond < PONDS; pond += 1) {
      const aim = randomAim(chanceOf(pond), weapon)
      if (aim.met.length > 0) expectStated(aim)
      sizes.add(aim.met.length)
    }
    expect(Math.max(...sizes)).toBe(weaponOf(weapon).mostTargets)
  })

  it('takes no fish for certain, and each by its own roll alone', () => {
    for (let pond = 0; pond < PONDS; pond += 1) {
      const chance = chanceOf(pond)
      const aim = randomAim(chance, weapon)
      const rolls = randomRolls(chance)
      const { taken, met } = resolveShot({ ...aim, rolls })
      for (const [target, { fish }] of aim.met.entries()) {
        const taking = takingRolls(aim, target)
        expect(taking).toBeLessThan(2 ** 32)
        expect(taken.some((one) => one.fish === fish)).toBe(rolls[1 + 2 * target]! < taking)
      }
      expect(met).toEqual(aim.met.map(({ fish }) => fish))
    }
  })

  it('plays no more bullets than it costs or than the fish return', () => {
    for (let pond = 0; pond < PONDS; pond += 1) {
      const chance = chanceOf(pond)
      const aim = randomAim(chance, weapon)
      const { used } = resolveShot({ ...aim, rolls: randomRolls(chance) })
      const worth = aim.met.reduce((sum, { code }) => sum + fishKinds[code].mean, 0)
      expect(used).toBe(Math.min(weaponOf(weapon).cost, worth))
    }
    const sprat = { weapon, met: numbered(['sprat']), others: [], rolls: randomRolls(chanceOf(1)) }
    expect(resolveShot(sprat).used).toBe(2)
    expect(resolveShot({ ...sprat, met: [] })).toMatchObject({ used: 0, taken: [] })
  })
})

it('never returns more than 500 stakes for a bullet that was played', () => {
  let best = 0
  for (let pond = 0; pond < PONDS; pond += 1)
    for (const weapon of ['single', 'net', 'laser'] as const) {
      const aim = randomAim(chanceOf(pond), weapon)
      // Every roll takes, and draws the most.
      const rolls = Array.from({ length: 64 }, (_, index) => (index % 2 === 1 ? 0 : 2 ** 32 - 1))
      const { used, taken } = resolveShot({ ...aim, rolls })
      const total = taken.reduce((sum, { multiple }) => sum + multiple, 0)
      expect(total).toBe([...aim.met, ...aim.others].reduce((sum, { code }) => sum + bestOf(code), 0))
      expect(total).toBeLessThanOrEqual(500 * used)
      best = Math.max(best, total / Math.max(used, 1))
    }
  expect(best).toBe(500)
})

it('passes areas over fish whose return depends on others', () => {
  for (let pond = 0; pond < PONDS; pond += 1)
    for (const weapon of ['net', 'laser'] as const)
      expect(randomAim(chanceOf(pond), weapon).met.some(({ code }) => takesOthers(code))).toBe(false)
})
