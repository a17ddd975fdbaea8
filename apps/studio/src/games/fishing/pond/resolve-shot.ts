// SPDX-License-Identifier: Apache-2.0
import { areaTargets } from './area-targets.ts'
import { chainedWith } from './chain-fish.ts'
import { fishKinds, takesOthers } from './kinds.ts'
import { multipleOf, thresholdOf } from './odds.ts'
import type { FishCode, Weapon } from './pond.ts'
import { weaponOf } from './weapons.ts'

/** A fish of the tide and its kind: all that a shot's result depends on. */
export interface MetFish {
  readonly fish: number
  readonly code: FishCode
}

export interface TakenFish extends MetFish {
  /** What it returns, as a multiple of the stake of one bullet. */
  readonly multiple: number
  /** The fish that took it with itself. */
  readonly by?: number
}

export interface Shot {
  readonly weapon: Weapon
  /** What it met, nearest first (`areas.ts`); of a single bullet one fish. */
  readonly met: readonly MetFish[]
  /** The fish around an eel or a bombfish, nearest first (`blastOf`); without meaning for others. */
  readonly others: readonly MetFish[]
  /** The rolls of its first bullet (`rolls.ts`). */
  readonly rolls: readonly number[]
}

export interface ShotResult {
  /** Bullets that were played; the rest of what the shot cost comes back. */
  readonly used: number
  readonly taken: readonly TakenFish[]
  /** The pond stands still for `FREEZE_MS`. */
  readonly freezes: boolean
  /** The fish that had a chance to be taken by themselves. */
  readonly met: readonly number[]
}

/** So long the pond stands still after a freezing fish was taken. */
export const FREEZE_MS = 6_000

/** The first roll of a bullet is the jackpot's; then each target has two. */
const rollsOf = (rolls: readonly number[], target: number): { kill: number; multiple: number } => ({
  kill: rolls[1 + 2 * target]!,
  multiple: rolls[2 + 2 * target]!,
})

/** What a shot does to the fish that it met. It returns R of the bullets that it plays, whatever it met. */
export function resolveShot({ weapon, met, others, rolls }: Shot): ShotResult {
  const { used, taken, targets } =
    weapon === 'single' ? hitOne(met.slice(0, 1), others, rolls) : hitArea(weapon, met, rolls)
  return {
    used,
    taken,
    freezes: taken.some(({ code }) => fishKinds[code].ability === 'freeze'),
    met: targets.map(({ fish }) => fish),
  }
}

interface Hit {
  readonly used: number
  readonly taken: readonly TakenFish[]
  readonly targets: readonly MetFish[]
}

function hitOne(targets: readonly MetFish[], others: readonly MetFish[], rolls: readonly number[]): Hit {
  const [target] = targets
  if (!target) return { used: 0, taken: [], targets }
  const chained = takesOthers(target.code) ? chainedWith(target.code, others) : []
  const total = [target, ...chained].reduce((sum, { code }) => sum + fishKinds[code].mean, 0)
  const { kill, multiple } = rollsOf(rolls, 0)
  if (kill >= thresholdOf(total)) return { used: 1, taken: [], targets }
  const taken = [
    takenBy(target, multiple),
    ...chained.map((other) => ({ ...takenBy(other, 0), by: target.fish })),
  ]
  return { used: 1, taken, targets }
}

function hitArea(weapon: Weapon, met: readonly MetFish[], rolls: readonly number[]): Hit {
  const targets = areaTargets(weapon, met)
  const worth = targets.reduce((sum, { code }) => sum + fishKinds[code].mean, 0)
  const used = Math.min(weaponOf(weapon).cost, worth)
  const taken = targets.flatMap((target, index) => {
    const { kill, multiple } = rollsOf(rolls, index)
    return kill < thresholdOf(fishKinds[target.code].mean, used, worth) ? [takenBy(target, multiple)] : []
  })
  return { used, taken, targets }
}

const takenBy = ({ fish, code }: MetFish, roll: number): TakenFish => ({
  fish,
  code,
  multiple: multipleOf(code, roll),
})
