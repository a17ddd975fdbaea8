// SPDX-License-Identifier: Apache-2.0
/** Runs work with a limit on what runs at once and on what may wait. */
export interface PictureQueue {
  <Result>(work: () => Promise<Result>): Promise<Result>
  /** Drawings under way and waiting. */
  size(): { running: number; waiting: number }
}

const busyCode = 'pictures.busy'

/** Whether an error means that too many pictures wait to be drawn; the caller may try again later. */
export function isPicturesBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === busyCode
}

/** A first-come, first-served queue: `concurrency` run at once and at most `waiting` wait. */
export function createPictureQueue(concurrency: number, waiting: number): PictureQueue {
  let running = 0
  const line: (() => void)[] = []
  const queued = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (line.length >= waiting)
        throw Object.assign(new Error('too many pictures are waiting to be drawn'), { code: busyCode })
      // A finished job passes its slot on, so that nobody can slip in between.
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  return Object.assign(queued, { size: () => ({ running, waiting: line.length }) })
}
