// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../../fair/card-room/chance-for-tests.ts'
import { areaTargets } from '../area-targets.ts'
import { blastOf, laserTargets, netTargets, presentAt, type PresentFish } from '../areas.ts'
import { chainedWith } from '../chain-fish.ts'
import { muzzleOf } from '../muzzles.ts'
import { FISH_CODES, type FishCode, type Weapon } from '../pond.ts'
import { ROLL_VALUES } from '../odds.ts'
import type { MetFish, Shot } from '../resolve-shot.ts'
import { tideOf } from '../tide-of.ts'

/** What a shot meets, without its rolls. */
export type Aim = Omit<Shot, 'rolls'>

export const numbered = (codes: readonly FishCode[], from = 1): MetFish[] =>
  codes.map((code, index) => ({ fish: from + index, code }))

/** A roll that takes nothing. */
export const NEVER = ROLL_VALUES - 1
/** So many rolls a bullet has. */
export const ROLLS = 64

const someFish = (chance: Chance, count: number): FishCode[] =>
  Array.from({ length: count }, () => FISH_CODES[chance.below(FISH_CODES.length)]!)

/** Fish of any kinds around a shot, also such as swim together in no tide; it may aim at one kind. */
export function randomAim(chance: Chance, weapon: Weapon, aimed?: FishCode): Aim {
  const met = numbered([...(aimed ? [aimed] : []), ...someFish(chance, 1 + chance.below(16))])
  const others = numbered(someFish(chance, chance.below(20)), 100)
  if (weapon !== 'single') return { weapon, met: areaTargets(weapon, met), others: [] }
  return { weapon, met: met.slice(0, 1), others: chainedWith(met[0]!.code, others) }
}

/** Rolls of which about half take what they can. */
export const randomRolls = (chance: Chance): number[] =>
  Array.from({ length: ROLLS }, () =>
    chance.below(2) === 0 ? chance.below(ROLL_VALUES) : chance.below(ROLL_VALUES / 64),
  )

/** What a weapon meets that aims at a fish of this kind, in tides as they swim. */
export async function aimsInTides(weapon: Weapon, code: FishCode, count: number): Promise<Aim[]> {
  const aims: Aim[] = []
  for (let tide = 0; aims.length < count; tide += 1) {
    const { fish, durationMs } = await tideOf(`aims at ${code} ${tide}`)
    const target = fish.find((one) => one.code === code && one.bornMs + one.swimMs / 2 < durationMs)
    if (!target) continue
    const present = presentAt(
      { kind: 'open', durationMs, fish },
      target.bornMs + target.swimMs / 2,
      new Set(),
    )
    const hit = present.find((one) => one.fish === target.id)
    if (hit) aims.push(aimAt(weapon, hit, present))
  }
  return aims
}

function aimAt(weapon: Weapon, hit: PresentFish, present: readonly PresentFish[]): Aim {
  if (weapon === 'single') return { weapon, met: [hit], others: blastOf(hit, present) }
  if (weapon === 'net') return { weapon, met: netTargets(hit, present), others: [] }
  const muzzle = muzzleOf(hit.fish % 4)
  const angle = Math.round((Math.atan2(hit.at.y - muzzle.y, hit.at.x - muzzle.x) * 1_800) / Math.PI)
  return { weapon, met: laserTargets(muzzle, angle, present), others: [] }
}
