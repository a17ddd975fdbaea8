// SPDX-License-Identifier: Apache-2.0
import type { Weapon } from '../../games/fishing/pond/pond.ts'
import { weaponOf } from '../../games/fishing/pond/weapons.ts'

/** Pages send what was fired in bunches, and networks deliver those in bunches. */
const BUNCH_MS = 400

/** When a gun has reloaded: the moment of the shot after next at an even pace. */
export type Reloaded = number

/** Whether a shot may be fired now, by the server's clock: answers when the gun has reloaded, or undefined for a shot that comes too early. */
export function reloadAfter(reloadedAtMs: Reloaded, weapon: Weapon, nowMs: number): Reloaded | undefined {
  if (reloadedAtMs > nowMs + BUNCH_MS) return undefined
  return Math.max(reloadedAtMs, nowMs) + 1_000 / weaponOf(weapon).perSecond
}
