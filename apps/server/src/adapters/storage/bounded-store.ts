// SPDX-License-Identifier: Apache-2.0
import { StorageUnavailable, type FileStore } from '../../modules/messages/ports.ts'

export interface StoreBounds {
  /** Requests under way at once. */
  atOnce?: number
  /** Requests that may wait; one more is refused. */
  waiting?: number
  /**
   * After the store was unavailable, it is not called for this long: requests are refused at once instead of
   * after a timeout.
   */
  restMs?: number
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Prevents a slow or unavailable store from delaying anybody: few requests run at once, and a file is fetched
 * once for all who want it at the time.
 */
export function createBoundedStore(store: FileStore, bounds: StoreBounds = {}): FileStore {
  const inTurn = createTurns(bounds)
  const reading = new Map<string, Promise<Buffer | undefined>>()
  return {
    keep: (area, name, bytes) => inTurn(() => store.keep(area, name, bytes)),
    remove: (area, name) => inTurn(() => store.remove(area, name)),
    list: (area) => store.list(area),
    read(area, name) {
      const key = `${area}/${name}`
      const known = reading.get(key)
      if (known) return known
      const asked = inTurn(() => store.read(area, name)).finally(() => {
        reading.delete(key)
      })
      reading.set(key, asked)
      return asked
    },
  }
}

function createTurns({ atOnce = 16, waiting = 200, restMs = 1_000 }: StoreBounds): InTurn {
  const line: (() => void)[] = []
  let [running, restUntil] = [0, 0]
  const requireAwake = (): void => {
    if (performance.now() < restUntil)
      throw new StorageUnavailable('away', 'the file store was away a moment ago')
  }
  return async (work) => {
    requireAwake()
    if (running >= atOnce) {
      if (line.length >= waiting)
        throw new StorageUnavailable('away', 'too many requests wait for the file store')
      // A finished request passes its turn on directly, so that no other can take it in between.
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      requireAwake()
      return await work()
    } catch (error) {
      if (error instanceof StorageUnavailable && error.reason === 'away')
        restUntil = Math.max(restUntil, performance.now() + restMs)
      throw error
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
