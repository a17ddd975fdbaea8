// SPDX-License-Identifier: Apache-2.0
import type { DrawResult, Lottery } from './lottery.ts'
import { dice, kenoBalls, orderedBalls, resultShape } from './result-shape.ts'

/**
 * Splits a winning number on the wire: `~` between rows, `,` between the numbers of a row (D-120). An empty
 * text has no rows.
 */
export const splitRows = (winningNumber: string): string[][] =>
  winningNumber === '' ? [] : winningNumber.split('~').map((row) => row.split(','))

/** A draw as on the wire. */
export const formatResult = (result: DrawResult): string => result.map((row) => row.join(',')).join('~')

/** Reads a winning number; undefined unless it is a whole, possible draw of this lottery. */
export function parseResult(lottery: Lottery, winningNumber: string): DrawResult | undefined {
  const rows = splitRows(winningNumber)
  const shape = resultShape(lottery)
  const fits =
    rows.length === shape.length &&
    shape.every(({ count, digits }, index) => {
      const row = rows[index] ?? []
      return row.length === count && row.every((number) => number.length === digits && /^\d+$/.test(number))
    })
  return fits && arePossible(lottery, rows) ? rows : undefined
}

function arePossible(lottery: Lottery, [balls = [], more = []]: DrawResult): boolean {
  const [further] = more
  if (lottery.kind === 'keno') return areBalls(balls, kenoBalls.of)
  if (lottery.kind === 'fast') {
    if (lottery.family === 'd5') return true
    if (lottery.family === 'k3') return balls.every((die) => isFrom1To(dice.faces, die))
    const { of } = orderedBalls[lottery.family]
    return new Set(balls).size === balls.length && balls.every((ball) => isFrom1To(of, ball))
  }
  if (lottery.kind !== 'balls') return true
  if (!areBalls(balls, lottery.of)) return false
  if (further === undefined || !lottery.further) return true
  return lottery.further.label === 'special'
    ? areBalls([further], lottery.further.of)
    : areBalls([further], lottery.of) && !balls.includes(further)
}

const isFrom1To = (most: number, number: string): boolean => Number(number) >= 1 && Number(number) <= most

/** Whether these are different balls from 1 to `of`, in ascending order. */
const areBalls = (balls: readonly string[], of: number): boolean =>
  balls.every(
    (ball, index) =>
      Number(ball) >= 1 && Number(ball) <= of && (index === 0 || ball > (balls[index - 1] ?? '')),
  )

/**
 * A draw with the labels of its rows, DB, G1 to G8, for display (D-121). Undefined if it is not a draw of
 * this lottery.
 */
export function labelledRows(
  lottery: Lottery,
  winningNumber: string,
): { label: string; numbers: readonly string[] }[] | undefined {
  const shape = resultShape(lottery)
  return parseResult(lottery, winningNumber)?.map((numbers, index) => ({
    label: shape[index]?.label ?? '',
    numbers,
  }))
}
