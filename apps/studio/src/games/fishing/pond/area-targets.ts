// SPDX-License-Identifier: Apache-2.0
import { BEST_OF_BULLET } from '@tessera/rules/games/fishing/hall-stakes'
import { bestOf, takesOthers } from './kinds.ts'
import type { FishCode, Weapon } from './pond.ts'
import { weaponOf } from './weapons.ts'

/**
 * Those that an area weapon can take, of fish in the order of their distance: it passes over fish that take others with them, and ends
 * where the next one could bring the whole above the best of its bullets.
 */
export function areaTargets<Met extends { readonly code: FishCode }>(
  weapon: Weapon,
  met: readonly Met[],
): Met[] {
  const { cost, mostTargets } = weaponOf(weapon)
  const targets: Met[] = []
  let best = 0
  for (const one of met) {
    if (takesOthers(one.code)) continue
    best += bestOf(one.code)
    if (best > BEST_OF_BULLET * cost || targets.length === mostTargets) break
    targets.push(one)
  }
  return targets
}
