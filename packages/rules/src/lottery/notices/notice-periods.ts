// SPDX-License-Identifier: Apache-2.0
import { drawNumber } from '../draw-number.ts'
import { dayPlan, drawsBetween } from '../draw-times.ts'
import type { Lottery } from '../lottery.ts'
import { dayOf, dayText, minuteMs, startOfDay } from '../vietnam-days.ts'

/**
 * What a member wants to be notified of: every result, only draws that one of their tickets won, or once a day what
 * their tickets of the day won.
 */
export const noticeChoices = ['each', 'won', 'daily'] as const
export type NoticeChoice = (typeof noticeChoices)[number]

const hourMs = 60 * minuteMs
/** Notices that are later than this are not sent. */
export const noticeLookBackMs = 48 * hourMs

const isFrequent = (lottery: Lottery): boolean => dayPlan(lottery).count > 1

/** The choices that a lottery offers: one that draws all day would flood an inbox with every result. */
export const noticeChoicesOf = (lottery: Lottery): readonly NoticeChoice[] =>
  isFrequent(lottery) ? ['won', 'daily'] : ['each', 'won']

/** Draws that one notice is about: one draw, or those of an hour or a day of a lottery that draws all day. */
export interface NoticePeriod {
  /** Unique within the lottery. */
  key: string
  numeros: string[]
  /** When the last of them is. */
  lastAtMs: number
}

/** The periods that ended in the two days before a moment, oldest first. */
export function noticePeriods(lottery: Lottery, choice: NoticeChoice, nowMs: number): NoticePeriod[] {
  const periods = new Map<string, NoticePeriod>()
  const partMs = choice === 'daily' ? 24 * hourMs : hourMs
  const sinceMs = isFrequent(lottery)
    ? startOfPart(nowMs - noticeLookBackMs, partMs)
    : nowMs - noticeLookBackMs
  for (const atMs of drawsBetween(lottery, sinceMs, nowMs)) {
    const numero = drawNumber(lottery, atMs)
    const key = isFrequent(lottery) ? partKey(atMs, choice) : numero
    const period = periods.get(key) ?? { key, numeros: [], lastAtMs: atMs }
    period.numeros.push(numero)
    period.lastAtMs = atMs
    periods.set(key, period)
  }
  if (!isFrequent(lottery)) return [...periods.values()]
  const current = partKey(nowMs + 1, choice)
  return [...periods.values()].filter(({ key }) => key !== current)
}

/** A draw on the hour, or at midnight, is the last one of the part that ends. */
function partKey(atMs: number, choice: NoticeChoice): string {
  const day = dayOf(atMs - 1)
  if (choice === 'daily') return dayText(day)
  return `${dayText(day)}-${String(Math.floor((atMs - 1 - startOfDay(day)) / hourMs)).padStart(2, '0')}`
}

/** The beginning of the first whole part at or after a moment. */
function startOfPart(atMs: number, partMs: number): number {
  const midnight = startOfDay(dayOf(atMs))
  return midnight + Math.ceil((atMs - midnight) / partMs) * partMs
}
