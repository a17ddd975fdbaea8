// SPDX-License-Identifier: Apache-2.0
import { Texture } from 'pixi.js'

const SIZE = 128
let texture: Texture | undefined

/**
 * A soft white disc that fades to nothing, drawn once: tinted and scaled it is every glow, spark and star,
 * without any filter.
 */
export function glowTexture(): Texture {
  if (texture) return texture
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')!
  const gradient = context.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2)
  gradient.addColorStop(0, 'rgba(255,255,255,1)')
  gradient.addColorStop(0.25, 'rgba(255,255,255,0.55)')
  gradient.addColorStop(0.55, 'rgba(255,255,255,0.16)')
  gradient.addColorStop(1, 'rgba(255,255,255,0)')
  context.fillStyle = gradient
  context.fillRect(0, 0, SIZE, SIZE)
  texture = Texture.from(canvas)
  return texture
}
