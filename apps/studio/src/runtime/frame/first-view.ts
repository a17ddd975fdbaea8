// SPDX-License-Identifier: Apache-2.0

/** The upper and lower edge of what lies on the page. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

/** Further than a row with its name nothing moves down: the page would begin with a hole. */
const FURTHEST_DOWN_PX = 120

/**
 * By how much what lies above the button that stays at the foot has to move, so that the button cuts none of it in two.
 * It moves up by `most` at most, where a row that would be cut is then wholly above the `fold`; else down, until that row
 * is wholly covered. What cannot be helped by that stays where it is.
 */
export function moveToFold(blocks: readonly Edges[], fold: number, most: number): number {
  if (!blocks.some(({ top, bottom }) => top < fold && bottom > fold)) return 0
  const isWhole = (line: number) => !blocks.some(({ top, bottom }) => top < line - 1 && bottom > line + 1)
  const below = Math.min(...blocks.map(({ bottom }) => bottom).filter((line) => line > fold && isWhole(line)))
  if (below - fold <= most) return fold - below
  const edges = blocks.flatMap(({ top, bottom }) => [top, bottom])
  const above = Math.max(...edges.filter((line) => line <= fold && isWhole(line)))
  return fold - above <= FURTHEST_DOWN_PX ? fold - above : 0
}
