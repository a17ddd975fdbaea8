// SPDX-License-Identifier: Apache-2.0
import { createKeyLines } from './key-lines.ts'

/** Limits on the work of one queue, running and waiting. */
export interface FairQueueLimits {
  /** Pieces of work at once, over all keys. */
  atOnce: number
  /** Pieces of work at once of one key: a member, an address, a vendor. */
  atOncePerKey: number
  /** Pieces of one key that may wait. */
  waitingPerKey: number
  /** Pieces that may wait in all. */
  waitingInAll: number
}

export interface FairQueue {
  /** Runs the work when it is its turn. Throws `QueueFull` at once when too many are waiting. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** Pieces of work running and waiting. */
  size(): { running: number; waiting: number }
}

/** Too much work is already waiting. Nothing was started. */
export class QueueFull extends Error {
  constructor() {
    super('too much of this waits already')
  }
}

/**
 * Makes work wait for its turn. Keys take turns with one piece each, so that somebody with a thousand
 * requests does not hold up somebody with one. A key is forgotten with its last piece of work.
 */
export function createFairQueue({
  atOnce,
  atOncePerKey,
  waitingPerKey,
  waitingInAll,
}: FairQueueLimits): FairQueue {
  const lines = createKeyLines(atOncePerKey)
  let running = 0
  let waiting = 0

  /**
   * Takes a slot, or waits for one. A slot that becomes free is passed on directly, so that nobody overtakes
   * those who wait.
   */
  function takeSlot(key: string): Promise<void> | undefined {
    const line = lines.of(key)
    if (running < atOnce && line.running < atOncePerKey && line.waiting.length === 0) {
      running += 1
      line.running += 1
      return undefined
    }
    if (line.waiting.length >= waitingPerKey || waiting >= waitingInAll) {
      lines.forgetEmpty(key)
      throw new QueueFull()
    }
    waiting += 1
    return new Promise((resolve) => {
      line.waiting.push(resolve)
      lines.queueUp(key)
    })
  }

  function releaseSlot(key: string): void {
    const line = lines.of(key)
    running -= 1
    line.running -= 1
    lines.queueUp(key)
    lines.forgetEmpty(key)
    beginNext()
  }

  function beginNext(): void {
    while (running < atOnce) {
      const begin = lines.takeNext()
      if (!begin) return
      waiting -= 1
      running += 1
      begin()
    }
  }

  return {
    async run(key, work) {
      const turn = takeSlot(key)
      if (turn) await turn
      try {
        return await work()
      } finally {
        releaseSlot(key)
      }
    },
    size: () => ({ running, waiting }),
  }
}
