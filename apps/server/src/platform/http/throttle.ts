import type { Clock } from '../clock/clock.ts'

const windowMs = 60_000
/** Some ten megabytes: more than ever come in a minute, unless somebody has very many addresses. */
const usualMostKeys = 50_000

/**
 * Counts requests per key in fixed windows of a minute; `admit` is false once `limit` is used up. Holds at most `mostKeys`: when
 * that many have come, those that asked least are forgotten, so that nobody who is refused is let in again by the crowd,
 * and nobody new is refused for it.
 */
export function createThrottle(clock: Clock, mostKeys = usualMostKeys) {
  let windowStart = 0
  let counts = new Map<string, number>()

  /** Forgets the keys that asked least until half of the room is free. */
  function makeRoom(): void {
    for (let few = 1; counts.size > mostKeys / 2; few *= 2) {
      for (const [key, count] of counts) {
        if (count <= few) counts.delete(key)
        if (counts.size <= mostKeys / 2) return
      }
    }
  }

  function turnWindow(): void {
    const nowMs = clock.now()
    if (nowMs - windowStart < windowMs) return
    windowStart = nowMs
    counts = new Map()
  }

  return {
    /** How many keys are counted now. */
    get size(): number {
      return counts.size
    },
    /** Whether a limit is used up, without counting. */
    isOver(key: string, limit: number): boolean {
      turnWindow()
      return (counts.get(key) ?? 0) >= limit
    },
    admit(key: string, limit: number): boolean {
      turnWindow()
      const known = counts.get(key)
      if (known === undefined && counts.size >= mostKeys) makeRoom()
      const count = (known ?? 0) + 1
      counts.set(key, count)
      return count <= limit
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>
