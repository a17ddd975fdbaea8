// SPDX-License-Identifier: Apache-2.0
import type { DrawingRandom } from './drawing-random.ts'

/** The canvas of a picture; the focus is the position of the hero and of the light. */
export interface Canvas {
  width: number
  height: number
  focusX: number
  focusY: number
}

/** Coordinates are written with one decimal: enough at these sizes, and equal on every machine. */
export function rounded(value: number): number {
  const result = Math.round(value * 10) / 10
  return result === 0 ? 0 : result
}

/** Scales need more decimals than positions do. */
export function roundedScale(value: number): number {
  return Math.round(value * 10000) / 10000
}

/** `x y` as written in path data. */
export function point(x: number, y: number): string {
  return `${rounded(x)} ${rounded(y)}`
}

/** A point on a circle; the angle is in degrees, clockwise from the right. */
export function onCircle(
  centreX: number,
  centreY: number,
  radius: number,
  degrees: number,
): [number, number] {
  const radians = (degrees * Math.PI) / 180
  return [centreX + Math.cos(radians) * radius, centreY + Math.sin(radians) * radius]
}

/** A closed polygon as path data. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => point(x, y)).join('L')}Z`
}

/** A regular star or polygon; `innerShare` is the inner radius as a share of the outer one. */
export function starPath(
  x: number,
  y: number,
  radius: number,
  tips: number,
  innerShare: number,
  turn = -90,
): string {
  const corners: [number, number][] = []
  for (let corner = 0; corner < tips * 2; corner++) {
    const reach = corner % 2 === 0 ? radius : radius * innerShare
    corners.push(onCircle(x, y, reach, turn + (corner * 180) / tips))
  }
  return polygon(corners)
}

/** The four-pointed glint used for sparkles. */
export function glintPath(x: number, y: number, reach: number): string {
  const tip = (dx: number, dy: number): string => `Q${point(x, y)} ${point(x + dx * reach, y + dy * reach)}`
  return `M${point(x, y - reach)}${tip(1, 0)}${tip(0, 1)}${tip(-1, 0)}${tip(0, -1)}Z`
}

/** Repeats a drawing `count` times and joins the parts. */
export function repeat(count: number, draw: (index: number) => string): string {
  let result = ''
  for (let index = 0; index < count; index++) result += draw(index)
  return result
}

/** Somewhere on the canvas. */
export function anywhere(canvas: Canvas, random: DrawingRandom): [number, number] {
  return [random.between(0, canvas.width), random.between(0, canvas.height)]
}

/** A gradient between colours; stops are `[offset 0..1, colour, opacity]`. */
export type Stop = readonly [number, string, number?]

/** `<stop>` elements of a gradient. */
export function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** A vertical gradient over the box of whatever it fills. */
export function verticalGradient(id: string, list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`
}

/** A round gradient in canvas units. */
export function roundGradient(
  id: string,
  x: number,
  y: number,
  radius: number,
  list: readonly Stop[],
): string {
  return svg`
    <radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}">
    ${stops(list)}
    </radialGradient>
  `
}

/**
 * A template of markup that can span lines: line breaks and indents of the template itself are removed,
 * inserted values stay as they are. Editors colour it as SVG, and the documents stay small.
 */
export function svg(text: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return text.raw.map((piece, index) => piece.replace(/\n\s*/g, '') + (values[index] ?? '')).join('')
}

/** Wraps a body into a stand-alone SVG document. */
export function svgDocument(width: number, height: number, body: string): string {
  return svg`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    ${body}
    </svg>
  `
}
