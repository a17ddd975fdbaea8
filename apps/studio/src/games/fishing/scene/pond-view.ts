// SPDX-License-Identifier: Apache-2.0
import type { Scene } from '../../../runtime/stage/scene.ts'
import type { Bullet } from '../page/bullet-flight.ts'
import type { SwimmingFish } from '../page/swimming.ts'
import type { FishCode, Point } from '../pond/pond.ts'
import type { GunState } from './guns.ts'

/** What the scene draws: asked for each frame. */
export interface PondWorld {
  /** Lets everything that flies advance; `ms` since the last frame. */
  readonly advance: () => void
  readonly fish: () => readonly SwimmingFish[]
  readonly bullets: () => readonly Bullet[]
  readonly guns: () => readonly GunState[]
  readonly isFrozen: () => boolean
  /** Milliseconds since the last tide ended, while its wave clears the pond; undefined otherwise. */
  readonly waveMs: () => number | undefined
  /** The fish that the own gun follows. */
  readonly lock: () => SwimmingFish | undefined
  /** Fewer effects, nothing that shakes or flashes. */
  readonly isCalm: () => boolean
}

export interface CaughtFish {
  readonly fish: number
  readonly code: FishCode
  readonly at: Point
  readonly radius: number
  readonly chair: number
  readonly own: boolean
  /** What it paid, as digits. */
  readonly win: string
  readonly multiple: number
}

export interface PondScene extends Scene {
  /** Ends for good: the hall was left. */
  readonly close: () => void
  readonly toPond: (x: number, y: number) => Point
  readonly recoil: (chair: number) => void
  readonly hurt: (fish: number) => void
  readonly sparks: (at: Point, chair: number) => void
  readonly caught: (fish: CaughtFish) => void
  readonly net: (chair: number, at: Point) => void
  readonly laser: (chair: number, angle: number) => void
  readonly bolt: (path: readonly Point[]) => void
  readonly blast: (at: Point) => void
  /** A boss enters: the pond darkens for a while. */
  readonly boss: () => void
  readonly prepare: (codes: readonly FishCode[]) => void
}
