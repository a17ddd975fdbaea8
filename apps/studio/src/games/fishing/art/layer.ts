// SPDX-License-Identifier: Apache-2.0

/** A point of a drawing: the fish looks to the right, its middle is 0, and 100 is how far it is hit. */
export type Dot = readonly [x: number, y: number]

/** A colour, or one that changes along a line or from a middle. */
export type Paint =
  | string
  | { readonly from: Dot; readonly to: Dot; readonly stops: readonly string[] }
  | { readonly middle: Dot; readonly radius: number; readonly stops: readonly string[] }

/** One stroke of a recipe; drawn in order. */
export interface Layer {
  /** Absolute commands M, L, C and Z only, so that a drawing can be measured. */
  readonly path: string
  readonly fill?: Paint
  readonly line?: { readonly colour: string; readonly width: number }
  /** Drawn only inside of this path. */
  readonly within?: string
  readonly alpha?: number
  /** Light around it, in units. */
  readonly glow?: { readonly colour: string; readonly size: number }
  /** Adds its light to what is below. */
  readonly light?: true
}

/** Left, top, right and bottom of a drawing. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What a drawing covers, with its lines and lights. What is drawn within another path adds nothing. */
export function boxOf(layers: readonly Layer[]): Box {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  for (const { path, line, glow, within } of layers) {
    if (within !== undefined) continue
    const around = (line?.width ?? 0) / 2 + (glow?.size ?? 0)
    const numbers = numbersOf(path)
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      left = Math.min(left, numbers[index]! - around)
      right = Math.max(right, numbers[index]! + around)
      top = Math.min(top, numbers[index + 1]! - around)
      bottom = Math.max(bottom, numbers[index + 1]! + around)
    }
  }
  return { left, top, right, bottom }
}

/** All coordinates of a path, x and y in turn. */
export const numbersOf = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
