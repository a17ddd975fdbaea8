// SPDX-License-Identifier: Apache-2.0
export interface Waiting<Request, Result> {
  request: Request
  key: bigint | string
  resolve(result: Result): void
  reject(error: unknown): void
}

/** Requests in order of arrival. Only one request per key, such as one account, is in flight at a time. */
export interface WaitingLine<Request, Result> {
  add(waiting: Waiting<Request, Result>): void
  length(): number
  /** The requests that can go now: at most 64, none whose key is in flight. The others keep their order. */
  take(): Waiting<Request, Result>[]
  /** Marks these requests as done. */
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
