// SPDX-License-Identifier: Apache-2.0
import { POND, type Point, type Weapon } from '../pond/pond.ts'

/** A bullet in the air. */
export interface Bullet {
  readonly chair: number
  readonly bullet: number
  readonly weapon: Weapon
  /** Units of the pond a millisecond. */
  readonly speed: number
  x: number
  y: number
  /** Radians. */
  angle: number
  /** The fish that it follows; 0: none. */
  lock: number
  flownMs: number
}

/** No step is longer: a bullet must not jump over a fish. */
const LONGEST_STEP_MS = 16

/** Tenths of a degree, as the wire has them, from 0 to below 3,600. */
export const tenthsOf = (radians: number): number =>
  ((Math.round((radians * 1_800) / Math.PI) % 3_600) + 3_600) % 3_600
export const radiansOf = (tenths: number): number => (tenths * Math.PI) / 1_800

/** The direction from one point to another, in radians. */
export const aimAt = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

/**
 * Lets a bullet fly for some time. At an edge it bounces; while the fish that it follows swims (`targetOf`), it turns to it.
 * `meets` is asked after each short step; the bullet stops where it answers true, and so does this.
 */
export function fly(
  bullet: Bullet,
  ms: number,
  targetOf: (fish: number) => Point | undefined,
  meets: (bullet: Bullet) => boolean,
): boolean {
  for (let left = ms; left > 0; left -= LONGEST_STEP_MS) {
    const stepMs = Math.min(left, LONGEST_STEP_MS)
    const target = bullet.lock > 0 ? targetOf(bullet.lock) : undefined
    // Its fish is gone: it flies on as any other.
    if (!target) bullet.lock = 0
    else bullet.angle = aimAt(bullet, target)
    bullet.x += Math.cos(bullet.angle) * bullet.speed * stepMs
    bullet.y += Math.sin(bullet.angle) * bullet.speed * stepMs
    bullet.flownMs += stepMs
    bounce(bullet)
    if (meets(bullet)) return true
  }
  return false
}

/** Back from the edges of the pond, at the angle at which it came. */
function bounce(bullet: Bullet): void {
  if (bullet.x < 0 || bullet.x > POND.width) {
    bullet.x = bullet.x < 0 ? -bullet.x : 2 * POND.width - bullet.x
    bullet.angle = Math.PI - bullet.angle
  }
  if (bullet.y < 0 || bullet.y > POND.height) {
    bullet.y = bullet.y < 0 ? -bullet.y : 2 * POND.height - bullet.y
    bullet.angle = -bullet.angle
  }
}
