// SPDX-License-Identifier: Apache-2.0
import { breakInPlayMs } from './limits.ts'

/** How long one can choose to play before bets stop until one has looked at the time and the result, in minutes. */
export const realityCheckMinutes = [15, 30, 45, 60] as const

/** A stretch of play: since when, and when its next check is due. */
export interface Stretch {
  beganAtMs: number
  checkAtMs: number
}

const minuteMs = 60_000

/** Whether somebody still plays: until its check has been left alone for long. */
export const isRunning = ({ beganAtMs, checkAtMs }: Stretch, nowMs: number): boolean =>
  nowMs >= beganAtMs && nowMs < checkAtMs + breakInPlayMs

/** The stretch that opening a game belongs to: the running one, unless its check has been left alone for long. */
export function stretchAt(known: Stretch | undefined, minutes: number, nowMs: number): Stretch {
  if (known && isRunning(known, nowMs)) return known
  return { beganAtMs: nowMs, checkAtMs: nowMs + minutes * minuteMs }
}

/** The stretch after the member has chosen to play on. Time and result go on being counted from its beginning. */
export const playedOn = ({ beganAtMs }: Stretch, minutes: number, nowMs: number): Stretch => ({
  beganAtMs,
  checkAtMs: nowMs + minutes * minuteMs,
})
