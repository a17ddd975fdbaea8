// SPDX-License-Identifier: Apache-2.0
import type { BallLottery, DigitLottery, DrawResult, FastLottery, Lottery } from '../lottery.ts'
import { dice, fastBalls, kenoBalls, orderedBalls } from '../result-shape.ts'

/** Numbers of a draw that are counted together: each is one of `values` equally likely values. */
export interface CountedSeries {
  /** `all`: endings of all prizes; `special`: of the special prize; `balls`, `bonus`, `specialBall`; `any` position, or one: `1` ... */
  key: string
  /** How many values there are. The lowest is `first`; each is written with `digits` digits. */
  values: number
  first: number
  digits: number
  /** How many numbers of a draw count. */
  perDraw: number
  /** Drawn without being put back: a value appears at most once in a draw. */
  distinct: boolean
  /** The values in a draw, counted from 0. */
  valuesOf(result: DrawResult): readonly number[]
}

const endings = { values: 100, first: 0, digits: 2, distinct: false } as const
const endingOf = (number: string): number => Number(number.slice(-2))

/** The last two digits of every prize, as bets on `lo2` see them, and of the special prize, as `de` sees them. */
export const endingSeries = (numbersOfDraw: number): readonly CountedSeries[] => [
  { ...endings, key: 'all', perDraw: numbersOfDraw, valuesOf: (result) => result.flat().map(endingOf) },
  { ...endings, key: 'special', perDraw: 1, valuesOf: ([row]) => (row ?? []).map(endingOf) },
]

/** Balls from 1 on that are drawn without being put back: row `row` of a draw. */
export const ballSeries = (
  key: string,
  row: number,
  { drawn, of }: { drawn: number; of: number },
): CountedSeries => ({
  key,
  values: of,
  first: 1,
  digits: 2,
  perDraw: drawn,
  distinct: true,
  valuesOf: (result) => (result[row] ?? []).map((ball) => Number(ball) - 1),
})

/** Digits, in any position and in each. `numbersOf` reads the numbers whose digits count, each with `positions` digits. */
export const digitSeries = (
  positions: number,
  numbersOfDraw: number,
  numbersOf: (result: DrawResult) => readonly string[],
): readonly CountedSeries[] => {
  const digits = { values: 10, first: 0, digits: 1, distinct: false } as const
  const inPosition = (position: number): CountedSeries => ({
    ...digits,
    key: String(position + 1),
    perDraw: numbersOfDraw,
    valuesOf: (result) => numbersOf(result).map((number) => Number(number[position])),
  })
  return [
    {
      ...digits,
      key: 'any',
      perDraw: positions * numbersOfDraw,
      valuesOf: (result) => numbersOf(result).flatMap((number) => [...number].map(Number)),
    },
    ...Array.from({ length: positions }, (_, position) => inPosition(position)),
  ]
}

const northNumbers = 27
const otherNumbers = 18

/** What is counted of a lottery's draws. */
export function countedSeries(lottery: Lottery): readonly CountedSeries[] {
  if (lottery.kind === 'vietnamese')
    return endingSeries(lottery.region === 'MB' ? northNumbers : otherNumbers)
  if (lottery.kind === 'keno') return [ballSeries('balls', 0, kenoBalls)]
  if (lottery.kind === 'fast') return fastSeries(lottery)
  if (lottery.kind === 'balls') return ballsOf(lottery)
  return digitsOf(lottery)
}

/** 5D, K3: what came anywhere and in each position. 11x5: the balls, and each position. PK10, where all cars finish: each position. */
function fastSeries({ family }: FastLottery): readonly CountedSeries[] {
  if (family === 'd5') return digitSeries(fastBalls, 1, ([balls]) => [(balls ?? []).join('')])
  if (family === 'k3') {
    const faces = { values: dice.faces, first: 1, digits: 1, distinct: false } as const
    const all: CountedSeries = {
      ...faces,
      key: 'any',
      perDraw: dice.thrown,
      valuesOf: ([row]) => (row ?? []).map((die) => Number(die) - 1),
    }
    return [all, ...positionSeries(dice.thrown, faces)]
  }
  const { drawn, of } = orderedBalls[family]
  const positions = positionSeries(drawn, { values: of, first: 1, digits: 2, distinct: false })
  return family === 'b11' ? [ballSeries('balls', 0, { drawn, of }), ...positions] : positions
}

/** What came in each position, one number of each draw. */
const positionSeries = (
  positions: number,
  values: Pick<CountedSeries, 'values' | 'first' | 'digits' | 'distinct'>,
): readonly CountedSeries[] =>
  Array.from({ length: positions }, (_, position) => ({
    ...values,
    key: String(position + 1),
    perDraw: 1,
    valuesOf: ([row]: DrawResult) => [Number(row?.[position]) - values.first],
  }))

function ballsOf({ drawn, of, further }: BallLottery): readonly CountedSeries[] {
  const balls = ballSeries('balls', 0, { drawn, of })
  if (!further) return [balls]
  return further.label === 'bonus'
    ? [balls, ballSeries('bonus', 1, { drawn: 1, of })]
    : [balls, ballSeries('specialBall', 1, { drawn: 1, of: further.of })]
}

const max3dNumbers = 20

/** Max 3D: all its numbers; the others: the number of the first prize. */
function digitsOf({ family }: DigitLottery): readonly CountedSeries[] {
  if (family === 'max3d' || family === 'max3dpro')
    return digitSeries(3, max3dNumbers, (result) => result.flat())
  const positions = { thai: 6, thaiticket: 6, lao: 4, hanoi: 5 }[family]
  return digitSeries(positions, 1, ([first]) => first ?? [])
}
