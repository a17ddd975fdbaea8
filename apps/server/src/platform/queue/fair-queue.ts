// SPDX-License-Identifier: Apache-2.0
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

interface Line {
  running: number
  waiting: (() => void)[]
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
  const lines = new Map<string, Line>()
  /**
   * Keys that could start a piece of work if one of the shared slots were free, in the order of their turns.
   */
  const ready = new Set<string>()
  let running = 0
  let waiting = 0

  const lineOf = (key: string): Line => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    return line
  }

  /**
   * Takes a slot, or waits for one. A slot that becomes free is passed on directly, so that nobody overtakes
   * those who wait.
   */
  function takePlace(key: string): Promise<void> | undefined {
    const line = lineOf(key)
    if (running < atOnce && line.running < atOncePerKey && line.waiting.length === 0) {
      running += 1
      line.running += 1
      return undefined
    }
    if (line.waiting.length >= waitingPerKey || waiting >= waitingInAll) {
      forgetEmpty(key, line)
      throw new QueueFull()
    }
    waiting += 1
    if (line.running < atOncePerKey) ready.add(key)
    return new Promise((resolve) => line.waiting.push(resolve))
  }

  function givePlaceUp(key: string): void {
    const line = lineOf(key)
    running -= 1
    line.running -= 1
    if (line.waiting.length > 0) ready.add(key)
    forgetEmpty(key, line)
    beginNext()
  }

  function beginNext(): void {
    for (const key of ready) {
      if (running >= atOnce) return
      ready.delete(key)
      const line = lineOf(key)
      const begin = line.waiting.shift()
      if (!begin) continue
      waiting -= 1
      running += 1
      line.running += 1
      // Moves the key to the end, so that the next turn goes to another key.
      if (line.waiting.length > 0 && line.running < atOncePerKey) ready.add(key)
      begin()
    }
  }

  function forgetEmpty(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(key)
  }

  return {
    async run(key, work) {
      const turn = takePlace(key)
      if (turn) await turn
      try {
        return await work()
      } finally {
        givePlaceUp(key)
      }
    },
    size: () => ({ running, waiting }),
  }
}
