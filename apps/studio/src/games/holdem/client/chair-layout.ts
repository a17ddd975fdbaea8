// SPDX-License-Identifier: Apache-2.0

/** A point of the felt, in percent of its width and height. */
export interface FeltPoint {
  readonly x: number
  readonly y: number
}

type Layout = readonly FeltPoint[]
const at = (x: number, y: number): FeltPoint => ({ x, y })

/** On a felt that lies: chairs clockwise from the middle of the near side. */
const lying: Readonly<Record<number, Layout>> = {
  2: [at(50, 88), at(50, 11)],
  3: [at(50, 88), at(14, 26), at(86, 26)],
  4: [at(50, 88), at(9, 48), at(50, 11), at(91, 48)],
  5: [at(50, 88), at(9, 60), at(27, 12), at(73, 12), at(91, 60)],
  6: [at(50, 88), at(12, 72), at(12, 24), at(50, 11), at(88, 24), at(88, 72)],
  7: [at(50, 88), at(19, 80), at(7, 42), at(32, 11), at(68, 11), at(93, 42), at(81, 80)],
  8: [at(50, 88), at(20, 82), at(7, 50), at(20, 16), at(50, 11), at(80, 16), at(93, 50), at(80, 82)],
  9: [
    ...[at(50, 88), at(22, 84), at(7, 61), at(8, 27), at(34, 11)],
    ...[at(66, 11), at(92, 27), at(93, 61), at(78, 84)],
  ],
}

/** On a felt that stands, as on a phone: no chair at the height of the board, which needs the width. */
const standing: Readonly<Record<number, Layout>> = {
  2: [at(50, 88), at(50, 10)],
  3: [at(50, 88), at(16, 26), at(84, 26)],
  4: [at(50, 88), at(15, 30), at(50, 10), at(85, 30)],
  5: [at(50, 88), at(15, 62), at(15, 24), at(85, 24), at(85, 62)],
  6: [at(50, 88), at(15, 66), at(15, 28), at(50, 9), at(85, 28), at(85, 66)],
  7: [at(50, 88), at(15, 66), at(15, 33), at(26, 10), at(74, 10), at(85, 33), at(85, 66)],
  8: [at(50, 88), at(15, 77), at(15, 60), at(15, 27), at(50, 8), at(85, 27), at(85, 60), at(85, 77)],
  9: [
    ...[at(50, 88), at(15, 77), at(15, 60), at(15, 30), at(27, 9)],
    ...[at(73, 9), at(85, 30), at(85, 60), at(85, 77)],
  ],
}

const MOST_CHAIRS = 9
const centre: FeltPoint = { x: 50, y: 46 }

export interface ChairPosition {
  readonly lying: FeltPoint
  readonly standing: FeltPoint
}

/** Where a chair is drawn: whoever looks sits at the near side, and everybody else goes on clockwise from there. */
export function chairPosition(chair: number, chairs: number, own: number | null): ChairPosition {
  const count = Math.max(2, Math.min(MOST_CHAIRS, chairs))
  const index = (chair - (own ?? 0) + count) % count
  return { lying: lying[count]![index]!, standing: standing[count]![index]! }
}

/** A point on the way from a chair to the middle. */
export const towardsCentre = (from: FeltPoint, share: number): FeltPoint => ({
  x: from.x + (centre.x - from.x) * share,
  y: from.y + (centre.y - from.y) * share,
})
