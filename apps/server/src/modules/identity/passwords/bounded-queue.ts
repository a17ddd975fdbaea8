// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Clock } from '../../../platform/clock/clock.ts'

export interface BoundedQueue {
  /**
   * Runs `work` when its turn comes. There are two queues: one for known callers, which goes first, and one
   * for all others. Throws `identity.busy` at once when the queue is full.
   */
  run<Result>(work: () => Promise<Result>, line?: 'first' | 'usual'): Promise<Result>
}

export interface QueueLimits {
  clock: Clock
  atOnce: number
  waitingAtMost: number
  /** How long a slot pauses before the next waiting work, as a multiple of the last work's duration. */
  restsPerWork: number
  /** The longest pause: work that took long because no core was free has already left room for others. */
  longestRestMs: number
}

/**
 * Runs at most `atOnce` jobs, with `waitingAtMost` more in each queue. While somebody waits, slots pause
 * between jobs, so that a flood gets only a share of the machine; otherwise nobody is delayed.
 */
export function createBoundedQueue({
  clock,
  atOnce,
  waitingAtMost,
  restsPerWork,
  longestRestMs,
}: QueueLimits): BoundedQueue {
  let running = 0
  const lines: Record<'first' | 'usual', (() => void)[]> = { first: [], usual: [] }

  const isWaitedFor = (): boolean => lines.first.length + lines.usual.length > 0

  /** A finished job hands its slot over, so `running` does not change while somebody waits. */
  function handOver(): void {
    const next = lines.first.shift() ?? lines.usual.shift()
    if (next) next()
    else running--
  }

  return {
    async run(work, line = 'usual') {
      if (running < atOnce) running++
      else {
        if (lines[line].length >= waitingAtMost) throw fault('identity.busy')
        await new Promise<void>((resolve) => lines[line].push(resolve))
      }
      const beganMs = clock.now()
      try {
        return await work()
      } finally {
        const tookMs = clock.now() - beganMs
        if (isWaitedFor() && tookMs > 0) setTimeout(handOver, Math.min(tookMs * restsPerWork, longestRestMs))
        else handOver()
      }
    },
  }
}
