// SPDX-License-Identifier: Apache-2.0
import type { SlotSymbol } from '../slot-rules.ts'

/** The look of a slot: its symbols and scenery as SVG, and the colours of its reels. */
export interface SlotArt {
  readonly symbols: Readonly<Record<SlotSymbol, string>>
  readonly backdrop: string
  readonly colours: {
    /** Behind the symbols. */ readonly ground: number
    readonly rim: number
    readonly glow: number
    /** Of free spins. */ readonly free: number
  }
}

/** A symbol in a square of 100 by 100. */
export const symbol = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="192" height="192"><defs>${defs}</defs>${body}</svg>`

/** A landscape of 1200 by 800, cut to fit wherever it is shown. */
export const landscape = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`

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

/** A soft white spot where the light falls. */
export const shine = (x: number, y: number, across: number, up: number, turn = -30, opacity = 0.75): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="#fff" opacity="${opacity}" transform="rotate(${turn} ${x} ${y})"/>`

export const disc = (x: number, y: number, radius: number, fill: string, edge = 'none', width = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`
