// SPDX-License-Identifier: Apache-2.0
export interface Waiting<Request, Result> {
  request: Request
  key: bigint | string
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Requests in the order in which they came. A key, such as one account, is with the database once at a time.
 */
export interface WaitingLine<Request, Result> {
  add(waiting: Waiting<Request, Result>): void
  length(): number
  /** Those who can go now: at most 64, none whose key is under way. The others keep their places. */
  take(): Waiting<Request, Result>[]
  /** They have come back. */
  release(batch: readonly Waiting<Request, Result>[]): void
}

const largestBatch = 64

export function createWaitingLine<Request, Result>(): WaitingLine<Request, Result> {
  const underWay = new Set<bigint | string>()
  let line: Waiting<Request, Result>[] = []
  return {
    add: (waiting) => {
      line.push(waiting)
    },
    length: () => line.length,
    take: () => {
      const batch: Waiting<Request, Result>[] = []
      const rest: Waiting<Request, Result>[] = []
      for (const waiting of line) {
        if (batch.length < largestBatch && !underWay.has(waiting.key)) {
          underWay.add(waiting.key)
          batch.push(waiting)
        } else rest.push(waiting)
      }
      line = rest
      return batch
    },
    release: (batch) => {
      for (const { key } of batch) underWay.delete(key)
    },
  }
}
