// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { CountStore } from './count-store.ts'

const windowMs = 60_000
/** The longest that a request waits for the store; then the count of this process decides. */
const longestWaitMs = 1_000
/** A store that has not answered for this long counts as lost. */
const longestAnswerMs = 3_000
const exchangeEveryMs = 100
const probeEveryMs = 1_000
/**
 * The most keys that one process shares per minute. It counts further ones alone, so that nobody can fill the
 * store.
 */
const mostKeys = 20_000
const mostUnderWay = 256
const atOnce = 64

/** Called when the store is lost and when it is back. Must not throw. */
export interface StoreWatcher {
  away(store: string, reason: string): void
  back(store: string): void
}

/** The counts of one kind of key, shared by all processes. */
export interface CountsOf {
  /**
   * Notes that one more was counted here, `counted` in total in this minute. The others learn of it within
   * moments; nothing waits.
   */
  note(key: string, counted: number): void
  /**
   * Counts one more here and returns the count of all processes in this minute. Undefined if the store is
   * lost, slow or full: then the local count decides.
   */
  count(key: string): Promise<number | undefined>
}

export interface SharedCounts {
  /**
   * Opens counts with a name of their own. `charge` is called with what the other processes have counted more
   * of a key.
   */
  of(name: string, charge: (key: string, elsewhere: number) => void): CountsOf
  /** Sends the noted counts now. This happens by itself ten times a second. */
  exchange(): Promise<void>
  readonly isAway: boolean
  close(): Promise<void>
}

/** What this process knows about a key in this minute. */
interface Shared {
  minute: number
  storeKey: string
  charge(elsewhere: number): void
  own: number
  unsent: number
  /** What others counted, as far as the local limit has been told. */
  charged: number
  /** Requests that wait for the count of all, in order; each of them is in `unsent`. */
  waiting: ((total: number | undefined) => void)[]
  sending: boolean
}

export interface SharedCountsParts {
  store: CountStore
  now(): number
  watcher: StoreWatcher
}

/**
 * Adds up in a store what several processes count, minute by minute. Only the few requests that ask for it
 * wait.
 */
export function createSharedCounts({ store, now, watcher }: SharedCountsParts): SharedCounts {
  const counts = new Map<string, Shared>()
  const noted = new Set<Shared>()
  let minute = 0
  let underWay = 0
  let awaySinceMs: number | undefined
  let probeAtMs = 0
  let exchanging: Promise<void> | undefined

  function turnMinute(): void {
    const current = Math.floor(now() / windowMs)
    if (current === minute) return
    minute = current
    counts.clear()
    noted.clear()
  }

  function sharedOf(
    name: string,
    key: string,
    charge: (key: string, elsewhere: number) => void,
  ): Shared | undefined {
    turnMinute()
    const full = `${name} ${key}`
    const known = counts.get(full)
    if (known !== undefined || counts.size >= mostKeys) return known
    const shared = {
      minute,
      storeKey: `${minute}:${digestOf(full)}`,
      charge: (elsewhere: number) => charge(key, elsewhere),
      own: 0,
      unsent: 0,
      charged: 0,
      waiting: [],
      sending: false,
    }
    counts.set(full, shared)
    return shared
  }

  /**
   * Sends what was not sent yet, one batch per key at a time: what comes meanwhile goes with the next batch.
   */
  async function send(shared: Shared): Promise<void> {
    if (shared.sending) return
    shared.sending = true
    underWay += 1
    try {
      while (shared.unsent > 0 && awaySinceMs === undefined) await sendParcel(shared)
    } finally {
      shared.sending = false
      underWay -= 1
      if (shared.unsent > 0) noted.add(shared)
      for (const received of shared.waiting.splice(0)) received(undefined)
    }
  }

  /** What the store has beyond our own count was counted elsewhere. */
  async function sendParcel(shared: Shared): Promise<void> {
    const sent = shared.unsent
    const waiting = shared.waiting.splice(0)
    shared.unsent = 0
    shared.own += sent
    try {
      const total = await within(longestAnswerMs, store.add(shared.storeKey, sent))
      const elsewhere = total - shared.own
      if (elsewhere > shared.charged) {
        if (shared.minute === minute) shared.charge(elsewhere - shared.charged)
        shared.charged = elsewhere
      }
      waiting.forEach((received, index) => received(total - waiting.length + index + 1))
    } catch (error) {
      shared.own -= sent
      shared.unsent += sent
      goAway(error)
      for (const received of waiting) received(undefined)
    }
  }

  function goAway(error: unknown): void {
    probeAtMs = performance.now() + probeEveryMs
    if (awaySinceMs !== undefined) return
    awaySinceMs = performance.now()
    watcher.away(store.name, error instanceof Error && error.message !== '' ? error.message : String(error))
  }

  async function probe(): Promise<void> {
    if (performance.now() < probeAtMs) return
    try {
      await within(longestAnswerMs, store.add(`${Math.floor(now() / windowMs)}:probe`, 1))
      awaySinceMs = undefined
      watcher.back(store.name)
    } catch (error) {
      goAway(error)
    }
  }

  async function exchangeNow(): Promise<void> {
    turnMinute()
    if (awaySinceMs !== undefined) await probe()
    const waiting = [...noted]
    for (let first = 0; first < waiting.length && awaySinceMs === undefined; first += atOnce) {
      const some = waiting.slice(first, first + atOnce)
      for (const shared of some) noted.delete(shared)
      await Promise.all(some.map(send))
    }
  }

  const exchange = (): Promise<void> =>
    (exchanging ??= exchangeNow().finally(() => {
      exchanging = undefined
    }))
  const exchangeAgain = (): void => {
    exchange().catch(goAway)
  }
  const timer = setInterval(() => {
    if (noted.size > 0 || awaySinceMs !== undefined) exchangeAgain()
  }, exchangeEveryMs).unref()

  return {
    of: (name, charge) => ({
      note(key, counted) {
        const shared = sharedOf(name, key, charge)
        if (shared === undefined) return
        shared.unsent += shared.own === 0 && shared.unsent === 0 ? counted : 1
        noted.add(shared)
      },
      async count(key) {
        const shared = sharedOf(name, key, charge)
        if (shared === undefined) return undefined
        shared.unsent += 1
        if (awaySinceMs !== undefined || underWay >= mostUnderWay) {
          noted.add(shared)
          return undefined
        }
        const received = new Promise<number | undefined>((resolve) => {
          shared.waiting.push(resolve)
        })
        void send(shared)
        return within(longestWaitMs, received).catch(() => undefined)
      },
    }),
    exchange,
    get isAway() {
      return awaySinceMs !== undefined
    },
    async close() {
      clearInterval(timer)
      await exchanging
      await store.close()
    },
  }
}

/** Hashed: keys have one length, and no address is in the store. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

async function within<Result>(longestMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${longestMs} ms`)), longestMs).unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
