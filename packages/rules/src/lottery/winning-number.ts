// SPDX-License-Identifier: Apache-2.0
import type { DrawResult, Lottery } from './lottery.ts'
import { kenoBalls, resultShape } from './result-shape.ts'

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
  if (!fits || (lottery.kind === 'keno' && !arePossibleBalls(rows[0] ?? []))) return undefined
  return rows
}

const arePossibleBalls = (balls: readonly string[]): boolean =>
  balls.every(
    (ball, index) =>
      Number(ball) >= 1 && Number(ball) <= kenoBalls.of && (index === 0 || ball > (balls[index - 1] ?? '')),
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
