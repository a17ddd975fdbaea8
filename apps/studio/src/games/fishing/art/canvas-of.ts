// SPDX-License-Identifier: Apache-2.0

/**
 * A canvas of this size. It is painted once by the processor and then read by the graphics card: painted there, each of hundreds of small
 * strokes would wait for it.
 */
export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('a canvas cannot be drawn here')
  return [canvas, context]
}
