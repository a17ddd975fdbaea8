/** Wrong tries at one thing (a name, an address, a function of a member). Times are epoch ms. */
export interface Failures { failedAtMs: readonly number[]; lockedUntilMs: number | null }

export const failuresAllowed = 5
export const failureWindowMs = 5 * 60_000
export const lockMs = 5 * 60_000

export const noFailures: Failures = { failedAtMs: [], lockedUntilMs: null }

export const isLocked = ({ lockedUntilMs }: Failures, nowMs: number): boolean => lockedUntilMs !== null && nowMs < lockedUntilMs

/** One more wrong try: the fifth within five minutes locks for five minutes (D-11). Counting begins anew after a lock. */
export function countFailure({ failedAtMs }: Failures, nowMs: number): Failures {
  const recent = [...failedAtMs.filter(atMs => atMs > nowMs - failureWindowMs), nowMs]
  return recent.length < failuresAllowed ? { failedAtMs: recent, lockedUntilMs: null } : { failedAtMs: [], lockedUntilMs: nowMs + lockMs }
}
