// SPDX-License-Identifier: Apache-2.0
import type { DrawResult, Lottery } from '../lottery.ts'
import { prizeRows } from '../result-shape.ts'

/** The forms of state draws that can be imported. */
export const historyForms = ['XSMB', 'MEGA645', 'POWER655', 'LOTTO535', 'MAX3D'] as const
export type HistoryForm = (typeof historyForms)[number]

/** Balls from 1 to `of`, all different, in ascending order; or numbers of so many digits, in their order. */
type RowShape = { drawn: number; of: number } | { count: number; digits: number }

/** The rows of a draw of each form. */
const rowShapes: Readonly<Record<HistoryForm, readonly RowShape[]>> = {
  XSMB: prizeRows('MB'),
  MEGA645: [{ drawn: 6, of: 45 }],
  POWER655: [
    { drawn: 6, of: 55 },
    { drawn: 1, of: 55 },
  ],
  LOTTO535: [
    { drawn: 5, of: 35 },
    { drawn: 1, of: 12 },
  ],
  MAX3D: [2, 4, 6, 8].map((count) => ({ count, digits: 3 })),
}

export const isHistoryForm = (code: string): code is HistoryForm =>
  historyForms.some((known) => known === code)

/** Whether rows are a possible draw of a form. */
export function isDrawOf(form: HistoryForm, rows: DrawResult): boolean {
  const shapes = rowShapes[form]
  return rows.length === shapes.length && shapes.every((shape, index) => fits(shape, rows[index] ?? []))
}

function fits(shape: RowShape, row: readonly string[]): boolean {
  if ('digits' in shape)
    return (
      row.length === shape.count &&
      row.every((number) => /^\d+$/.test(number) && number.length === shape.digits)
    )
  return (
    row.length === shape.drawn &&
    row.every(
      (ball, index) =>
        /^\d\d$/.test(ball) &&
        Number(ball) >= 1 &&
        Number(ball) <= shape.of &&
        (index === 0 || ball > (row[index - 1] ?? '')),
    )
  )
}

/**
 * The imported draws that belong to a lottery; undefined if there are none for it. The North has one draw a day, which
 * is that of the province of the day, so of its draws those on the lottery's weekdays count.
 */
export function historyFormOf(lottery: Lottery): HistoryForm | undefined {
  if (lottery.kind === 'vietnamese') return lottery.region === 'MB' ? 'XSMB' : undefined
  if (lottery.kind === 'digits') return lottery.family === 'max3d' ? 'MAX3D' : undefined
  return lottery.kind === 'balls' ? formOfBalls[lottery.family] : undefined
}

const formOfBalls = { mega: 'MEGA645', power: 'POWER655', lotto: 'LOTTO535' } as const
