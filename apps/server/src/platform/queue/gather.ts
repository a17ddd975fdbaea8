// SPDX-License-Identifier: Apache-2.0
import { QueueFull, type FairQueue } from './fair-queue.ts'

export type Outcome<Result> = { value: Result } | { error: unknown }

export interface GatherOptions<Item, Result> {
  /** Items of one group go together; groups take turns, and each has at most one batch at a time. */
  groupOf(item: Item): string
  /** Of one key, such as one member, a batch has at most one item. */
  keyOf(item: Item): string
  largestBatch: number
  /** Batches at once, over all groups. */
  atOnce: number
  /** Items that may wait in all. */
  mostWaiting: number
  /** Works on a batch and answers each item, in the same order. */
  run(batch: readonly Item[]): Promise<readonly Outcome<Result>[]>
}

export interface Gatherer<Item, Result> {
  /** Resolves with what the batch of the item answers it. Throws `QueueFull` at once when too many wait. */
  submit(item: Item): Promise<Result>
  /** Items running and waiting. */
  readonly size: FairQueue['size']
}

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Gathers items that wait at the same moment into batches, in the order of their arrival. Nothing waits for company: an
 * item that finds its group idle starts a batch in the same turn of the event loop, and those that come while that one
 * runs are the next. Of a key with many items one is in each batch, so that it does not crowd out others.
 */
export function createGatherer<Item, Result>({
  groupOf,
  keyOf,
  largestBatch,
  atOnce,
  mostWaiting,
  run,
}: GatherOptions<Item, Result>): Gatherer<Item, Result> {
  /** Groups with waiting items, in the order of their turns. */
  const lines = new Map<string, Waiting<Item, Result>[]>()
  const busy = new Set<string>()
  let running = 0
  let waiting = 0
  let scheduled = false

  /** After this turn of the event loop, so that everything from the same network reads shares the batch. */
  function schedule(): void {
    if (scheduled) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      startAll()
    })
  }

  function startAll(): void {
    for (const [group, line] of lines) {
      if (busy.size >= atOnce) return
      if (!busy.has(group)) start(group, line)
    }
  }

  function start(group: string, line: readonly Waiting<Item, Result>[]): void {
    const [batch, rest] = firstOfEachKey(line, keyOf, largestBatch)
    lines.delete(group)
    // At the end: the next turn is another group's.
    if (rest.length > 0) lines.set(group, rest)
    busy.add(group)
    waiting -= batch.length
    running += batch.length
    const end = (): void => {
      busy.delete(group)
      running -= batch.length
      if (lines.size > 0) schedule()
    }
    answerBatch(batch, run, end)
  }

  return {
    size: () => ({ running, waiting }),
    async submit(item) {
      if (waiting >= mostWaiting) throw new QueueFull()
      waiting += 1
      const group = groupOf(item)
      const line = lines.get(group) ?? []
      lines.set(group, line)
      return new Promise((resolve, reject) => {
        line.push({ item, resolve, reject })
        schedule()
      })
    },
  }
}

/** The first item of each key, up to the size of a batch, and the others. */
function firstOfEachKey<Item, Result>(
  line: readonly Waiting<Item, Result>[],
  keyOf: (item: Item) => string,
  largestBatch: number,
): [batch: Waiting<Item, Result>[], rest: Waiting<Item, Result>[]] {
  const keys = new Set<string>()
  const [batch, rest]: Waiting<Item, Result>[][] = [[], []]
  for (const one of line) {
    const key = keyOf(one.item)
    if (batch!.length < largestBatch && !keys.has(key)) {
      keys.add(key)
      batch!.push(one)
    } else rest!.push(one)
  }
  return [batch!, rest!]
}

/** Works on a batch and answers each of its items; then calls `end`. */
function answerBatch<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  run: GatherOptions<Item, Result>['run'],
  end: () => void,
): void {
  run(batch.map(({ item }) => item)).then(
    (outcomes) => {
      settle(batch, outcomes)
      end()
    },
    (error: unknown) => {
      for (const { reject } of batch) reject(error)
      end()
    },
  )
}

function settle<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  outcomes: readonly Outcome<Result>[],
): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    const outcome = outcomes[index]
    if (outcome === undefined) reject(new Error('a batch left an item without an answer'))
    else if ('error' in outcome) reject(outcome.error)
    else resolve(outcome.value)
  }
}
