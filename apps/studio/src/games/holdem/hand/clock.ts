// SPDX-License-Identifier: Apache-2.0

/** The clock of whoever is to act. */
export interface Clock {
  readonly untilMs: number
  /** When the time bank began to run; null: it does not. */
  readonly bankSinceMs: number | null
}

/** What the time bank of whoever acts now has left. */
export function bankLeft({ untilMs, bankSinceMs }: Clock, bankMs: number, nowMs: number): number {
  return Math.max(0, bankMs - Math.max(0, nowMs - (bankSinceMs ?? untilMs)))
}

/** Whether the time of a turn is over, the bank included; also while its passing has not been noted. */
export function isTurnOver({ untilMs, bankSinceMs }: Clock, bankMs: number, nowMs: number): boolean {
  return nowMs >= untilMs + (bankSinceMs === null ? bankMs : 0)
}

/** The same clock while it runs, the time bank once it is needed, null once both are over. */
export function clockAt(clock: Clock, bankMs: number, nowMs: number): Clock | null {
  if (nowMs < clock.untilMs) return clock
  if (isTurnOver(clock, bankMs, nowMs)) return null
  return { untilMs: clock.untilMs + bankMs, bankSinceMs: clock.untilMs }
}
