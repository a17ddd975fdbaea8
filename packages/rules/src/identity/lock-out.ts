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

export const isLocked = ({ lockedUntilMs }: Failures, nowMs: number): boolean => lockedUntilMs !== null && nowMs < lockedUntilMs

export const needsCaptcha = ({ inARow }: Failures): boolean => inARow >= failuresBeforeCaptcha

/** Whether nothing of it counts any more. */
export const isForgotten = ({ failedAtMs, lockedUntilMs, inARow }: Failures, nowMs: number): boolean =>
  inARow === 0 && (lockedUntilMs === null || nowMs >= lockedUntilMs + lockMemoryMs) && failedAtMs.every(atMs => atMs <= nowMs - failureWindowMs)

/**
 * One more wrong try: the fifth within five minutes locks for five minutes (D-11), and each lock that follows without a
 * right try between is twice as long, up to a day. So somebody who goes on guessing is heard ever more rarely: 100 guesses
 * take him longer than a fortnight. An address, which many may share, is never closed for longer than five minutes at a time (`grows`
 * false). Counting begins anew after a lock.
 */
export function countFailure({ failedAtMs, lockedUntilMs, locks, inARow }: Failures, nowMs: number, { grows = true } = {}): Failures {
  const recent = [...failedAtMs.filter(atMs => atMs > nowMs - failureWindowMs), nowMs]
  const remembered = grows && lockedUntilMs !== null && nowMs < lockedUntilMs + lockMemoryMs ? locks : 0
  const counted = { locks: remembered, inARow: inARow + 1 }
  if (recent.length < failuresAllowed) return { failedAtMs: recent, lockedUntilMs, ...counted }
  return { failedAtMs: [], lockedUntilMs: nowMs + Math.min(lockMs * 2 ** remembered, longestLockMs), locks: remembered + 1, inARow: inARow + 1 }
}
