// SPDX-License-Identifier: Apache-2.0
import { dayPlan, isDrawDay, previousDrawAt } from './draw-times.ts'
import type { Lottery } from './lottery.ts'
import { dayOf, dayOfText, dayText, minuteMs, startOfDay } from './vietnam-days.ts'

const indexDigits = 4

/**
 * The number of the draw at `drawAtMs`: the day (Vietnam time), followed by the draw's index of the day in
 * four digits for lotteries with more than one a day (game-rules.md section 6.6). Throws RangeError if
 * there is no draw at that moment.
 */
export function drawNumber(lottery: Lottery, drawAtMs: number): string {
  if (previousDrawAt(lottery, drawAtMs) !== drawAtMs)
    throw new RangeError(`${lottery.gameCode} has no draw at ${drawAtMs}`)
  const day = dayOf(drawAtMs - 1)
  const { firstMinute, everyMinutes, count } = dayPlan(lottery)
  if (count === 1) return dayText(day)
  const index = (drawAtMs - startOfDay(day) - firstMinute * minuteMs) / (everyMinutes * minuteMs) + 1
  return dayText(day) + String(index).padStart(indexDigits, '0')
}

/** The time of the draw with this number, in epoch ms. Undefined if the lottery never has such a draw. */
export function drawAtOfNumber(lottery: Lottery, numero: string): number | undefined {
  const { firstMinute, everyMinutes, count } = dayPlan(lottery)
  const parts = (count === 1 ? /^(\d{8})$/ : /^(\d{8})(\d{4})$/).exec(numero)
  const day = parts?.[1] === undefined ? undefined : dayOfText(parts[1])
  if (!parts || day === undefined || !isDrawDay(lottery, day)) return undefined
  const index = parts[2] === undefined ? 1 : Number(parts[2])
  if (index < 1 || index > count) return undefined
  return startOfDay(day) + (firstMinute + (index - 1) * everyMinutes) * minuteMs
}
