// SPDX-License-Identifier: Apache-2.0

/* Strokes and lights of the figures that are drawn in a square of 100, on tiles and on reels. */

const stops = (colours: readonly string[]): string =>
  colours.map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`).join('')

/** Light from above to below. */
export const down = (id: string, ...colours: string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1">${stops(colours)}</linearGradient>`

/** Light from the upper left, round. */
export const round = (id: string, ...colours: string[]): string =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops(colours)}</radialGradient>`

/** A filled shape with a dark edge. */
export const shape = (path: string, fill: string, edge: string, width = 4): string =>
  `<path d="${path}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`

export const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" opacity="${opacity}"/>`

/** A plain surface without an edge: a shadow, or a light. */
export const patch = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`

/** A soft white spot where the light falls. */
export const shine = (x: number, y: number, across: number, up: number, turn = -30, opacity = 0.75): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="#fff" opacity="${opacity}" transform="rotate(${turn} ${x} ${y})"/>`

export const disc = (x: number, y: number, radius: number, fill: string, edge = 'none', width = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`

/** A figure whose right half mirrors its left one. */
export const both = (left: string): string => `${left}<g transform="translate(100 0) scale(-1 1)">${left}</g>`

/** The same part around a point, so many times. */
export const around = (times: number, part: string, x = 50, y = 50): string =>
  Array.from(
    { length: times },
    (_, at) => `<g transform="rotate(${(at * 360) / times} ${x} ${y})">${part}</g>`,
  ).join('')

/** A light behind a figure. */
export const halo = (colour: string, radius = 46, opacity = 0.24): string =>
  `<circle cx="50" cy="50" r="${radius}" fill="${colour}" opacity="${opacity}"/>`
