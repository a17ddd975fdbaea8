import type { Clock } from '../clock/clock.ts'

const windowMs = 60_000

/** Counts requests per key in fixed windows of a minute; `admit` is false once `limit` is used up. Memory is bounded by clearing each window. */
export function createThrottle(clock: Clock) {
  let windowStart = 0
  let counts = new Map<string, number>()
  return {
    admit(key: string, limit: number): boolean {
      const nowMs = clock.now()
      if (nowMs - windowStart >= windowMs) {
        windowStart = nowMs
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= limit
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>
