// SPDX-License-Identifier: Apache-2.0
import type { Container } from 'pixi.js'
import type { Tweens } from './tweens.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The interface of every scene. It has no clock of its own: the stage passes the time. */
export interface Scene {
  readonly view: Container
  /** Places everything for a frame of this size, in CSS pixels. */
  readonly layout: (size: Size) => void
  /** Advances by some time; true while something still moves. */
  readonly step: (ms: number) => boolean
  /** Gets what ends its stage for good: for a scene that comes and goes while its page stays. */
  readonly endsBy?: (end: () => void) => void
}

/** The stage's interface for a scene. */
export interface SceneTools {
  readonly tweens: Tweens
  /** Requests frames until the scene rests. */
  readonly wake: () => void
  /** 0 to below 1, for decoration only: outcomes come from the server. */
  readonly random: () => number
}

export type CreateScene<Made extends Scene> = (tools: SceneTools) => Made
