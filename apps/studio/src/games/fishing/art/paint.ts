// SPDX-License-Identifier: Apache-2.0
import { canvasOf } from './canvas-of.ts'
import { boxOf, type Box, type Layer, type Paint } from './layer.ts'

/** A drawing as pixels: `scale` pixels stand for one unit, and the middle of the fish is at 0 of `box`. */
export interface Picture {
  readonly canvas: HTMLCanvasElement
  readonly box: Box
  readonly scale: number
}

/** No side of a picture has more pixels. */
export const LARGEST_PIXELS = 1_024
const EDGE = 4

/** Draws a recipe, as fine as wanted and as the bound allows. */
export function paint(layers: readonly Layer[], wantedScale: number): Picture {
  const measured = boxOf(layers)
  const box = {
    left: measured.left - EDGE,
    top: measured.top - EDGE,
    right: measured.right + EDGE,
    bottom: measured.bottom + EDGE,
  }
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(wantedScale, LARGEST_PIXELS / Math.max(wide, high))
  const [canvas, context] = canvasOf(Math.ceil(wide * scale), Math.ceil(high * scale))
  context.scale(scale, scale)
  context.translate(-box.left, -box.top)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const layer of layers) drawLayer(context, layer, scale)
  return { canvas, box, scale }
}

function drawLayer(context: CanvasRenderingContext2D, layer: Layer, scale: number): void {
  context.save()
  if (layer.within !== undefined) context.clip(outlineOf(layer.within))
  context.globalAlpha = layer.alpha ?? 1
  if (layer.light) context.globalCompositeOperation = 'lighter'
  if (layer.glow) {
    context.shadowColor = layer.glow.colour
    context.shadowBlur = layer.glow.size * scale
  }
  const outline = outlineOf(layer.path)
  if (layer.fill !== undefined) {
    context.fillStyle = styleOf(context, layer.fill)
    context.fill(outline)
  }
  if (layer.line) {
    context.strokeStyle = layer.line.colour
    context.lineWidth = layer.line.width
    context.stroke(outline)
  }
  context.restore()
}

const outlineOf = (path: string): Path2D => new Path2D(path)

function styleOf(context: CanvasRenderingContext2D, fill: Paint): string | CanvasGradient {
  if (typeof fill === 'string') return fill
  const gradient =
    'from' in fill
      ? context.createLinearGradient(...fill.from, ...fill.to)
      : context.createRadialGradient(...fill.middle, 0, ...fill.middle, fill.radius)
  for (const [index, stop] of fill.stops.entries())
    gradient.addColorStop(index / (fill.stops.length - 1), stop)
  return gradient
}
