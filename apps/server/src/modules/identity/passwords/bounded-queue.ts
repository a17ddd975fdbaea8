// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Clock } from '../../../platform/clock/clock.ts'

export interface BoundedQueue {
  /**
   * Runs `work` when its turn comes. There are two lines: one for whom somebody vouches, which goes first,
   * and one for all others. Throws `identity.busy` at once when too many wait in the line already.
   */
  run<Result>(work: () => Promise<Result>, line?: 'first' | 'usual'): Promise<Result>
}

export interface QueueLimits {
  clock: Clock
  atOnce: number
  waitingAtMost: number
  /** How many times as long as a piece of work took its place rests before the next that waits. */
  restsPerWork: number
  /** Yet no longer than this: work that took long for want of a core has left room to others already. */
  longestRestMs: number
}

/**
 * Lets `atOnce` pieces of work run and `waitingAtMost` more wait in each line. While somebody waits the
 * places rest between their pieces, so that a flood has only a share of the machine; without one nobody is
 * held up.
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

  /** Whoever finishes hands its place over, so `running` stays as it is while somebody waits. */
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
