// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import type { Clock } from '../clock.ts'
import { StudioRefusal } from '../refusal.ts'

/** How many calls at once, and how many per second afterwards. */
export interface Pace {
  readonly atOnce: number
  readonly perSecond: number
}

/** For one player's session, and for an address that fails to name one. */
export const ofOne: Pace = { atOnce: 60, perSecond: 20 }
/** For one address in total: many players may share one. */
export const ofAddress: Pace = { atOnce: 1_200, perSecond: 400 }

const MOST_CALLERS = 20_000
/**
 * Other processes learn of a caller who has used up this share of the burst, so that only few are exchanged.
 */
const NOTIFIED_AFTER = 1 / 32

export interface ThrottleOptions {
  readonly mostCallers?: number
  /**
   * Adds up the counts of all processes of the studio under this name; without it this process counts alone.
   */
  readonly shared?: { readonly counts: SharedCounts; readonly name: string } | undefined
}

interface Left {
  calls: number
  atMs: number
  readonly pace: Pace
}

/**
 * Limits the rate of each caller; throws studio.tooManyRequests beyond it. Callers are identified by known
 * facts, never by claims: an address, or a session that was found. At most 20,000 are remembered: those that
 * would be let in anyway are forgotten first.
 */
export function createThrottle(
  clock: Clock,
  { mostCallers = MOST_CALLERS, shared }: ThrottleOptions = {},
): (caller: string, pace: Pace) => void {
  const left = new Map<string, Left>()
  const everywhere = shared?.counts.of(shared.name, charge)

  const callsLeft = ({ calls, atMs, pace }: Left, nowMs: number): number =>
    // A clock that is set back takes nothing away.
    Math.min(pace.atOnce, calls + (Math.max(nowMs - atMs, 0) * pace.perSecond) / 1000)

  /**
   * Forgets callers until half of the space is free: those with a full allowance first, then those with most
   * of it left.
   */
  function makeRoom(nowMs: number): void {
    for (let share = 1; left.size > mostCallers / 2; share /= 2) {
      for (const [caller, one] of left) {
        if (callsLeft(one, nowMs) >= one.pace.atOnce * share - 1) left.delete(caller)
        if (left.size <= mostCallers / 2) return
      }
    }
  }

  /**
   * Deducts a caller's requests to other processes from the allowance; at most down to a whole burst below
   * zero.
   */
  function charge(caller: string, elsewhere: number): void {
    const one = left.get(caller)
    if (!one) return
    const nowMs = clock.now()
    left.set(caller, {
      ...one,
      calls: Math.max(-one.pace.atOnce, callsLeft(one, nowMs) - elsewhere),
      atMs: nowMs,
    })
  }

  return (caller, pace) => {
    const nowMs = clock.now()
    const before = left.get(caller)
    if (!before && left.size >= mostCallers) makeRoom(nowMs)
    const calls = before ? callsLeft(before, nowMs) : pace.atOnce
    left.set(caller, { calls: Math.max(Math.min(0, calls), calls - 1), atMs: nowMs, pace })
    if (everywhere && calls >= 1 && calls <= pace.atOnce * (1 - NOTIFIED_AFTER)) everywhere.note(caller, 1)
    if (calls < 1) throw new StudioRefusal('studio.tooManyRequests')
  }
}
