// SPDX-License-Identifier: Apache-2.0
import { fishKinds, takesOthers } from '../kinds.ts'
import { ROLL_VALUES } from '../odds.ts'
import { FISH_CODES, WEAPONS, type FishCode, type Weapon } from '../pond.ts'
import { statedReturn, takingRolls } from './exact-return.ts'
import { fastRolls, fastShot } from './fast-shots.ts'
import { aimsInTides, type Aim } from './ponds-for-tests.ts'

/** How many ponds of tides an aim is simulated in, with equally many bullets each. */
export const PONDS_OF_AIM = 10

/** Every weapon with every fish that it can take. */
export const everyAim: readonly (readonly [weapon: Weapon, code: FishCode])[] = WEAPONS.flatMap((weapon) =>
  FISH_CODES.filter((code) => weapon === 'single' || !takesOthers(code)).map(
    (code) => [weapon, code] as const,
  ),
)

export interface SimulatedAim {
  readonly bullets: number
  /** In stakes of one bullet. */
  readonly returned: number
  /** What the rules state for so many bullets, not rounded. */
  readonly stated: number
  /** The square of the standard error of `returned`, from the exact chances. */
  readonly variance: number
}

/** Simulates at least so many bullets of an aim, always the same. */
export async function simulateAim(weapon: Weapon, code: FishCode, bullets: number): Promise<SimulatedAim> {
  const simulation = everyAim.findIndex(([one, other]) => one === weapon && other === code)
  const aims = await aimsInTides(weapon, code, PONDS_OF_AIM)
  const sum = { bullets: 0, returned: 0, stated: 0, variance: 0 }
  for (const [pond, aim] of aims.entries()) {
    const { shoot, used } = fastShot(aim)
    const draw = fastRolls(simulation, pond)
    const shots = Math.ceil(bullets / PONDS_OF_AIM / used)
    for (let shot = 0; shot < shots; shot += 1) sum.returned += shoot(draw)
    const { numerator, denominator } = statedReturn(aim)
    sum.bullets += shots * used
    sum.stated += (shots * Number(numerator)) / Number(denominator)
    sum.variance += shots * varianceOf(aim)
  }
  return sum
}

/** The variance of what one shot returns: targets are taken independently of each other. */
function varianceOf(aim: Aim): number {
  const along = aim.others.reduce((sum, { code }) => sum + fishKinds[code].mean, 0)
  return aim.met.reduce((sum, { code }, target) => {
    const chance = takingRolls(aim, target) / ROLL_VALUES
    const { multiples, mean } = fishKinds[code]
    const squares = multiples.reduce(
      (total, { multiple, weight }) => total + (weight / 64) * (multiple + along) ** 2,
      0,
    )
    return sum + chance * squares - (chance * (mean + along)) ** 2
  }, 0)
}

/** How many standard errors an aim is away from what the rules state. */
export const errorsOf = ({ returned, stated, variance }: SimulatedAim): number =>
  (returned - stated) / Math.sqrt(variance)
