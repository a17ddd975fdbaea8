import type { Clock } from '../clock.ts'
import { StudioRefusal } from '../refusal.ts'

const CALLS_AT_ONCE = 60
const CALLS_PER_SECOND = 20
const FORGET_ABOVE = 20_000

/** Lets a caller make 60 calls at once and 20 a second; throws studio.tooManyRequests beyond. */
export function createThrottle(clock: Clock): (caller: string) => void {
  const left = new Map<string, { calls: number; atMs: number }>()
  return (caller) => {
    const nowMs = clock.now()
    const before = left.get(caller) ?? { calls: CALLS_AT_ONCE, atMs: nowMs }
    const calls = Math.min(CALLS_AT_ONCE, before.calls + ((nowMs - before.atMs) * CALLS_PER_SECOND) / 1000)
    if (left.size >= FORGET_ABOVE) left.clear()
    left.set(caller, { calls: Math.max(0, calls - 1), atMs: nowMs })
    if (calls < 1) throw new StudioRefusal('studio.tooManyRequests')
  }
}
