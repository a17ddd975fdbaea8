// SPDX-License-Identifier: Apache-2.0
/** A point on a grid of 4 by 6. */
export type Point = readonly [number, number]

const round = (fromDegrees: number, toDegrees: number, [x, y]: Point, [across, down]: Point): Point[] =>
  Array.from({ length: 9 }, (_, step) => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * step) / 8) * Math.PI) / 180
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)] as const
  })

/** Each letter as the lines that a pen would draw. */
const strokes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [0.8, 4],
      [3.2, 4],
    ],
  ],
  C: [round(-50, -310, [2, 3], [2, 3])],
  D: [
    [
      [0, 0],
      [0, 6],
    ],
    [[0, 0], ...round(-90, 90, [1.5, 3], [2.5, 3]), [0, 6]],
  ],
  E: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
      [4, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  F: [
    [
      [4, 0],
      [0, 0],
      [0, 6],
    ],
    [
      [0, 3],
      [3, 3],
    ],
  ],
  H: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [4, 6],
    ],
    [
      [0, 3],
      [4, 3],
    ],
  ],
  J: [
    [
      [1.5, 0],
      [4, 0],
    ],
    [[3, 0], ...round(0, 160, [1.5, 4.5], [1.5, 1.5])],
  ],
  K: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [4, 0],
      [0, 3.4],
    ],
    [
      [1.2, 2.6],
      [4, 6],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 6],
      [4, 6],
    ],
  ],
  M: [
    [
      [0, 6],
      [0, 0],
      [2, 3.5],
      [4, 0],
      [4, 6],
    ],
  ],
  N: [
    [
      [0, 6],
      [0, 0],
      [4, 6],
      [4, 0],
    ],
  ],
  P: [[[0, 6], [0, 0], ...round(-90, 90, [2.2, 1.7], [1.8, 1.7]), [0, 3.4]]],
  R: [
    [[0, 6], [0, 0], ...round(-90, 90, [2.2, 1.6], [1.8, 1.6]), [0, 3.2]],
    [
      [1.8, 3.2],
      [4, 6],
    ],
  ],
  T: [
    [
      [0, 0],
      [4, 0],
    ],
    [
      [2, 0],
      [2, 6],
    ],
  ],
  U: [[[0, 0], ...round(180, 0, [2, 4], [2, 2]), [4, 0]]],
  V: [
    [
      [0, 0],
      [2, 6],
      [4, 0],
    ],
  ],
  W: [
    [
      [0, 0],
      [1, 6],
      [2, 2],
      [3, 6],
      [4, 0],
    ],
  ],
  X: [
    [
      [0, 0],
      [4, 6],
    ],
    [
      [4, 0],
      [0, 6],
    ],
  ],
  Y: [
    [
      [0, 0],
      [2, 3],
      [4, 0],
    ],
    [
      [2, 3],
      [2, 6],
    ],
  ],
  3: [[...round(-150, 90, [1.8, 1.5], [1.9, 1.5]), ...round(-90, 150, [1.8, 4.5], [2.1, 1.5])]],
  4: [
    [
      [3, 6],
      [3, 0],
      [0, 4],
      [4, 4],
    ],
  ],
  7: [
    [
      [0, 0],
      [4, 0],
      [1.5, 6],
    ],
  ],
  9: [[...round(0, -360, [2, 1.9], [1.9, 1.9]), [3.9, 3], [2.4, 6]]],
}

/** The lines of a letter; none for one that is not defined here. */
export const strokesOf = (letter: string): readonly (readonly Point[])[] => strokes[letter] ?? []
