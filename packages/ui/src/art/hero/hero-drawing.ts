// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from '../art-parts.ts'
import type { Palette } from '../palette.ts'

/** A hero before it is placed, in a box of 512 by 512, of which it uses the given part. */
export interface HeroDrawing {
  left: number
  top: number
  right: number
  bottom: number
  /** Gradients and shapes; their ids start with `hero-`. */
  defs: string
  /** Drawn as it is, under the relief: thickness and ground. */
  body: string
  /** Drawn with relief lighting; empty when the drawing brings its own light. */
  relief: string
}

/** A hero drawn by hand, in full colour. */
export type DrawHero = (palette: Palette, parts: ArtParts) => HeroDrawing
