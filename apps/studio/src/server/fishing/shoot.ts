// SPDX-License-Identifier: Apache-2.0
import { blastOf, laserTargets, netTargets, type PresentFish } from '../../games/fishing/pond/areas.ts'
import { takesOthers } from '../../games/fishing/pond/kinds.ts'
import { muzzleOf } from '../../games/fishing/pond/muzzles.ts'
import type { Weapon } from '../../games/fishing/pond/pond.ts'
import { resolveShot, type ShotResult } from '../../games/fishing/pond/resolve-shot.ts'
import { winsJackpot } from '../../games/fishing/pond/rolls.ts'
import { eventOfShot, type FishingEvent } from '../../games/fishing/story.ts'
import type { Millionths } from '../money.ts'
import { drawRolls } from './draw-rolls.ts'
import type { Load } from './load.ts'
import type { PondNow } from './pond-now.ts'

/** What a shot meets: the fish it may take, and those around an eel or a bombfish. */
export interface Targets {
  readonly met: readonly PresentFish[]
  readonly others: readonly PresentFish[]
}

/** What a bullet meets that hit a fish. Empty: it flies on. */
export function targetsOfHit(pond: PondNow, weapon: Weapon, hit: PresentFish, nowMs: number): Targets {
  if (weapon === 'single')
    return { met: [hit], others: takesOthers(hit.code) ? blastOf(hit, pond.present(nowMs)) : [] }
  return { met: netTargets(hit, pond.present(nowMs)), others: [] }
}

/** What lies on a laser's beam. */
export const targetsOfLaser = (pond: PondNow, chair: number, angle: number, nowMs: number): Targets => ({
  met: laserTargets(muzzleOf(chair), angle, pond.present(nowMs)),
  others: [],
})

export interface FiredShot {
  readonly load: Load
  /** The first of its bullets in the load. */
  readonly bullet: number
  readonly weapon: Weapon
}

export interface ResolvedShot extends ShotResult {
  readonly event: FishingEvent
  readonly winsJackpot: boolean
}

/** What a shot does, by the rolls of its first bullet. The pond loses what it takes. */
export function shoot(
  pond: PondNow,
  { load, bullet, weapon }: FiredShot,
  { met, others }: Targets,
  highestStake: Millionths,
): ResolvedShot {
  const rolls = drawRolls(load.seeds, bullet, 1 + 2 * met.length)
  const result = resolveShot({ weapon, met, others, rolls })
  pond.remove(result.taken.map(({ fish }) => fish))
  return {
    ...result,
    event: eventOfShot(bullet, { weapon, met, others }, result),
    winsJackpot: winsJackpot({ rolls, used: result.used, stake: load.stake, highestStake }),
  }
}
