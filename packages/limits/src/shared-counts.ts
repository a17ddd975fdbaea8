// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import type { CountStore } from './count-store.ts'

const windowMs = 60_000
/** A request that waits for the store waits so long at most; then what this process has counted decides. */
const longestWaitMs = 1_000
/** A store that has not answered for so long is away. */
const longestAnswerMs = 3_000
const exchangeEveryMs = 100
const probeEveryMs = 1_000
/**
 * Keys that one process shares in a minute. Further ones it counts by itself, so that nobody fills the store.
 */
const mostKeys = 20_000
const mostUnderWay = 256
const atOnce = 64

/** Is told when the store goes away and when it is back. Must not throw. */
export interface StoreWatcher {
  away(store: string, reason: string): void
  back(store: string): void
}

/** The counts of one kind of key, shared by all processes. */
export interface CountsOf {
  /**
   * One more was counted here, `counted` in all in this minute. The others hear of it within moments; nobody
   * waits.
   */
  note(key: string, counted: number): void
  /**
   * Counts one more here and says how many all processes have counted in this minute, this one among them.
   * Undefined when the store is away, slow or has no room: then what is counted here decides.
   */
  count(key: string): Promise<number | undefined>
}

export interface SharedCounts {
  /**
   * Counts under a name of their own. `charge` hears how many more of a key the other processes have counted.
   */
  of(name: string, charge: (key: string, elsewhere: number) => void): CountsOf
  /** Sends what was noted, now. It happens by itself ten times a second. */
  exchange(): Promise<void>
  readonly isAway: boolean
  close(): Promise<void>
}

/** What this process knows of a key in this minute. */
interface Shared {
  minute: number
  storeKey: string
  charge(elsewhere: number): void
  own: number
  unsent: number
  /** What others counted, so far as the limit here has heard of it. */
  charged: number
  /** Requests that wait to hear how many there are, in their order; each of them is in `unsent`. */
  waiting: ((total: number | undefined) => void)[]
  sending: boolean
}

export interface SharedCountsParts {
  store: CountStore
  now(): number
  watcher: StoreWatcher
}

/**
 * Adds up in a store what several processes count, minute by minute, so that no request waits but the few
 * that ask to.
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

  /** Sends what was not sent yet, one parcel of a key at a time: what comes meanwhile goes with the next. */
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

  /** What the store then holds beyond our own was counted elsewhere. */
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
      waiting.forEach((received, place) => received(total - waiting.length + place + 1))
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

/** Keys of one length, and no address in the store. */
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
