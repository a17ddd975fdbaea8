// SPDX-License-Identifier: Apache-2.0
/** Wrong tries at one thing (a name, an address, a device, a function of a member). Times are epoch ms. */
export interface Failures {
  failedAtMs: readonly number[]
  lockedUntilMs: number | null
  /** Locks in a row, each twice as long as the one before. */
  locks: number
  /** Wrong tries since the last right one, however long ago. */
  inARow: number
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
export const failuresAllowed = 5
export const failureWindowMs = 5 * minuteMs
export const lockMs = 5 * minuteMs
export const longestLockMs = dayMs
/** After so long without a lock the next one is short again. */
export const lockMemoryMs = dayMs
/** From so many wrong tries in a row on, a captcha is asked (D-17). */
export const failuresBeforeCaptcha = 3

export const noFailures: Failures = { failedAtMs: [], lockedUntilMs: null, locks: 0, inARow: 0 }

export const isLocked = ({ lockedUntilMs }: Failures, nowMs: number): boolean =>
  lockedUntilMs !== null && nowMs < lockedUntilMs

export const needsCaptcha = ({ inARow }: Failures): boolean => inARow >= failuresBeforeCaptcha

/** From so many in a row on, every further one locks. */
export const patienceInARow = 20
/** From so many in a row on, each locks for as long as a lock can be: one guess a day, until a right one. */
export const mostInARow = 100

/**
 * One more wrong try: the fifth within five minutes locks for five minutes (D-11), and each lock that follows
 * without a right try between is twice as long, up to a day. However slowly somebody guesses, the twentieth
 * in a row and each after it locks, too, and the hundredth and each after it for a day. No lock is longer:
 * whoever could close a name for good could shut its owner out. An address, which many may share, is never
 * closed for longer than five minutes at a time (`grows` false). Counting towards a lock begins anew after
 * it.
 */
export function countFailure(
  { failedAtMs, lockedUntilMs, locks, inARow }: Failures,
  nowMs: number,
  { grows = true } = {},
): Failures {
  const recent = [...failedAtMs.filter((atMs) => atMs > nowMs - failureWindowMs), nowMs]
  const remembered = grows && lockedUntilMs !== null && nowMs < lockedUntilMs + lockMemoryMs ? locks : 0
  const row = inARow + 1
  const locksNow = recent.length >= failuresAllowed || (grows && row >= patienceInARow)
  if (!locksNow) return { failedAtMs: recent, lockedUntilMs, locks: remembered, inARow: row }
  const lengthMs =
    grows && row >= mostInARow
      ? longestLockMs
      : Math.min(lockMs * 2 ** Math.min(remembered, 20), longestLockMs)
  return { failedAtMs: [], lockedUntilMs: nowMs + lengthMs, locks: Math.min(remembered + 1, 30), inARow: row }
}
