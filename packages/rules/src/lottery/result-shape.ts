// SPDX-License-Identifier: Apache-2.0
import type { BallLottery, DigitLottery, FastLottery, Lottery, Region } from './lottery.ts'

/**
 * A row of a draw: `count` numbers of `digits` digits each. The label is the prize, or empty for a row without
 * a name.
 */
export interface ResultRow {
  label: string
  count: number
  digits: number
}

const rowsOf = (prizes: readonly (readonly [count: number, digits: number])[]): readonly ResultRow[] =>
  prizes.map(([count, digits], index) => ({ label: index === 0 ? 'DB' : `G${index}`, count, digits }))

/** 27 numbers, no G8 (D-121). */
const north = rowsOf([
  [1, 5],
  [1, 5],
  [2, 5],
  [6, 5],
  [4, 4],
  [6, 4],
  [3, 3],
  [4, 2],
])
/** 18 numbers. */
const centralAndSouth = rowsOf([
  [1, 6],
  [1, 5],
  [1, 5],
  [2, 5],
  [7, 5],
  [1, 4],
  [3, 4],
  [1, 3],
  [1, 2],
])

/** The prize rows of a region in the order DB, G1 to G8 (game-rules.md section 6.1, D-121). */
export const prizeRows = (region: Region): readonly ResultRow[] => (region === 'MB' ? north : centralAndSouth)

const max3d = rowsOf([
  [2, 3],
  [4, 3],
  [6, 3],
  [8, 3],
])
const thai: readonly ResultRow[] = [
  { label: 'first', count: 1, digits: 6 },
  { label: 'front3', count: 2, digits: 3 },
  { label: 'last3', count: 2, digits: 3 },
  { label: 'last2', count: 1, digits: 2 },
]

const digitRows: Readonly<Record<DigitLottery['family'], readonly ResultRow[]>> = {
  max3d,
  max3dpro: max3d,
  thai,
  thaiticket: [
    ...thai,
    { label: 'second', count: 5, digits: 6 },
    { label: 'third', count: 10, digits: 6 },
    { label: 'fourth', count: 50, digits: 6 },
    { label: 'fifth', count: 100, digits: 6 },
  ],
  lao: [{ label: '', count: 1, digits: 4 }],
  hanoi: rowsOf([
    [1, 5],
    [1, 5],
  ]),
}

const ballRows = ({ drawn, further }: BallLottery): readonly ResultRow[] => [
  { label: '', count: drawn, digits: 2 },
  ...(further ? [{ label: further.label, count: 1, digits: 2 }] : []),
]

export const kenoBalls = { drawn: 20, of: 80 } as const
export const fastBalls = 5
/** K3: three dice. */
export const dice = { thrown: 3, faces: 6 } as const
/** 11x5: balls in the order in which they were drawn. PK10: cars in the order of their finish. */
export const orderedBalls = { b11: { drawn: 5, of: 11 }, pk10: { drawn: 10, of: 10 } } as const

const fastRow = ({ family }: FastLottery): ResultRow => {
  if (family === 'd5') return { label: '', count: fastBalls, digits: 1 }
  if (family === 'k3') return { label: '', count: dice.thrown, digits: 1 }
  return { label: '', count: orderedBalls[family].drawn, digits: 2 }
}

/** The shape of a lottery's draws. */
export function resultShape(lottery: Lottery): readonly ResultRow[] {
  switch (lottery.kind) {
    case 'vietnamese':
      return prizeRows(lottery.region)
    case 'digits':
      return digitRows[lottery.family]
    case 'balls':
      return ballRows(lottery)
    case 'keno':
      return [{ label: '', count: kenoBalls.drawn, digits: 2 }]
    case 'fast':
      return [fastRow(lottery)]
  }
}
