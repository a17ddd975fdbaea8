// SPDX-License-Identifier: Apache-2.0
import type { Bullet } from './bullet-flight.ts'
import type { SwimmingFish } from './swimming.ts'

/** A bullet is as thick as this, in units of the pond. */
const BULLET_RADIUS = 10

/**
 * The fish that a bullet meets where it is: the nearest to its middle, in proportion to its size. One that follows a fish passes over all
 * others.
 */
export function hitFish(
  { x, y, lock }: Pick<Bullet, 'x' | 'y' | 'lock'>,
  fish: readonly SwimmingFish[],
): SwimmingFish | undefined {
  let best: SwimmingFish | undefined
  let bestShare = 1
  for (const one of fish) {
    if (!one.inPond || (lock > 0 && one.fish.id !== lock)) continue
    const share = Math.hypot(one.x - x, one.y - y) / (one.radius + BULLET_RADIUS)
    if (share > bestShare) continue
    best = one
    bestShare = share
  }
  return best
}

/** The fish at a point that was pressed; small ones are found a little beside them. */
export function fishAt(
  x: number,
  y: number,
  fish: readonly SwimmingFish[],
  beside = 34,
): SwimmingFish | undefined {
  let best: SwimmingFish | undefined
  let bestFar = Infinity
  for (const one of fish) {
    const far = Math.hypot(one.x - x, one.y - y)
    if (!one.inPond || far > one.radius + beside || far >= bestFar) continue
    best = one
    bestFar = far
  }
  return best
}
