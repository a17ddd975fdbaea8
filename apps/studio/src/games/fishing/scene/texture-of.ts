// SPDX-License-Identifier: Apache-2.0
import { Texture } from 'pixi.js'

/** A picture that stays smooth when it is drawn much smaller than it was painted. */
export function textureOf(canvas: HTMLCanvasElement): Texture {
  const texture = Texture.from(canvas)
  texture.source.autoGenerateMipmaps = true
  return texture
}
