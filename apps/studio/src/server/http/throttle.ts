import type { Clock } from '../clock.ts'
import { StudioRefusal } from '../refusal.ts'

/** How many calls at once, and how many a second after that. */
export interface Pace { readonly atOnce: number; readonly perSecond: number }

/** Of one player's session, and of an address that fails to name one. */
export const ofOne: Pace = { atOnce: 60, perSecond: 20 }
/** Of one address in all: many players may share one. */
export const ofAddress: Pace = { atOnce: 1_200, perSecond: 400 }

const MOST_CALLERS = 20_000

interface Left { calls: number; atMs: number; readonly pace: Pace }

/**
 * Lets each caller keep a pace; throws studio.tooManyRequests beyond. Callers are what is known, never what is claimed: an
 * address, or a session that was found. At most 20,000 are remembered: those that would be let in anyway are forgotten first.
 */
export function createThrottle(clock: Clock, mostCallers = MOST_CALLERS): (caller: string, pace: Pace) => void {
  const left = new Map<string, Left>()

  const callsLeft = ({ calls, atMs, pace }: Left, nowMs: number): number => Math.min(pace.atOnce, calls + ((nowMs - atMs) * pace.perSecond) / 1000)

  /** Forgets callers until half of the room is free: those whose share is whole again, then those with most of it left. */
  function makeRoom(nowMs: number): void {
    for (let share = 1; left.size > mostCallers / 2; share /= 2) {
      for (const [caller, one] of left) {
        if (callsLeft(one, nowMs) >= one.pace.atOnce * share - 1) left.delete(caller)
        if (left.size <= mostCallers / 2) return
      }
    }
  }

  return (caller, pace) => {
    const nowMs = clock.now()
    const before = left.get(caller)
    if (!before && left.size >= mostCallers) makeRoom(nowMs)
    const calls = before ? callsLeft(before, nowMs) : pace.atOnce
    left.set(caller, { calls: Math.max(0, calls - 1), atMs: nowMs, pace })
    if (calls < 1) throw new StudioRefusal('studio.tooManyRequests')
  }
}
