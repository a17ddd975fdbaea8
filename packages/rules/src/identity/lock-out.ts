// SPDX-License-Identifier: Apache-2.0
/**
 * Failed attempts on one subject (a name, an address, a device, a function of a member). Times are epoch ms.
 */
export interface Failures {
  failedAtMs: readonly number[]
  lockedUntilMs: number | null
  /** Locks in a row; each is twice as long as the one before. */
  locks: number
  /** Failed attempts since the last success, however long ago. */
  inARow: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
export const failuresAllowed = 5
export const failureWindowMs = 5 * minuteMs
export const lockMs = 5 * minuteMs
export const longestLockMs = dayMs
/** After this long without a lock, the next one is short again. */
export const lockMemoryMs = dayMs
/** From this many failures in a row on, a captcha is required (D-17). */
export const failuresBeforeCaptcha = 3

export const noFailures: Failures = { failedAtMs: [], lockedUntilMs: null, locks: 0, inARow: 0 }

export const isLocked = ({ lockedUntilMs }: Failures, nowMs: number): boolean =>
  lockedUntilMs !== null && nowMs < lockedUntilMs

export const needsCaptcha = ({ inARow }: Failures): boolean => inARow >= failuresBeforeCaptcha

/** From this many in a row on, every further failure locks. */
export const failuresBeforeEveryLock = 20
/** From this many in a row on, each failure locks for the longest time: one guess a day, until a success. */
export const failuresBeforeDayLock = 100

/**
 * Records a failed attempt. The fifth within five minutes locks for five minutes (D-11), and each further
 * lock without a success in between is twice as long, up to a day. However slowly somebody guesses, the
 * twentieth failure in a row and each after it locks, too; the hundredth and each after it locks for a day.
 * No lock is longer, because a permanent lock would let anybody shut the owner out. An address, which many
 * people can share, is never locked for longer than five minutes at a time (`grows` false). After a lock,
 * counting starts again.
 */
export function countFailure(
  { failedAtMs, lockedUntilMs, locks, inARow }: Failures,
  nowMs: number,
  { grows = true } = {},
): Failures {
  const recent = [...failedAtMs.filter((atMs) => atMs > nowMs - failureWindowMs), nowMs]
  const remembered = grows && lockedUntilMs !== null && nowMs < lockedUntilMs + lockMemoryMs ? locks : 0
  const row = inARow + 1
  const locksNow = recent.length >= failuresAllowed || (grows && row >= failuresBeforeEveryLock)
  if (!locksNow) return { failedAtMs: recent, lockedUntilMs, locks: remembered, inARow: row }
  const lengthMs =
    grows && row >= failuresBeforeDayLock
      ? longestLockMs
      : Math.min(lockMs * 2 ** Math.min(remembered, 20), longestLockMs)
  return { failedAtMs: [], lockedUntilMs: nowMs + lengthMs, locks: Math.min(remembered + 1, 30), inARow: row }
}
