// SPDX-License-Identifier: Apache-2.0
/** How much of one thing may go on, and wait. */
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
  /** Does the work when it is its turn. Throws `QueueFull` at once when too many wait already. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
  /** Pieces of work under way and waiting. */
  size(): { running: number; waiting: number }
}

/** More waits already than is allowed. Nothing was begun. */
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
 * Lets work wait for its turn. Keys take turns, one piece each, so that whoever asks for a thousand things
 * holds up nobody who asks for one. What is known of a key is forgotten with its last piece of work.
 */
export function createFairQueue({
  atOnce,
  atOncePerKey,
  waitingPerKey,
  waitingInAll,
}: FairQueueLimits): FairQueue {
  const lines = new Map<string, Line>()
  /**
   * Keys that could begin a piece of work now but for the places that all share, in the order of their turns.
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
   * Takes a place, or waits for one. Whoever gives a place up hands it on, so nobody overtakes those who
   * wait.
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
      // Put at the end again: the next turn is somebody else's.
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
