// SPDX-License-Identifier: Apache-2.0
import type { Weapon } from './pond.ts'

export interface WeaponRules {
  /** Bullets that a shot takes. */
  readonly cost: number
  /** Shots a second, at most. */
  readonly perSecond: number
  /** So many fish one shot meets at most. */
  readonly mostTargets: number
  /** In units of the pond: a bullet's own radius, how far a net reaches, half the width of a laser's beam. */
  readonly radius: number
  /** Units of the pond a second; 0: hits at once. */
  readonly speed: number
}

const weapons: Readonly<Record<Weapon, WeaponRules>> = {
  single: { cost: 1, perSecond: 10, mostTargets: 1, radius: 10, speed: 1_100 },
  net: { cost: 3, perSecond: 4, mostTargets: 6, radius: 170, speed: 900 },
  laser: { cost: 10, perSecond: 1, mostTargets: 12, radius: 26, speed: 0 },
}

export const weaponOf = (weapon: Weapon): WeaponRules => weapons[weapon]

/** Bullets of a load are fired within so long of its first one; the others come back. */
export const LOAD_MS = 2_000
/** A bullet that met no fish for so long comes back. */
export const LONGEST_FLIGHT_MS = 10_000
