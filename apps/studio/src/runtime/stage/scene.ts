// SPDX-License-Identifier: Apache-2.0
import type { Container } from 'pixi.js'
import type { Tweens } from './tweens.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** What every scene offers to the stage. It keeps no time of its own: the stage hands it in. */
export interface Scene {
  readonly view: Container
  /** Places everything for a frame of this size, in CSS pixels. */
  readonly layout: (size: Size) => void
  /** Moves on by some time; true while something still moves. */
  readonly step: (ms: number) => boolean
}

/** What the stage offers to a scene. */
export interface SceneTools {
  readonly tweens: Tweens
  /** Asks for pictures until the scene rests. */
  readonly wake: () => void
  /** 0 to below 1, for decoration only: outcomes come from the server. */
  readonly random: () => number
}

export type CreateScene<Made extends Scene> = (tools: SceneTools) => Made
