// SPDX-License-Identifier: Apache-2.0
import { areaTargets } from './area-targets.ts'
import { chainedWith, chainRulesOf } from './chain-fish.ts'
import { directionOf } from './direction-of.ts'
import { fishKinds } from './kinds.ts'
import type { Fish, FishCode, Point, Position, Tide } from './pond.ts'
import { isInPond, positionOf } from './position-of.ts'
import { weaponOf } from './weapons.ts'

/** A fish that swims in the pond now, and where. */
export interface PresentFish {
  readonly fish: number
  readonly code: FishCode
  readonly at: Position
  /** How large it is to a bullet, in units of the pond. */
  readonly radius: number
}

/** A fish at this time of the fish; undefined if it is not in the pond. */
export function presentFish(fish: Fish, fishMs: number): PresentFish | undefined {
  const at = positionOf(fish, fishMs)
  if (!at || !isInPond(at)) return undefined
  return { fish: fish.id, code: fish.code, at, radius: fishKinds[fish.code].radius * fish.size }
}

/** All fish that are in the pond at this time of the fish, but those that are gone. */
export const presentAt = (tide: Tide, fishMs: number, gone: ReadonlySet<number>): PresentFish[] =>
  tide.fish.flatMap((fish) => {
    const present = gone.has(fish.id) ? undefined : presentFish(fish, fishMs)
    return present ? [present] : []
  })

/** What a net takes whose bullet hit this fish: it, and those around it, nearest first. Empty if a net passes over the fish that it hit. */
export function netTargets(hit: PresentFish, present: readonly PresentFish[]): PresentFish[] {
  const others = within(hit, present, weaponOf('net').radius)
  const targets = areaTargets('net', [hit, ...others])
  return targets[0] === hit ? targets : []
}

/** What a laser takes from this point at this angle (tenths of a degree), nearest first. */
export function laserTargets(from: Point, angle: number, present: readonly PresentFish[]): PresentFish[] {
  const { x, y } = directionOf(angle)
  const half = weaponOf('laser').radius
  const met = present.flatMap((one) => {
    const [right, down] = [one.at.x - from.x, one.at.y - from.y]
    const along = right * x + down * y
    const beside = right * y - down * x
    const reach = half + one.radius
    return along >= 0 && beside * beside <= reach * reach ? [{ one, order: along }] : []
  })
  return areaTargets('laser', inOrder(met))
}

/** Those that an eel or a bombfish takes with it, nearest first; none with any other fish. */
export function blastOf(hit: PresentFish, present: readonly PresentFish[]): PresentFish[] {
  const rules = chainRulesOf(hit.code)
  return rules ? chainedWith(hit.code, within(hit, present, rules.reach)) : []
}

function within(hit: PresentFish, present: readonly PresentFish[], reach: number): PresentFish[] {
  const near = present.flatMap((one) => {
    const [right, down] = [one.at.x - hit.at.x, one.at.y - hit.at.y]
    const order = right * right + down * down
    return one.fish !== hit.fish && order <= reach * reach ? [{ one, order }] : []
  })
  return inOrder(near)
}

const inOrder = (found: readonly { one: PresentFish; order: number }[]): PresentFish[] =>
  found
    .toSorted((first, second) => first.order - second.order || first.one.fish - second.one.fish)
    .map(({ one }) => one)
