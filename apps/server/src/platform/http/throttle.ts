// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import type { Clock } from '../clock/clock.ts'

const windowMs = 60_000
/** About ten megabytes: more keys than ever come in a minute, unless an attacker has very many addresses. */
const usualMostKeys = 50_000
/**
 * A key is shared with other processes once it has used up this part of its limit, so few are shared at all.
 */
const notifiedAfter = 1 / 32

export interface ThrottleOptions {
  mostKeys?: number
  /** Adds up the counts of all processes under this name; without it, this process counts alone. */
  shared?: { counts: SharedCounts; name: string } | undefined
}

/** The counts of all processes under a name, where they are shared. */
export const sharedBy = (counts: SharedCounts | undefined, name: string): ThrottleOptions['shared'] =>
  counts && { counts, name }

/**
 * Counts requests per key in fixed windows of a minute; `admit` is false once `limit` is used up. Holds at
 * most `mostKeys`: beyond that, the keys with the lowest counts are forgotten, so a crowd neither readmits a
 * refused key nor shuts out a new one.
 */
export function createThrottle(clock: Clock, { mostKeys = usualMostKeys, shared }: ThrottleOptions = {}) {
  let windowStart = 0
  let counts = new Map<string, number>()
  const everywhere = shared?.counts.of(shared.name, charge)

  /** Forgets the keys with the lowest counts until half of the room is free. */
  function makeRoom(): void {
    for (let few = 1; counts.size > mostKeys / 2; few *= 2) {
      for (const [key, count] of counts) {
        if (count <= few) counts.delete(key)
        if (counts.size <= mostKeys / 2) return
      }
    }
  }

  /** All processes start a window at the same moment. */
  function turnWindow(): void {
    const nowMs = clock.now()
    if (nowMs >= windowStart && nowMs - windowStart < windowMs) return
    windowStart = nowMs - (nowMs % windowMs)
    counts = new Map()
  }

  function add(key: string, more: number): number {
    turnWindow()
    const known = counts.get(key)
    if (known === undefined && counts.size >= mostKeys) makeRoom()
    const count = (known ?? 0) + more
    counts.set(key, count)
    return count
  }

  /** What other processes have counted. */
  function charge(key: string, elsewhere: number): void {
    add(key, elsewhere)
  }

  return {
    /** How many keys are being counted. */
    get size(): number {
      return counts.size
    },
    /** Whether a limit is used up, without counting. */
    isOver(key: string, limit: number): boolean {
      turnWindow()
      return (counts.get(key) ?? 0) >= limit
    },
    /** Counts one request. Never waits, so the latest counts of other processes may be missing. */
    admit(key: string, limit: number): boolean {
      const count = add(key, 1)
      if (everywhere !== undefined && count >= limit * notifiedAfter && count <= limit)
        everywhere.note(key, count)
      return count <= limit
    },
    /**
     * Counts one request exactly across all processes. May wait for the shared store, so only for rare and
     * costly calls.
     */
    admitExactly(key: string, limit: number): boolean | Promise<boolean> {
      if (add(key, 1) > limit) return false
      return (
        everywhere === undefined || everywhere.count(key).then((all) => all === undefined || all <= limit)
      )
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>
