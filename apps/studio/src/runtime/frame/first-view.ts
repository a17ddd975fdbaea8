// SPDX-License-Identifier: Apache-2.0

/** The upper and lower edge of what lies on the page. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

/**
 * By how much what lies above the button that stays at the foot has to move, so that the button cuts none of it in two.
 * It moves up by `most` at most, where a row that would be cut is then wholly above the `fold`; else down, until that row
 * is wholly covered.
 */
export function moveToFold(blocks: readonly Edges[], fold: number, most: number): number {
  if (!blocks.some(({ top, bottom }) => top < fold && bottom > fold)) return 0
  const lines = blocks
    .map(({ bottom }) => bottom)
    .filter((line) => !blocks.some(({ top, bottom }) => top < line - 1 && bottom > line + 1))
  const below = Math.min(...lines.filter((line) => line > fold))
  if (below - fold <= most) return fold - below
  const above = Math.max(...lines.filter((line) => line <= fold))
  return Number.isFinite(above) ? fold - above : 0
}
