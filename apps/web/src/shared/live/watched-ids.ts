// SPDX-License-Identifier: Apache-2.0
import { spend, type AllowanceState } from '@tessera/rules/site/allowance'

/** A page that watches more is disconnected by the platform. */
export const mostWatched = 40
/** What parts of a page begin and stop watching within this time is sent together. */
const gatherMs = 50
/** Less than the platform allows a connection to send, with its greeting. */
const allowance = { atOnce: 5, perMinute: 20 }
const tryAgainMs = 500

/** Which things the parts of a page watch, each with an id. */
export interface WatchedIds {
  /** Watches a thing until the returned function is called. */
  watch(id: string): () => void
}

/**
 * Collects what the parts of a page watch, and sends it when it has changed, no more often than the platform
 * allows. Of more than `mostWatched` those that were there first are watched.
 */
export function createWatchedIds(send: (ids: readonly string[]) => void, nowMs: () => number): WatchedIds {
  const counts = new Map<string, number>()
  let spent: AllowanceState | undefined
  let sent = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function sendChanges(): void {
    timer = undefined
    const ids = [...counts.keys()].slice(0, mostWatched)
    if (ids.join() === sent) return
    const left = spend(spent, nowMs(), allowance)
    if (!left) {
      timer = setTimeout(sendChanges, tryAgainMs)
      return
    }
    spent = left
    sent = ids.join()
    send(ids)
  }
  const changed = (): void => {
    timer ??= setTimeout(sendChanges, gatherMs)
  }

  return {
    watch(id) {
      counts.set(id, (counts.get(id) ?? 0) + 1)
      changed()
      let watching = true
      return () => {
        if (!watching) return
        watching = false
        const left = (counts.get(id) ?? 0) - 1
        if (left > 0) counts.set(id, left)
        else counts.delete(id)
        changed()
      }
    },
  }
}
