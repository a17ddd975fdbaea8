// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { Texture } from 'pixi.js'
import { fishArt } from '../art/fish-art.ts'
import { paint } from '../art/paint.ts'
import { fishKinds } from '../pond/kinds.ts'
import type { FishCode } from '../pond/pond.ts'
import { textureOf } from './texture-of.ts'

/** A fish is drawn a little larger than it is hit: fins are no part of its body. */
const DRAWN = 1.3
/** Pixels for one unit of the pond: enough for a large screen with fine pixels. */
const FINENESS = 1.7

export interface FishTexture {
  readonly texture: Texture
  /** Where its middle is, in pixels of the texture. */
  readonly middleX: number
  readonly middleY: number
  /** Units of the pond for one pixel, at size 1. */
  readonly scale: number
}

/** The pictures of fish in one look, each painted when it is first asked for. */
export function createFishTextures(look: HallLook): (code: FishCode) => FishTexture {
  const made = new Map<FishCode, FishTexture>()
  return (code) => {
    const before = made.get(code)
    if (before) return before
    const unit = (fishKinds[code].radius * DRAWN) / 100
    const { canvas, box, scale } = paint(fishArt[code].draw(look), unit * FINENESS)
    const texture: FishTexture = {
      texture: textureOf(canvas),
      middleX: -box.left * scale,
      middleY: -box.top * scale,
      scale: unit / scale,
    }
    made.set(code, texture)
    return texture
  }
}
