// SPDX-License-Identifier: Apache-2.0

/** The upper and lower edge of what lies on the page. */
export interface Edges {
  readonly top: number
  readonly bottom: number
}

/**
 * By how much what lies above the button that stays at the foot has to move down, so that the button cuts none of it in
 * two: the next of it begins below the `fold`, where the button covers it wholly.
 */
export function moveToFold(blocks: readonly Edges[], fold: number): number {
  if (!blocks.some(({ bottom }) => bottom > fold)) return 0
  const isClean = (line: number) => !blocks.some(({ top, bottom }) => top < line - 1 && bottom > line + 1)
  const line = blocks
    .map(({ bottom }) => bottom)
    .filter((bottom) => bottom <= fold && isClean(bottom))
    .reduce((lowest, bottom) => Math.max(lowest, bottom), -Infinity)
  return Number.isFinite(line) ? fold - line : 0
}
